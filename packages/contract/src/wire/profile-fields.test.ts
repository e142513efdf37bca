import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { filledSteps, profileFields, refusedBy, takenBy } from '../testing/profile-fields.ts';
import { withValue } from '../testing/with-value.ts';
import * as steps from './profile-steps.ts';

const bodies = {
  personalDetails: steps.personalDetailBody,
  workExperience: steps.workExperienceBody,
  fresher: steps.fresherBody,
  visaDetails: steps.visaDetailBody,
  skillDetails: steps.skillDetailBody,
  educationDetails: steps.educationDetailBody,
  expectationDetails: steps.expectationDetailBody,
} as const;

const issuesOf = (schema: z.ZodMiniType, body: object) =>
  z
    .safeDecode(schema, body as never) // what a client sends may be anything
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe.each(profileFields)('$step $path', (field) => {
  const schema: z.ZodMiniType = bodies[field.step];
  const body = filledSteps[field.step];

  test.each(refusedBy(field))('refuses $value: $sentence', ({ value, sentence }) => {
    expect(issuesOf(schema, withValue(body, field.path, value))[0]).toEqual([field.path, sentence]);
  });

  test.each(takenBy(field).map((value) => ({ value })))('takes $value', ({ value }) => {
    expect(issuesOf(schema, withValue(body, field.path, value))).toEqual([]);
  });
});

test('lists of one field: at least one, and how many at most', () => {
  const many = (count: number, of: (index: number) => unknown) =>
    Array.from({ length: count }, (_, index) => of(index));
  const job = filledSteps.workExperience.workedorganisations[0];
  const work = (path: string, value: unknown) =>
    issuesOf(bodies.workExperience, withValue(filledSteps.workExperience, path, value));
  const skills = (path: string, value: unknown) =>
    issuesOf(bodies.skillDetails, withValue(filledSteps.skillDetails, path, value));
  expect(work('workedorganisations', [])).toEqual([['workedorganisations', 'Organisation is required']]);
  expect(
    work(
      'workedorganisations',
      many(30, () => job),
    ),
  ).toEqual([]);
  expect(
    work(
      'technologies',
      many(31, (index) => ({ name: `t${index}`, workedFor: 1 })),
    ),
  ).toEqual([['technologies', 'At most 30 entries']]);
  expect(
    work(
      'referraldetails',
      many(6, () => ({ name: 'Ravi' })),
    ),
  ).toEqual([['referraldetails', 'At most 5 entries']]);
  expect(skills('skills', [])).toEqual([['skills', 'Skill is required']]);
  expect(
    skills(
      'skills',
      many(51, (index) => ({ name: `s${index}`, preficiency: 1 })),
    ),
  ).toEqual([['skills', 'At most 50 entries']]);
  expect(
    skills(
      'languages',
      many(21, (index) => ({ name: `l${index}` })),
    ),
  ).toEqual([['languages', 'At most 20 entries']]);
});

test('chips that people read as the same are folded into the first', () => {
  const body = { ...filledSteps.personalDetails, topStrengths: ['Díaz', 'diaz ', 'C', 'C++', 'c++'] };
  expect(z.decode(bodies.personalDetails, body as never)).toMatchObject({ strengths: ['Díaz', 'C', 'C++'] });
});
