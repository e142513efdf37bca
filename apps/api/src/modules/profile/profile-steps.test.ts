import { profileRoutes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveDetails, saveStep } from '#api/modules/profile/save-step.service.ts';
import { pdf } from '#api/modules/profile/testing/resume-files.ts';
import { callWire, wireSteps } from '#api/modules/profile/testing/wire-steps.ts';
import { createEmployee, createTestApp, type TestApp, type TestUser } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const stored = (user: TestUser) =>
  testApp.deps.db
    .selectFrom('candidate')
    .selectAll()
    .where('accountId', '=', user.id)
    .executeTakeFirstOrThrow();

const listOf = (
  table: 'candidateOrganisation' | 'candidateTechnology' | 'candidateReferral',
  user: TestUser,
) =>
  testApp.deps.db
    .selectFrom(table)
    .selectAll()
    .where('candidateId', '=', user.id)
    .orderBy('position')
    .execute();

const personalDetails = (user: TestUser) => ({ ...wireSteps.personalDetails, emailId: user.email });

test('[PROF-01][APP-07] the eight steps one after the other complete a profile and list the candidate', async () => {
  const user = await createEmployee(testApp, 0);
  const save = async (path: string, body: unknown) => {
    const { status, answer } = await callWire(testApp, user, path, body);
    expect(answer.Errors).toBeUndefined();
    expect(status).toBe(200);
    return answer.Data;
  };
  expect(await save('personalDetails', { ...personalDetails(user), userUniqueId: user.id })).toEqual({
    profileStatus: 1,
    version: 2,
  });
  expect(await save('workExperience', wireSteps.workExperience)).toMatchObject({ profileStatus: 2 });
  const resume = await testApp.call(profileRoutes.saveResume, {
    token: user.token,
    body: { id: user.id },
    file: new File([new Uint8Array(pdf())], 'cv.pdf'),
  });
  expect(resume.data).toEqual({ profileStatus: 3, version: 4 });
  expect(await save('visaDetails', wireSteps.visaDetails)).toMatchObject({ profileStatus: 4 });
  expect(await save('skillDetails', wireSteps.skillDetails)).toMatchObject({ profileStatus: 5 });
  expect(await save('educationDetails', wireSteps.educationDetails)).toMatchObject({ profileStatus: 6 });
  expect(await save('expectationDetails', wireSteps.expectationDetails)).toMatchObject({ profileStatus: 7 });
  expect(await save('socialMediaDetails', wireSteps.socialMediaDetails)).toEqual({
    profileStatus: 8,
    version: 9,
  });
  const row = await testApp.deps.db
    .selectFrom('candidateSearch')
    .select(['listed', 'experienceMonths', 'expectedSalary'])
    .where('candidateId', '=', user.id)
    .executeTakeFirst();
  expect(row).toEqual({ listed: true, experienceMonths: 55, expectedSalary: 90_000 });
});

test('[PROF-02][PROF-03] personal detail and experience are stored, lists in their order', async () => {
  const user = await createEmployee(testApp, 1);
  await callWire(testApp, user, 'personalDetails', personalDetails(user));
  await callWire(testApp, user, 'workExperience', wireSteps.workExperience);
  expect(await stored(user)).toMatchObject({
    profileStatus: 2,
    lastName: 'Díaz',
    mobile: '+919876543210',
    strengths: ['Calm', 'C++'],
    about: '<b>Hello</b>',
    isFresher: false,
    experienceMonths: 55,
    annualSalary: 80_000,
    annualSalaryCurrency: 'EUR',
    countriesWorkedFor: ['India', 'Korea, Republic of'],
    updatedAt: testApp.clock.now(),
  });
  expect(await listOf('candidateOrganisation', user)).toMatchObject([
    { position: 0, organisation: 'Acme, Inc.', endYear: 2022, isCurrent: false, workType: 3 },
    { position: 1, organisation: 'Umbrella', endYear: null, isCurrent: true, workType: 2 },
  ]);
  expect(await listOf('candidateTechnology', user)).toMatchObject([{ name: '.net', years: 4 }]);
  expect(await listOf('candidateReferral', user)).toMatchObject([{ name: 'Ravi', years: 3 }]);
});

