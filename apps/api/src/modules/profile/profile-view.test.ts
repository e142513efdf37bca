import { CallError, profileRoutes, referenceRoutes, searchRoutes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callWire, wireSteps } from '#api/modules/profile/testing/wire-steps.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** A complete candidate with everything filled in, but no files. */
const createWholeCandidate = async (): Promise<TestUser> => {
  const user = await createEmployee(testApp, 8);
  for (const [path, body] of Object.entries(wireSteps)) {
    const own = path === 'personalDetails' ? { ...body, emailId: user.email } : body;
    expect((await callWire(testApp, user, path, own)).status).toBe(200);
  }
  return user;
};

const view = (viewer: TestUser, id: string) => callWire(testApp, viewer, `viewProfile/${id}`);

test('[PROF-06][PROF-07][PROF-08][PROF-09][PROF-15][API-06] the own profile carries everything in the spec’s spelling', async () => {
  const user = await createWholeCandidate();
  const { answer } = await view(user, user.id);
  const { preferedJob, countryWorkedFor } = { ...wireSteps.expectationDetails, ...wireSteps.workExperience };
  expect(answer.Data).toMatchObject({
    ...wireSteps.personalDetails,
    id: user.id,
    userUniqueId: user.id,
    mobile: '+919876543210',
    emailId: user.email,
    profile: null,
    resume: null,
    updatedAt: testApp.clock.now().toISOString(),
    categoryId: 1,
    experienceYears: 4,
    experienceMonths: 7,
    annualSalary: 80_000,
    annualSalaryCurrency: 'EUR',
    currency: 'USD',
    countryWorkedFor,
    preferedJob,
    modeOfWork: 'Remote',
    preferedRole: 'Full Time',
    noticePeriod: 30,
    isShowCtc: false,
    authorizedUs: true,
    workOnForte: false,
    contractWithForte: null,
    visaStatus: 'H1B',
    pursueEmployment: true,
    profileStatus: 8,
    skills: wireSteps.skillDetails.skills,
    languages: wireSteps.skillDetails.languages,
    technologies: wireSteps.workExperience.technologies,
    qualification: 'B.E.',
    education: [
      { certificateName: 'OCP', certificateNo: '77', organisation: 'Oracle', expiryDate: '2027-03-05' },
      { certificateName: 'CKA', certificateNo: '', organisation: '', expiryDate: null },
    ],
    socialmedia: [
      { name: 'Blog', link: 'https://asha.example.com', notInterested: false },
      { name: 'Facebook', link: '', notInterested: true },
    ],
  });
  expect(answer.Data).toMatchObject({
    workedorganisations: [
      {
        role: 'Developer',
        organisation: 'Acme, Inc.',
        workType: 3,
        startYear: 2020,
        startMonth: 5,
        endYear: 2022,
        endMonth: 4,
        expYears: 2,
        isCurrentlyWorking: false,
        internRole: '',
      },
      { role: 'Lead', organisation: 'Umbrella', startYear: 2022, endYear: null, isCurrentlyWorking: true },
    ],
    referraldetails: [
      {
        name: 'Ravi',
        contactNumber: '+919812345678',
        email: 'ravi@example.com',
        organisation: 'Acme, Inc.',
        years: 3,
      },
    ],
  });
});

test('[PROF-15][SEC-03] an employer sees a complete profile, without referrals and a salary that is not shown', async () => {
  const user = await createWholeCandidate();
  const employer = await createEmployer(testApp);
  const hidden = await view(employer, user.id);
  expect(hidden.status).toBe(200);
  expect(hidden.answer.Data).toMatchObject({
    firstName: 'Asha',
    annualSalary: null,
    referraldetails: [],
    expectedSalary: 90_000,
  });
  await callWire(testApp, user, 'editExpectationDetails', {
    ...wireSteps.expectationDetails,
    isShowCtc: true,
  });
  expect((await view(employer, user.id)).answer.Data).toMatchObject({
    annualSalary: 80_000,
    isShowCtc: true,
  });
});

