import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { deflateSync } from 'node:zlib';
import { basePath, profileRoutes } from '@forte/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { docx, pdf } from '#api/modules/profile/testing/resume-files.ts';
import { zipOf } from '#api/modules/resume-reading/testing/resumes.ts';
import { createEmployee, createTestApp, type TestApp, type TestUser } from '#api/testing/test-app.ts';

/** SEC-11, SEC-12: files made to be taken for something else, to fill memory, or to leave something behind. */
let testApp: TestApp;
let user: TestUser;
let bystander: TestUser;
beforeAll(async () => {
  testApp = await createTestApp();
  user = await createEmployee(testApp);
  bystander = await createEmployee(testApp);
});
afterAll(() => testApp.close());

const uploads = {
  resume: profileRoutes.saveResume,
  profile: profileRoutes.updateProfilePhoto,
} as const;
type Part = keyof typeof uploads;

const script = '<script>document.title = "ran"</script>';
const crlf = '\r\n';

/** Multipart as written: `naming` is the part's name and whatever else its header says. */
const multipart = (part: Part, naming: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`--b${crlf}content-disposition: form-data; name="${part}"; ${naming}${crlf}`),
    Buffer.from(`content-type: text/html${crlf}${crlf}`),
    content,
    Buffer.from(`${crlf}--b--${crlf}`),
  ]);

const send = (part: Part, content: Buffer, naming = 'filename="cv.pdf"') =>
  fetch(testApp.baseUrl + basePath + uploads[part].path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    body: new Uint8Array(multipart(part, naming, content)),
  });

const viewOwn = async () =>
  (await testApp.call(profileRoutes.viewProfile, { token: user.token, params: { id: user.id } })).data;
const download = (address: string | null) => fetch(testApp.baseUrl + (address ?? '/none'));

/** All that an upload could have changed: the bytes that are kept, and what the tables say of them. */
const kept = async () => ({
  files: (await readdir(testApp.filesFolder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort(),
  rows: await testApp.deps.db.selectFrom('storedFile').selectAll().orderBy('id').execute(),
});

const smallPhoto = (format: 'jpeg' | 'png') =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } })
    .toFormat(format)
    .toBuffer();

const chunk = (type: string, data: Buffer): Buffer => {
  const whole = Buffer.alloc(12 + data.length);
  whole.writeUInt32BE(data.length);
  whole.write(type, 4, 'latin1');
  data.copy(whole, 8);
  return whole;
};
/** A PNG of some bytes that says it is 60,000 pixels wide and high. */
const claimsToBeHuge = (): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 2], 8);
  const rows = deflateSync(Buffer.alloc(1_000));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A zip whose end claims 65,535 entries at a place that it does not have. */
const lyingDirectory = (): Buffer => {
  const whole = docx();
  whole.writeUInt16LE(0xffff, whole.length - 12);
  whole.writeUInt32LE(0xfffffff0, whole.length - 6);
  return whole;
};

