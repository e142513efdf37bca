import { accountRoutes, profileRoutes } from '@forte/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSession } from '#api/modules/account/session.queries.ts';
import { pdf } from '#api/modules/profile/testing/resume-files.ts';
import {
  createEmployee,
  createEmployer,
  createTestApp,
  type TestApp,
  type TestUser,
} from '#api/testing/test-app.ts';

let testApp: TestApp;
let candidate: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  candidate = await createEmployee(testApp, 8);
  const { id, token } = candidate;
  const photo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  const fileOf = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);
  await testApp.call(profileRoutes.saveResume, { token, body: { id }, file: fileOf(pdf(), 'cv.pdf') });
  await testApp.call(profileRoutes.updateProfilePhoto, {
    token,
    body: { id },
    file: fileOf(photo, 'me.png'),
  });
});
afterAll(() => testApp.close());

const statusOf = async (address: string) => (await fetch(testApp.baseUrl + address)).status;
/** The addresses of resume and photo, as a viewer is given them. */
const addresses = async (token: string): Promise<[string, string]> => {
  const { data } = await testApp.call(profileRoutes.viewProfile, { token, params: { id: candidate.id } });
  return [data.resume ?? '', data.photo ?? ''];
};
const statusesOf = (list: readonly string[]) => Promise.all(list.map(statusOf));
const signIn = ({ id: accountId }: TestUser) =>
  createSession(testApp.deps.db, testApp.deps.now(), { accountId, clientAddress: '', userAgent: 'test' });

test('[SEC-12] after a sign-out no address of that session opens a file; another session’s still do', async () => {
  const employer = await createEmployer(testApp);
  const other = await signIn(employer);
  const ended = await addresses(employer.token);
  const going = await addresses(other);
  expect(await statusesOf([...ended, ...going])).toEqual([200, 200, 200, 200]);
  await testApp.call(accountRoutes.logout, { token: employer.token });
  expect(await statusesOf([...ended, ...going])).toEqual([403, 403, 200, 200]);
});

test('[SEC-12] an address does not open a file for another session, nor another file for the same', async () => {
  const [resume, photo] = await addresses((await createEmployer(testApp)).token);
  const [, stranger] = await addresses((await createEmployer(testApp)).token);
  const session = (address: string) => new URL(address, testApp.baseUrl).searchParams.get('session') ?? '';
  const idOf = (address: string) => /files\/([^?]+)/.exec(address)?.[1] ?? '';
  expect(session(resume)).not.toBe(session(stranger));
  expect(await statusOf(resume.replace(session(resume), session(stranger)))).toBe(403);
  expect(await statusOf(resume.replace(idOf(resume), idOf(photo)))).toBe(403);
});

test('[SEC-12] an address ends after ten minutes, and with the account it was given to', async () => {
  const employer = await createEmployer(testApp);
  const list = await addresses(employer.token);
  testApp.clock.advance(10 * 60_000 - 1);
  expect(await statusesOf(list)).toEqual([200, 200]);
  testApp.clock.advance(1);
  expect(await statusesOf(list)).toEqual([403, 403]);
  const fresh = await addresses(employer.token);
  await testApp.deps.db.deleteFrom('account').where('id', '=', employer.id).execute();
  expect(await statusesOf(fresh)).toEqual([403, 403]);
});

test('[SEC-12] photo and resume can’t run as a page of ours', async () => {
  const list = await addresses(candidate.token);
  const answers = await Promise.all(list.map((address) => fetch(testApp.baseUrl + address)));
  expect(answers.map(({ headers }) => headers.get('content-type'))).toEqual([
    'application/pdf',
    'image/webp',
  ]);
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});