test('[PROF-03] saving again replaces the lists, and choosing fresher empties them', async () => {
  const user = await createEmployee(testApp, 1);
  await callWire(testApp, user, 'workExperience', wireSteps.workExperience);
  const [job] = wireSteps.workExperience.workedorganisations;
  await callWire(testApp, user, 'editWorkExperience', {
    ...wireSteps.workExperience,
    workedorganisations: [job],
    technologies: [],
  });
  expect(await listOf('candidateOrganisation', user)).toMatchObject([{ role: 'Developer' }]);
  expect(await listOf('candidateTechnology', user)).toEqual([]);
  await callWire(testApp, user, 'fresher', { internRole: 'Trainee' });
  expect(await listOf('candidateOrganisation', user)).toEqual([]);
  expect(await stored(user)).toMatchObject({
    profileStatus: 2,
    isFresher: true,
    internRole: 'Trainee',
    experienceMonths: 0,
    annualSalary: null,
  });
});

test('[PROF-03] experience and fresher take each other’s place, with all that belongs to them', async () => {
  const user = await createEmployee(testApp, 8);
  await callWire(testApp, user, 'editWorkExperience', wireSteps.workExperience);
  await callWire(testApp, user, 'editFresher', {
    internPeriod: '6 months',
    internLocation: 'Pune',
    internRole: 'Trainee',
  });
  for (const table of ['candidateOrganisation', 'candidateTechnology', 'candidateReferral'] as const)
    expect(await listOf(table, user)).toEqual([]);
  expect(await stored(user)).toMatchObject({
    isFresher: true,
    experienceMonths: 0,
    annualSalary: null,
    countriesWorkedFor: [],
  });
  await callWire(testApp, user, 'editWorkExperience', wireSteps.workExperience);
  expect(await stored(user)).toMatchObject({
    isFresher: false,
    experienceMonths: 55,
    annualSalary: 80_000,
    internPeriod: '',
    internLocation: '',
    internRole: '',
  });
});

test('[SEARCH-01] a save dates the profile, and so its place in searches', async () => {
  const user = await createEmployee(testApp, 8);
  testApp.clock.advance(60_000);
  await callWire(testApp, user, 'editVisaDetails', wireSteps.visaDetails);
  const { updatedAt } = await stored(user);
  expect(updatedAt).toEqual(testApp.clock.now());
  const row = testApp.deps.db.selectFrom('candidateSearch').select('updatedAt');
  expect(await row.where('candidateId', '=', user.id).executeTakeFirst()).toEqual({ updatedAt });
});

test('[APP-07] a step cannot be jumped over, and an earlier one saved again leaves the status', async () => {
  const user = await createEmployee(testApp, 3);
  const jump = await callWire(testApp, user, 'skillDetails', wireSteps.skillDetails);
  expect(jump).toMatchObject({
    status: 403,
    answer: { Code: '0', Message: 'Complete the step "Visa" first.' },
  });
  expect(await stored(user)).toMatchObject({ profileStatus: 3, version: 1 });
  const again = await callWire(testApp, user, 'editPersonalDetails', personalDetails(user));
  expect(again.answer.Data).toEqual({ profileStatus: 3, version: 2 });
});

test('[APP-07] an edit of a complete profile leaves it complete', async () => {
  const user = await createEmployee(testApp, 8);
  const { answer } = await callWire(testApp, user, 'editSocialMediaDetails', wireSteps.socialMediaDetails);
  expect(answer.Data).toMatchObject({ profileStatus: 8 });
});