const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`);
const gifScript = Buffer.from(`GIF89a/*${'\0'.repeat(20)}*/=1;alert(1)`);

test.each<[string, Part, () => Buffer | Promise<Buffer>]>([
  ['a page with a PDF behind it', 'resume', () => Buffer.concat([Buffer.from(script), pdf()])],
  ['a picture of script', 'resume', () => svg],
  ['a GIF that is a script', 'resume', () => gifScript],
  ['a Word file whose directory is a lie', 'resume', lyingDirectory],
  ['a Word file cut off', 'resume', () => docx().subarray(0, 60)],
  ['a bomb that tells its size', 'resume', () => docx('word/document.xml', 0xffff_ffff)],
  ['nothing', 'resume', () => Buffer.alloc(0)],
  ['an SVG called .png', 'profile', () => svg],
  ['a GIF that is a script', 'profile', () => gifScript],
  ['a PDF', 'profile', () => pdf()],
  ['a PNG of 3.6 billion pixels in a few bytes', 'profile', claimsToBeHuge],
  ['a JPEG cut off', 'profile', async () => (await smallPhoto('jpeg')).subarray(0, -40)],
  ['a PNG cut off', 'profile', async () => (await smallPhoto('png')).subarray(0, 60)],
  ['nothing', 'profile', () => Buffer.alloc(0)],
])('[SEC-11] %s as %s is refused, and nothing is kept', async (_, part, make) => {
  const before = await kept();
  const answer = await send(part, await make());
  expect([400, 415]).toContain(answer.status);
  expect(await answer.json()).toMatchObject({ Code: '0', Data: null, Errors: [{ path: part }] });
  expect(await kept()).toEqual(before);
});

test('[SEC-11] [SEC-12] a PDF that is a page too comes back as a PDF to be saved, and nothing in it can run', async () => {
  const both = Buffer.concat([pdf(), Buffer.from(script)]);
  expect((await send('resume', both, 'filename="cv.html"')).status).toBe(200);
  const answer = await download((await viewOwn()).resume);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(both);
  const headers = Object.fromEntries(answer.headers);
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="cv\.html\.pdf";/),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
  });
});

test.each(['jpeg', 'png'] as const)('[SEC-11] script behind a %s is gone from the photo', async (format) => {
  const both = Buffer.concat([await smallPhoto(format), Buffer.from(script)]);
  const answer = await send('profile', both, 'filename="me.html"');
  expect(answer.status).toBe(200);
  const photo = await download((await viewOwn()).photo);
  expect(photo.headers.get('content-type')).toBe('image/webp');
  expect(photo.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await photo.arrayBuffer()).includes('script')).toBe(false);
});

test('[SEC-11] an archive that lies about its size is kept as it is and never unpacked', async () => {
  const packed = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
  const lie = zipOf('word/document.xml', packed, 1_000);
  expect((await send('resume', lie, 'filename="cv.docx"')).status).toBe(200);
  const row = (await kept()).rows.find(({ kind, accountId }) => kind === 'resume' && accountId === user.id);
  expect(row?.byteSize).toBe(lie.length);
});

const utf8Name = (name: string) => `filename*=UTF-8''${encodeURIComponent(name)}`;

test.each([
  ['folders', 'filename="../../../../etc/passwd"', 'passwd.pdf'],
  ['folders of Windows', String.raw`filename="..\\..\\boot.ini"`, 'boot.ini.pdf'],
  ['a header as browsers write one', 'filename="cv%0D%0ASet-Cookie: a=b.pdf"', 'cv%0D%0ASet-Cookie: a=b.pdf'],
  ['a NUL', utf8Name('cv.pdf\0.exe'), 'cv.pdf.exe.pdf'],
  ['its direction turned', utf8Name('cv\u202efdp.exe'), 'cvfdp.exe.pdf'],
  ['markup', utf8Name('"><img src=x onerror=alert(1)>.pdf'), '"><img src=x onerror=alert(1)>.pdf'],
  ['5,000 letters', `filename="${'x'.repeat(5_000)}.pdf"`, `${'x'.repeat(120)}.pdf`],
  ['dots only', 'filename="..."', 'resume.pdf'],
])('[SEC-11] a name with %s does no harm on its way in and out', async (_, naming, shown) => {
  const saved = await send('resume', pdf(), naming);
  expect(saved.status, await saved.text()).toBe(200);
  const own = await viewOwn();
  expect(own.resumeName).toBe(shown);
  const answer = await download(own.resume);
  expect(answer.headers.get('set-cookie')).toBeNull();
  const disposition = answer.headers.get('content-disposition') ?? '';
  expect(disposition).toMatch(/^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w.~!$&+^`|%-]*$/);
  expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(shown);
  const after = await kept();
  expect(after.files).toHaveLength(after.rows.length);
  for (const file of after.files) expect(file).toMatch(/^[0-9a-f]{32}$/);
});

test('[SEC-11] a name that holds a header of its own is no name', async () => {
  const before = await kept();
  const answer = await send('resume', pdf(), utf8Name('cv\r\nSet-Cookie: role=employer\r\n\r\n.pdf'));
  expect(answer.status).toBe(400);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(await kept()).toEqual(before);
});

test.each<[Part, () => Promise<Buffer>]>([
  ['resume', async () => pdf('broken off')],
  ['profile', () => smallPhoto('png')],
])('[SEC-11] a %s that is broken off in the middle leaves nothing and what was there', async (part, make) => {
  const before = await kept();
  const body = multipart(part, 'filename="a"', await make());
  const socket = connect(Number(new URL(testApp.baseUrl).port), '127.0.0.1');
  const head =
    `POST ${basePath}${uploads[part].path} HTTP/1.1${crlf}host: x${crlf}authorization: Bearer ${user.token}${crlf}` +
    `content-type: multipart/form-data; boundary=b${crlf}content-length: ${body.length}${crlf}${crlf}`;
  const almost = Buffer.concat([Buffer.from(head), body.subarray(0, -12)]);
  const noticed = new Promise<void>((resolve) => {
    testApp.app.server.once('connection', (there) => there.once('close', () => resolve()));
  });
  await new Promise((resolve) => socket.write(almost, resolve));
  socket.destroy();
  await noticed;
  // Whatever the server still does for the one that is gone, it does before this one of the same account ends.
  expect((await send(part, Buffer.from('nonsense'))).status).toBe(415);
  expect(await kept()).toEqual(before);
});

test('[SEC-11] no hostile upload of one account touched another’s', async () => {
  const { rows } = await kept();
  expect(rows.every(({ accountId }) => accountId === user.id)).toBe(true);
  const profile = await testApp.call(profileRoutes.viewProfile, {
    token: bystander.token,
    params: { id: bystander.id },
  });
  expect(profile.data).toMatchObject({ resume: null, photo: null });
});
