import { deflateRawSync, deflateSync } from 'node:zlib';
import { resumeReadingRoutes, routes } from '@forte/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { doc } from '#api/modules/profile/testing/resume-files.ts';
import { callWire, wireSteps } from '#api/modules/profile/testing/wire-steps.ts';
import { docxOf, onePagePdf, pdfOf, zipOf } from '#api/modules/resume-reading/testing/resumes.ts';
import { createEmployee, createTestApp, type TestApp, type TestUser } from '#api/testing/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const resume = `Asha Rao
Pune, Maharashtra, India
https://www.linkedin.com/in/asha-rao | x.com/asha
Summary
Builds services that people can rely on, and explains them in plain words.
Experience
Lead, Umbrella Inc.\tMay 2022 – Present
Developer, Initech\t2018 – 2019
Skills
Java, C#, Weaving of carpets
Languages: English, Hindi
Education
Master of Science in Physics, University of Pune
Certifications
Certified Carpet Weaver, Guild of Weavers`;

const upload = async ({ id, token }: TestUser, content: Buffer, name = 'cv.pdf') =>
  testApp.call(routes.saveResume, { token, body: { id }, file: new File([new Uint8Array(content)], name) });
const suggest = async ({ id, token }: TestUser) =>
  (await testApp.call(resumeReadingRoutes.resumeSuggestions, { token, params: { id } })).data;
const suggestFor = async (content: Buffer, name?: string) => {
  const user = await createEmployee(testApp, 2);
  await upload(user, content, name);
  return suggest(user);
};
const storedProfile = (user: TestUser) =>
  testApp.call(routes.viewProfile, { token: user.token, params: { id: user.id } });

test('[READ-01] suggests what the resume tells and the profile lacks, each with its line, and stores nothing', async () => {
  const user = await createEmployee(testApp, 2);
  await upload(user, await onePagePdf(resume));
  const before = await storedProfile(user);
  const found = await suggest(user);
  expect(found.reading).toBe('read');
  expect(found.personal).toEqual({
    city: { value: 'Pune', line: 'Pune, Maharashtra, India' },
    state: { value: 'Mahārāshtra', line: 'Pune, Maharashtra, India' },
    country: { value: 'India', line: 'Pune, Maharashtra, India' },
    linkedInProfile: {
      value: 'https://www.linkedin.com/in/asha-rao',
      line: 'https://www.linkedin.com/in/asha-rao | x.com/asha',
    },
    institution: { value: 'University of Pune', line: 'Master of Science in Physics, University of Pune' },
    about: {
      value: 'Builds services that people can rely on, and explains them in plain words.',
      line: expect.stringContaining('Builds services'),
    },
  });
  expect(found.organisations).toEqual([
    {
      value: {
        role: 'Lead',
        organisation: 'Umbrella Inc.',
        startYear: 2022,
        startMonth: 5,
        endYear: null,
        endMonth: null,
        isCurrentlyWorking: true,
      },
      line: 'Lead, Umbrella Inc.   May 2022 – Present',
    },
    expect.objectContaining({ line: 'Developer, Initech   2018 – 2019' }),
  ]);
  expect(found.skills.map(({ value }) => value)).toEqual(['Java', 'C#']);
  expect(found.languages.map(({ value }) => value)).toEqual(['English', 'Hindi']);
  expect(found.qualification?.value).toBe('Master of Science in Physics');
  expect(found.certificates.map(({ value }) => value.organisation)).toEqual(['Guild of Weavers']);
  expect(found.socialLinks.map(({ value }) => value)).toEqual([
    { name: 'Twitter', link: 'https://x.com/asha' },
  ]);
  expect(await storedProfile(user)).toMatchObject({ data: { ...before.data, resume: expect.anything() } });
});

test('[READ-01] offers nothing that the profile has already, however it is spelt', async () => {
  const user = await createEmployee(testApp, 0);
  await callWire(testApp, user, 'personalDetails', { ...wireSteps.personalDetails, emailId: user.email });
  await callWire(testApp, user, 'workExperience', wireSteps.workExperience);
  await upload(user, await docxOf(resume.split('\n')), 'cv.docx');
  for (const step of ['visaDetails', 'skillDetails', 'educationDetails'] as const) {
    expect(await callWire(testApp, user, step, wireSteps[step])).toMatchObject({ status: 200 });
  }
  const found = await suggest(user);
  expect(found).toMatchObject({ reading: 'read', personal: {}, skills: [] });
  expect(found.organisations.map(({ value }) => value.organisation)).toEqual(['Initech']);
  expect(found.languages.map(({ value }) => value)).toEqual(['English']);
  expect(found.qualification).toBeUndefined();
});

test('[READ-01] knows a skill that a profile or posting has named', async () => {
  await testApp.deps.db
    .insertInto('facet')
    .values({ kind: 'skill', folded: 'weaving of carpets', label: 'Weaving of carpets' })
    .execute();
  const { skills } = await suggestFor(await onePagePdf(resume));
  expect(skills.map(({ value }) => value)).toContain('Weaving of carpets');
});

/** One page whose content unpacks to so many bytes. */
const bomb = (size: number): Buffer => {
  const packed = deflateSync(Buffer.alloc(size, ' '), { level: 9 });
  const head = (text: string) => Buffer.from(text, 'latin1');
  return Buffer.concat([
    head('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
    head('2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n'),
    head('3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<<>>>>endobj\n'),
    head(`4 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
    packed,
    head('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ]);
};