test('[PROF-16] a save from an older copy is refused as stale and changes nothing', async () => {
  const user = await createEmployee(testApp, 8);
  const body = { ...wireSteps.visaDetails, version: 1 };
  expect((await callWire(testApp, user, 'editVisaDetails', body)).answer.Data).toMatchObject({ version: 2 });
  const stale = await callWire(testApp, user, 'editVisaDetails', { ...body, visaStatus: 'US Citizen' });
  expect(stale.status).toBe(409);
  expect(await stored(user)).toMatchObject({ visaStatus: 'H1B', version: 2 });
});

const { personalDetails: _, ...otherSteps } = wireSteps;
test.for(['personalDetails', 'fresher', ...Object.keys(otherSteps)])(
  '[PROF-16] both calls of %s refuse what an older copy holds, and change nothing',
  async (step) => {
    const user = await createEmployee(testApp, 8);
    const values = { ...otherSteps, personalDetails: personalDetails(user), fresher: {} };
    const body = { ...values[step as keyof typeof values], version: 1 }; // its own keys
    const calls = [step, `edit${step.slice(0, 1).toUpperCase()}${step.slice(1)}`];
    expect((await callWire(testApp, user, calls[0] ?? '', body)).status).toBe(200);
    const before = await stored(user);
    for (const call of calls) expect((await callWire(testApp, user, call, body)).status, call).toBe(409);
    expect(await stored(user)).toEqual(before);
  },
);

test('[PROF-16] two tabs may change two parts of a profile; the same part in both is a conflict', async () => {
  const user = await createEmployee(testApp, 8);
  const save = (path: string, body: object) => callWire(testApp, user, path, { ...body, version: 1 });
  expect((await save('editVisaDetails', wireSteps.visaDetails)).status).toBe(200);
  const other = await save('editEducationDetails', wireSteps.educationDetails);
  expect(other.answer.Data).toMatchObject({ version: 3 });
  expect((await save('editFresher', { internRole: 'Trainee' })).status).toBe(200);
  expect((await save('editWorkExperience', wireSteps.workExperience)).status).toBe(409);
  const details = { firstName: 'Maya', lastName: 'Rao', aboutUser: 'Likes tea' };
  expect((await save(`update-profile-employee/${user.id}`, details)).status).toBe(200);
  expect((await save('editPersonalDetails', personalDetails(user))).status).toBe(409);
  const late = { ...details, firstName: 'Eve' };
  expect((await save(`update-profile-employee/${user.id}`, late)).status).toBe(409);
  expect(await stored(user)).toMatchObject({ firstName: 'Maya', isFresher: true, visaStatus: 'H1B' });
});

test('[PROF-16] a version that does not exist yet is refused', async () => {
  const user = await createEmployee(testApp, 8);
  const body = { ...wireSteps.visaDetails, version: 7 };
  expect((await callWire(testApp, user, 'editVisaDetails', body)).status).toBe(409);
});

test('[PROF-16] of two saves from one copy at the same moment one wins', async () => {
  const user = await createEmployee(testApp, 8);
  const statuses = await Promise.all(
    ['US Citizen', 'H1B', 'F1 OPT', 'Others'].map(async (visaStatus) => {
      const body = { visaStatus, authorizedUs: true, version: 1 };
      return (await callWire(testApp, user, 'editVisaDetails', body)).status;
    }),
  );
  expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  expect(await stored(user)).toMatchObject({ version: 2 });
});

test('a save of an account that is deleted in the meantime finds nobody, whatever it would have written', async () => {
  const skills = [{ name: 'SQL', proficiency: 3 }];
  const gone = { candidateId: '01900000-0000-7000-8000-000000000000', version: undefined } as const;
  const lists = saveStep(testApp.deps, { ...gone, step: 'Skills' }, () => ({
    columns: {},
    lists: { candidateSkill: skills },
  }));
  await expect(lists).rejects.toMatchObject({ kind: 'not-found' });
  const details = saveDetails(testApp.deps, { ...gone, step: 'Personal detail' }, { about: 'Nobody' });
  await expect(details).rejects.toMatchObject({ kind: 'not-found' });
});

