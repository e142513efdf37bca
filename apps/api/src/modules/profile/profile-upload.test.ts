import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { type CallInput, profileRoutes } from '@forte/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doc, docx, pdf } from '#api/modules/profile/testing/resume-files.ts';
import { callWire } from '#api/modules/profile/testing/wire-steps.ts';
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

const fileOf = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);
const sendResume = ({ id, token }: TestUser, content: Buffer, name = 'cv.pdf') =>
  testApp.call(profileRoutes.saveResume, { token, body: { id }, file: fileOf(content, name) });
const sendPhoto = (
  { id, token }: TestUser,
  file: CallInput<typeof profileRoutes.updateProfilePhoto>['file'],
) => testApp.call(profileRoutes.updateProfilePhoto, { token, body: { id }, file: file ?? null });
const viewOwn = async ({ id, token }: TestUser) =>
  (await testApp.call(profileRoutes.viewProfile, { token, params: { id } })).data;
const download = (address: string | null) => fetch(testApp.baseUrl + (address ?? '/none'));

/** Every file that is kept, of whichever candidate. */
const keptFiles = async (): Promise<string[]> =>
  (await readdir(testApp.filesFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const rowsOf = (user: TestUser) =>
  testApp.deps.db.selectFrom('storedFile').selectAll().where('accountId', '=', user.id).execute();

const photo = (format: 'jpeg' | 'png' = 'jpeg') =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .toFormat(format)
    .toBuffer();

test.each([
  ['pdf', pdf(), 'application/pdf'],
  ['doc', doc(), 'application/msword'],
  ['docx', docx(), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
])(
  '[PROF-04] a %s comes back byte for byte, under its name, as a download that can’t run',
  async (extension, content, type) => {
    const user = await createEmployee(testApp, 2);
    const name = `Díaz अनुभव "1".${extension}`;
    const saved = await sendResume(user, content, name);
    expect(saved.data).toMatchObject({ profileStatus: 3 });
    const response = await download((await viewOwn(user)).resume);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(content);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('content-disposition')).toContain(
      `attachment; filename="D_az _____ _1_.${extension}"; filename*=UTF-8''D%C3%ADaz%20`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await viewOwn(user)).toMatchObject({ resumeName: name });
  },
);

test.each([
  ['a web page called .pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(500)])],
  ['a zip without a Word document', docx('xl/workbook.xml')],
  ['an OLE file of another program', doc('Workbook')],
  ['an archive made to fill memory', docx('word/document.xml', 200 * 1_048_576)],
])('[PROF-04][SEC-11] %s is refused, and nothing is kept', async (_, content) => {
  const user = await createEmployee(testApp, 2);
  const before = await keptFiles();
  await expect(sendResume(user, content)).rejects.toMatchObject({
    status: 415,
    errors: [{ path: 'resume' }],
  });
  expect(await keptFiles()).toEqual(before);
  expect(await rowsOf(user)).toEqual([]);
  expect(await viewOwn(user)).toMatchObject({ profileStatus: 2, resume: null });
});

test('[PROF-04][SEC-11] 5 MB is the limit, to the byte', async () => {
  const user = await createEmployee(testApp, 2);
  const limit = 5 * 1_048_576;
  const before = await keptFiles();
  const over = Buffer.concat([pdf(), Buffer.alloc(limit + 1 - pdf().length)]);
  await expect(sendResume(user, over)).rejects.toMatchObject({ status: 413 });
  expect(await keptFiles()).toEqual(before);
  expect((await sendResume(user, over.subarray(0, limit))).data).toMatchObject({ profileStatus: 3 });
});

test('[PROF-04] a new resume replaces the old one, whose bytes go; a wrong one leaves it', async () => {
  const user = await createEmployee(testApp, 8);
  await sendResume(user, pdf('first'));
  const [first] = await rowsOf(user);
  await sendResume(user, pdf('second'), 'new.pdf');
  const rows = await rowsOf(user);
  expect(rows).toMatchObject([{ fileName: 'new.pdf', mediaType: 'application/pdf' }]);
  expect(await testApp.deps.files.get(first?.storageKey ?? '')).toBeUndefined();
  await expect(sendResume(user, Buffer.from('nonsense'))).rejects.toMatchObject({ status: 415 });
  expect(await rowsOf(user)).toEqual(rows);
  expect(await (await download((await viewOwn(user)).resume)).text()).toContain('second');
});

test('[PROF-04] resumes sent at the same moment leave one', async () => {
  const user = await createEmployee(testApp, 8);
  const before = await keptFiles();
  await Promise.all(['a', 'b', 'c', 'd'].map((text) => sendResume(user, pdf(text))));
  expect(await rowsOf(user)).toHaveLength(1);
  expect((await keptFiles()).length).toBe(before.length + 1);
});

test('[APP-07] a resume before its turn is refused, and nothing of it is kept', async () => {
  const user = await createEmployee(testApp, 1);
  const before = await keptFiles();
  await expect(sendResume(user, pdf())).rejects.toMatchObject({ status: 403 });
  expect(await keptFiles()).toEqual(before);
  expect(await rowsOf(user)).toEqual([]);
});

test('[SEC-11] an upload that is broken off leaves nothing', async () => {
  const user = await createEmployee(testApp, 8);
  const before = await keptFiles();
  const { port } = new URL(testApp.baseUrl);
  const socket = connect(Number(port), '127.0.0.1');
  const part = `--x\r\ncontent-disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n${pdf()}`;
  const request =
    `POST /V1/profile/resume HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${user.token}\r\n` +
    `content-type: multipart/form-data; boundary=x\r\ncontent-length: 4000\r\n\r\n${part}`;
  await new Promise((resolve) => socket.write(request, resolve));
  socket.destroy();
  // The next upload is answered after the broken one has been noticed.
  await sendResume(user, pdf('whole'));
  expect(await rowsOf(user)).toHaveLength(1);
  expect((await keptFiles()).length).toBe(before.length + 1);
});

test.each([
  ['no boundary', 'multipart/form-data', 'x', 400],
  ['no parts', 'multipart/form-data; boundary=x', 'garbage', 400],
  ['no body', 'multipart/form-data; boundary=x', '', 400],
  [
    'an unfinished part',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="resume"; filename="a"\r\n\r\nabc',
    400,
  ],
  [
    'a text in place of the file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="resume"\r\n\r\nabc\r\n--x--\r\n',
    400,
  ],
  ['JSON', 'application/json', '{}', 415],
])('[SEC-07][SEC-08] an upload with %s is refused', async (_, type, body, status) => {
  const { token } = await createEmployee(testApp, 8);
  const response = await fetch(`${testApp.baseUrl}/V1/profile/resume`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body,
  });
  expect(response.status).toBe(status);
});

test.each(['jpeg', 'png'] as const)(
  '[PROF-12] a %s becomes an upright WebP without metadata',
  async (format) => {
    const user = await createEmployee(testApp, 8);
    testApp.clock.advance(60_000);
    const { data, message } = await sendPhoto(user, fileOf(await photo(format), `me.${format}`));
    expect(message).toBe('Profile photo updated');
    expect((await viewOwn(user)).updatedAt).toEqual(testApp.clock.now());
    const response = await download(data.profile);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('content-disposition')).toBe('inline');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 341 });
    expect(bytes.includes('secret place')).toBe(false);
    expect((await viewOwn(user)).photo).not.toBeNull();
  },
);

