import { employerRoutes, postingRoutes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPosting, mark } from '#api/testing/postings.ts';
import { createEmployee, createEmployer, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test('[SUB-02] the company’s card counts postings and applications that still stand', async () => {
  const employer = await createEmployer(testApp, 'Díaz & Co');
  const rival = await createEmployer(testApp);
  const today = testApp.clock.now().toISOString().slice(0, 10);
  const [open, closed, , deleted] = [
    await addPosting(testApp, employer),
    await addPosting(testApp, employer),
    await addPosting(testApp, employer, { closesOn: today }),
    await addPosting(testApp, employer),
  ];
  const [stays, seen, withdraws] = [
    await createEmployee(testApp),
    await createEmployee(testApp),
    await createEmployee(testApp),
  ];
  for (const candidate of [stays, seen, withdraws]) {
    await mark(testApp, candidate, open.id, { isApplied: true });
  }
  await mark(testApp, stays, deleted.id, { isApplied: true });
  await mark(testApp, stays, (await addPosting(testApp, rival)).id, { isApplied: true });
  await mark(testApp, withdraws, open.id, { isApplied: false });
  await testApp.deps.db
    .updateTable('application')
    .set({ status: 'seen' })
    .where('candidateId', '=', seen.id)
    .execute();
  const of = (id: string) => ({ token: employer.token, params: { id } });
  await testApp.call(postingRoutes.closePosting, of(closed.id));
  await testApp.call(postingRoutes.deletePosting, of(deleted.id));
  testApp.clock.advance(86_400_000);

  const { data } = await testApp.call(employerRoutes.viewEmployer, { token: employer.token });
  expect(data).toMatchObject({
    company: 'Díaz & Co',
    category: 'Company',
    designation: 'Recruiter',
    firstName: 'Erik',
    email: employer.email,
    openPostings: 1,
    closedPostings: 2,
    applications: 2,
    unseenApplications: 1,
  });
  const candidate = await createEmployee(testApp);
  await expect(testApp.call(employerRoutes.viewEmployer, { token: candidate.token })).rejects.toMatchObject({
    status: 403,
  });
});
