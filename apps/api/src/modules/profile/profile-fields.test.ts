import type { FieldError } from '@forte/contract';
import {
  type FieldRow,
  filledSteps,
  profileFields,
  refusedBy,
  takenBy,
} from '@forte/contract/testing/profile-fields';
import { withValue } from '@forte/contract/testing/with-value';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWire } from '#api/modules/profile/testing/wire-steps.ts';
import { createEmployee, createTestApp, type TestApp, type TestUser } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

type Step = FieldRow['step'];
const steps = Object.keys(filledSteps) as Step[]; // the keys of an object of ours

const bodyOf = (step: Step, user: TestUser): object =>
  step === 'personalDetails' ? { ...filledSteps[step], emailId: user.email } : filledSteps[step];

const fieldsOf = (step: Step) => profileFields.filter((field) => field.step === step);

const view = async (user: TestUser) => (await callWire(testApp, user, `viewProfile/${user.id}`)).answer.Data;

const at = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], data); // looked at only

test.each(steps)(
  '[FIELD-01] %s: each field refuses what it can’t be, with its sentence, and stores nothing',
  async (step) => {
    const user = await createEmployee(testApp, 8);
    const before = await view(user);
    const body = bodyOf(step, user);
    for (const field of fieldsOf(step)) {
      for (const { value, sentence } of refusedBy(field)) {
        const { status, answer } = await callWire(testApp, user, step, withValue(body, field.path, value));
        const own = answer.Errors?.find(({ path }: FieldError) => path === field.path);
        expect([status, own?.message], `${field.path} = ${value}`).toEqual([400, sentence]);
      }
    }
    expect(await view(user)).toEqual(before);
  },
);

/** The lowest first, the highest second; texts are at their longest in both. */
const limitOf = (field: FieldRow, which: 'lowest' | 'highest') => {
  const taken = takenBy(field);
  return which === 'lowest' ? taken[0] : taken.at(-1);
};

/** An end can't be before its start, whatever the limits of the months. */
const isFree = ({ path }: FieldRow): boolean => !/startMonth|endMonth|startYear|endYear/.test(path);

test.each(['lowest', 'highest'] as const)(
  '[FIELD-01] every field at its %s limit at once is taken and shown whole',
  async (which) => {
    const user = await createEmployee(testApp, 8);
    const filled = profileFields.filter((field) => takenBy(field).length > 0 && isFree(field));
    for (const step of steps.filter((name) => name !== 'fresher')) {
      const body = filled
        .filter((field) => field.step === step)
        .reduce((sofar, field) => withValue(sofar, field.path, limitOf(field, which)), bodyOf(step, user));
      const { status, answer } = await callWire(testApp, user, step, body);
      expect([status, answer.Errors], step).toEqual([200, undefined]);
    }
    const shown = await view(user);
    for (const field of filled.filter(({ step }) => step !== 'fresher')) {
      expect(at(shown, field.path), field.path).toBe(limitOf(field, which));
    }
  },
);

test('[FIELD-01] a fresher’s fields at their limits are taken and shown whole', async () => {
  const user = await createEmployee(testApp, 8);
  const body = Object.fromEntries(
    fieldsOf('fresher').map((field) => [field.path, limitOf(field, 'highest')]),
  );
  expect((await callWire(testApp, user, 'fresher', body)).status).toBe(200);
  expect(await view(user)).toMatchObject(body);
});

test('[PROF-02] a state that the country does not have is refused, however the two are spelt', async () => {
  const user = await createEmployee(testApp, 8);
  const save = async (country: string, state: string) => {
    const { status, answer } = await callWire(testApp, user, 'editPersonalDetails', {
      ...filledSteps.personalDetails,
      emailId: user.email,
      country,
      state,
    });
    return status === 200 ? 'saved' : answer.Errors;
  };
  expect(await save('India', 'Maharashtra')).toBe('saved');
  expect(await save('Canada', 'Maharashtra')).toEqual([
    { path: 'state', message: 'State must be one of Canada' },
  ]);
  expect(await view(user)).toMatchObject({ country: 'India', state: 'Maharashtra' });
  expect(await save('canada', 'québec')).toBe('saved');
  expect(await save('Canada', '')).toBe('saved');
  expect(await save('Nowhere', 'Anything')).toBe('saved');
});

test('[PROF-09] a name on a network or an address without https is stored as the one link', async () => {
  const user = await createEmployee(testApp, 8);
  const socialmedia = [
    { name: 'Twitter', link: '@asha' },
    { name: 'Blog', link: 'asha.example.com' },
  ];
  await callWire(testApp, user, 'socialMediaDetails', { socialmedia });
  expect(await view(user)).toMatchObject({
    socialmedia: [
      { name: 'Blog', link: 'https://asha.example.com' },
      { name: 'Twitter', link: 'https://x.com/asha' },
    ],
  });
  const wrong = [{ name: 'Blog', link: 'javascript:alert(1)' }];
  const { status, answer } = await callWire(testApp, user, 'socialMediaDetails', { socialmedia: wrong });
  expect(status).toBe(400);
  expect(answer.Errors).toMatchObject([{ path: 'socialmedia.0.link' }]);
});