test('[PROF-12] the old photo stays until a new one is in; the text null removes it, no part at all does not', async () => {
  const user = await createEmployee(testApp, 8);
  await sendPhoto(user, fileOf(await photo(), 'me.jpg'));
  const [kept] = await rowsOf(user);
  await expect(sendPhoto(user, fileOf(Buffer.from('GIF89a....'), 'me.jpg'))).rejects.toMatchObject({
    status: 415,
  });
  const damaged = (await photo()).subarray(0, 300);
  await expect(sendPhoto(user, fileOf(damaged, 'me.jpg'))).rejects.toMatchObject({ status: 415 });
  const noPart = new FormData();
  noPart.append('id', user.id);
  const response = await fetch(`${testApp.baseUrl}/V1/profile/update-profile-photo`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}` },
    body: noPart,
  });
  expect(response.status).toBe(400);
  expect(await rowsOf(user)).toEqual([kept]);
  expect((await sendPhoto(user, null)).message).toBe('Profile photo removed');
  expect(await rowsOf(user)).toEqual([]);
  expect((await viewOwn(user)).photo).toBeNull();
  expect(await testApp.deps.files.get(kept?.storageKey ?? '')).toBeUndefined();
});

test('[PROF-12][SEC-11] more than 2 MB, and more pixels than can be read, are refused', async () => {
  const user = await createEmployee(testApp, 8);
  const large = Buffer.concat([await photo(), Buffer.alloc(2 * 1_048_576)]);
  await expect(sendPhoto(user, fileOf(large, 'me.jpg'))).rejects.toMatchObject({ status: 413 });
  const huge = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(huge.byteLength).toBeLessThan(2 * 1_048_576);
  await expect(sendPhoto(user, fileOf(huge, 'me.png'))).rejects.toMatchObject({ status: 415 });
  expect(await rowsOf(user)).toEqual([]);
});

test('[API-04] an upload for another user’s id is refused', async () => {
  const user = await createEmployee(testApp, 8);
  const other = await createEmployee(testApp, 8);
  await expect(sendResume({ ...user, id: other.id }, pdf())).rejects.toMatchObject({ status: 403 });
  await expect(sendPhoto({ ...user, id: other.id }, null)).rejects.toMatchObject({ status: 403 });
});

test('[SEC-12] an address ends with its time, with any change to it and with the profile’s visibility', async () => {
  const user = await createEmployee(testApp, 8);
  const employer = await createEmployer(testApp);
  await sendResume(user, pdf());
  const { answer } = await callWire(testApp, employer, `viewProfile/${user.id}`);
  const { resume, resumeId } = answer.Data as { resume: string; resumeId: string }; // checked by its use
  expect((await download(resume)).status).toBe(200);
  expect((await download(resume.replace('signature=', 'signature=_'))).status).toBe(403);
  expect((await download(resume.replace(/expires=\d/, 'expires=9'))).status).toBe(403);
  expect((await download(`/V1/files/${resumeId}`)).status).toBe(403);
  testApp.clock.advance(10 * 60_000);
  expect((await download(resume)).status).toBe(403);

  const fresh = await testApp.call(profileRoutes.fileAddress, {
    token: employer.token,
    params: { id: resumeId },
  });
  expect((await download(fresh.data.address)).status).toBe(200);
  await testApp.deps.db
    .updateTable('candidate')
    .set({ profileStatus: 7 })
    .where('accountId', '=', user.id)
    .execute();
  expect((await download(fresh.data.address)).status).toBe(404);
});

test.each([
  ['another candidate', 8, createEmployee],
  ['an employer, before the profile is complete', 7, createEmployer],
] as const)('[SEC-12] %s gets no address of a file', async (_, profileStatus, createViewer) => {
  const user = await createEmployee(testApp, profileStatus);
  await sendResume(user, pdf());
  const [file] = await rowsOf(user);
  const { token } = await createViewer(testApp);
  const asked = testApp.call(profileRoutes.fileAddress, { token, params: { id: file?.id ?? '' } });
  await expect(asked).rejects.toMatchObject({ status: 404 });
});