test.each([
  ['a scan', 'no-text', () => pdfOf((pdf) => pdf.rect(50, 50, 400, 600).fill('#ccc')), 'cv.pdf'],
  [
    'one with a password',
    'protected',
    () => pdfOf((pdf) => pdf.text(resume), { userPassword: 'x' }),
    'cv.pdf',
  ],
  ['a broken PDF', 'unreadable', async () => Buffer.from('%PDF-1.7\n% resume\n%%EOF\n'), 'cv.pdf'],
  ['an old Word file', 'old-word', async () => doc(), 'cv.doc'],
  ['a page that unpacks to 500 MB', 'too-much', async () => bomb(500_000_000), 'cv.pdf'],
  [
    'a Word file cut off in the middle',
    'unreadable',
    async () => {
      const whole = await docxOf(resume.split('\n'));
      const at = whole.indexOf('word/document.xml') + 200;
      return Buffer.concat([whole.subarray(0, at), Buffer.alloc(300), whole.subarray(at + 300)]);
    },
    'cv.docx',
  ],
] as const)(
  '[READ-01] [SEC-11] says of %s that it is %s, and the server goes on',
  async (_, reading, make, name) => {
    const found = await suggestFor(await make(), name);
    expect(found).toMatchObject({ reading, personal: {}, organisations: [], skills: [] });
  },
  30_000,
);

test('[READ-01] [SEC-11] never unpacks more of a Word file than it needs, whatever the archive claims', async () => {
  const packed = deflateRawSync(Buffer.alloc(80_000_000, ' '), { level: 9 });
  const found = await suggestFor(zipOf('word/document.xml', packed, 1_000), 'cv.docx');
  expect(found.reading).toBe('too-much');
}, 30_000);

test('[READ-01] [SEC-22] while a resume takes long, others are served', async () => {
  const slow = suggestFor(bomb(500_000_000));
  const user = await createEmployee(testApp);
  const begun = performance.now();
  for (let call = 0; call < 20; call += 1) await storedProfile(user);
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect((await slow).reading).toBe('too-much');
}, 30_000);

test('[READ-01] [SEC-22] a resume that was just read is not read again, and a new one is', async () => {
  const user = await createEmployee(testApp, 2);
  await upload(user, await onePagePdf(resume));
  const first = await suggest(user);
  const { storageKey } = await testApp.deps.db
    .selectFrom('storedFile')
    .innerJoin('candidate', 'candidate.resumeId', 'storedFile.id')
    .select('storageKey')
    .where('candidate.accountId', '=', user.id)
    .executeTakeFirstOrThrow();
  await testApp.deps.files.remove(storageKey);
  expect(await suggest(user)).toEqual(first);
  await upload(user, await onePagePdf(resume.replace('Umbrella', 'Globex')));
  expect((await suggest(user)).organisations[0]?.value.organisation).toBe('Globex Inc.');
});

test('[READ-01] tells that there is no resume, and reads none too often', async () => {
  const user = await createEmployee(testApp, 2);
  expect((await suggest(user)).reading).toBe('no-resume');
  await upload(user, await onePagePdf(resume));
  const events = Array.from({ length: 60 }, () => ({
    kind: 'resume-reading',
    subject: user.id,
    at: testApp.deps.now(),
  }));
  await testApp.deps.db.insertInto('limitedEvent').values(events).execute();
  await expect(suggest(user)).rejects.toMatchObject({ status: 429 });
});