test('[FIELD-01][PROF-05] what is missing or out of bounds is named, and nothing is stored', async () => {
  const user = await createEmployee(testApp, 3);
  const { status, answer } = await callWire(testApp, user, 'visaDetails', { visaStatus: 'Martian' });
  expect(status).toBe(400);
  expect(answer.Errors).toEqual([
    { path: 'visaStatus', message: 'Visa Status is required' },
    { path: 'authorizedUs', message: 'Work Authorization is required' },
  ]);
  expect(await stored(user)).toMatchObject({ profileStatus: 3, visaStatus: '' });
});

test('[API-04][SEC-02] another user’s id is refused and changes nothing', async () => {
  const user = await createEmployee(testApp, 3);
  const other = await createEmployee(testApp, 3);
  const body = { ...wireSteps.visaDetails, userUniqueId: other.id };
  expect((await callWire(testApp, user, 'visaDetails', body)).status).toBe(403);
  const details = { firstName: 'Eve', lastName: 'X', aboutUser: '' };
  expect((await callWire(testApp, user, `update-profile-employee/${other.id}`, details)).status).toBe(403);
  expect((await callWire(testApp, user, `pursueEmployment/${other.id}/false`, {})).status).toBe(403);
  expect(await stored(other)).toMatchObject({ visaStatus: '', firstName: 'Asha', pursuesEmployment: true });
  expect(await stored(user)).toMatchObject({ visaStatus: '' });
});

test('[SEC-04] status, ids and dates are nobody’s to send', async () => {
  const user = await createEmployee(testApp, 3);
  for (const extra of [{ profileStatus: 8 }, { updatedAt: '2020-01-01' }, { accountId: user.id }]) {
    const { status } = await callWire(testApp, user, 'visaDetails', { ...wireSteps.visaDetails, ...extra });
    expect(status).toBe(400);
  }
  expect(await stored(user)).toMatchObject({ profileStatus: 3 });
});

test('[PROF-14] a changed email is not taken over by a save; another spelling of the same is', async () => {
  const user = await createEmployee(testApp, 0);
  const changed = await callWire(testApp, user, 'personalDetails', {
    ...wireSteps.personalDetails,
    emailId: 'new@example.com',
  });
  expect(changed).toMatchObject({ status: 400, answer: { Errors: [{ path: 'emailId' }] } });
  const same = await callWire(testApp, user, 'personalDetails', {
    ...wireSteps.personalDetails,
    emailId: user.email.toUpperCase(),
  });
  expect(same.status).toBe(200);
});

test('[PROF-11] name and about text', async () => {
  const user = await createEmployee(testApp, 8);
  const body = { firstName: 'Maya', lastName: 'O’Brien', aboutUser: 'Likes tea' };
  const { answer } = await callWire(testApp, user, `update-profile-employee/${user.id}`, body);
  expect(answer).toMatchObject({ Code: '1', Data: { profileStatus: 8, version: 2 } });
  expect(await stored(user)).toMatchObject({ firstName: 'Maya', lastName: 'O’Brien', about: 'Likes tea' });
});

test('[PROF-13] pursuing employment off hides from search, on shows again; the body is empty', async () => {
  const [user, other] = [await createEmployee(testApp, 8), await createEmployee(testApp, 8)];
  const toggle = (flag: boolean) =>
    testApp.call(profileRoutes.pursueEmployment, { token: user.token, params: { userId: user.id, flag } });
  const listed = async () =>
    (
      await testApp.deps.db
        .selectFrom('candidateSearch')
        .select('listed')
        .where('candidateId', '=', user.id)
        .executeTakeFirst()
    )?.listed;
  expect(await toggle(false)).toMatchObject({ code: '1', data: { pursueEmployment: false } });
  expect(await stored(user)).toMatchObject({ pursuesEmployment: false });
  expect(await stored(other)).toMatchObject({ pursuesEmployment: true });
  expect(await listed()).toBe(false);
  expect((await toggle(true)).message).toBe('You are now pursuing employment');
  expect(await listed()).toBe(true);
});