test('[SEARCH-06] only the employer who has the candidate on the shortlist sees that; the candidate sees nothing of it', async () => {
  const user = await createEmployee(testApp, 8);
  const [employer, other] = [await createEmployer(testApp), await createEmployer(testApp)];
  const setHeart = (isFavorite: boolean) =>
    testApp.call(searchRoutes.setFavoriteCandidate, {
      body: { candidateId: user.id, isFavorite },
      token: employer.token,
    });
  const heartFor = async (viewer: TestUser) => (await view(viewer, user.id)).answer.Data;
  expect(await heartFor(employer)).toMatchObject({ isFavorite: false });
  await setHeart(true);
  expect(await heartFor(employer)).toMatchObject({ isFavorite: true });
  expect(await heartFor(other)).toMatchObject({ isFavorite: false });
  expect(await heartFor(user)).not.toHaveProperty('isFavorite');
  await setHeart(false);
  expect(await heartFor(employer)).toMatchObject({ isFavorite: false });
});

test('[PROF-15] nobody else sees a profile: another candidate, an employer before it is complete', async () => {
  const incomplete = await createEmployee(testApp, 7);
  const complete = await createEmployee(testApp, 8);
  const employer = await createEmployer(testApp);
  expect((await view(incomplete, complete.id)).status).toBe(404);
  expect((await view(employer, incomplete.id)).status).toBe(404);
  expect((await view(employer, employer.id)).status).toBe(404);
  expect((await view(incomplete, incomplete.id)).status).toBe(200);
});

test('[PROF-13] a candidate who does not pursue employment is still shown to an employer who has the address', async () => {
  const user = await createEmployee(testApp, 8);
  await testApp.deps.db
    .updateTable('candidate')
    .set({ pursuesEmployment: false })
    .where('accountId', '=', user.id)
    .execute();
  expect((await view(await createEmployer(testApp), user.id)).status).toBe(200);
});

test('[PROF-03] a fresher’s category and internship', async () => {
  const user = await createEmployee(testApp, 1);
  await callWire(testApp, user, 'fresher', { internPeriod: '6 months', internRole: 'Trainee' });
  expect((await view(user, user.id)).answer.Data).toMatchObject({
    categoryId: 2,
    internPeriod: '6 months',
    internRole: 'Trainee',
    experienceYears: 0,
    workedorganisations: [],
  });
});

test('[PROF-02][PROF-06] countries, their states and languages', async () => {
  const { token } = await createEmployee(testApp, 0);
  const countries = await testApp.call(referenceRoutes.countries, { token });
  expect(countries.data).toContainEqual({ id: 'IN', name: 'India' });
  expect(countries.data.length).toBeGreaterThan(240);
  const states = await testApp.call(referenceRoutes.states, { token, params: { countryId: 'US' } });
  expect(states.data).toContainEqual({ id: 'US-CA', name: 'California' });
  const none = testApp.call(referenceRoutes.states, { token, params: { countryId: 'XX' } });
  await expect(none).rejects.toMatchObject({ status: 404 });
  const languages = await testApp.call(referenceRoutes.languages, { token });
  expect(languages.data).toContainEqual({ id: 'hi', name: 'Hindi' });
});

test('[PROF-14][SIGN-09] a taken address is told, in any spelling, and only so often', async () => {
  const user = await createEmployee(testApp, 8);
  const other = await createEmployee(testApp, 8);
  const ask = (emailId: string) => callWire(testApp, user, 'find-duplicate-email', { emailId });
  expect(await ask(other.email.toUpperCase())).toMatchObject({
    status: 409,
    answer: { Code: '0', Message: 'This email is already registered' },
  });
  expect((await ask(user.email)).status).toBe(200);
  expect((await ask((await createEmployer(testApp)).email)).status).toBe(200);
  const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await ask(other.email)).status));
  expect(statuses.filter((status) => status === 429)).toHaveLength(8);
});

test('[APP-09] an employer can’t call what is a candidate’s', async () => {
  const { token, id } = await createEmployer(testApp);
  const call = testApp.call(profileRoutes.pursueEmployment, { token, params: { userId: id, flag: false } });
  await expect(call).rejects.toBeInstanceOf(CallError);
  await expect(call).rejects.toMatchObject({ status: 403 });
});
