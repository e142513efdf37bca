/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

const resume = `Ana Díaz-O’Brien
Pune, Maharashtra, India
Summary
Makes numbers speak, for people who have to decide by them on Monday.
Experience
Analyst, Initech Ltd\tMar 2018 – Feb 2021
Skills
SQL, Tableau, Python
Languages
Spanish
Education
Master of Science in Statistics, University of Pune
Certifications
Tableau Desktop Specialist, Tableau`;

const pdfOf = (text: string): Promise<Buffer> =>
  new Promise((resolve) => {
    const pdf = new PDFDocument();
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    for (const line of text.split('\n')) pdf.text(line.replace('\t', '        '));
    pdf.end();
  });

const upload = async (page: Page, buffer: Buffer, button = 'Save and continue'): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await page.getByRole('button', { name: button }).click();
};

const look = async (page: Page, name: string): Promise<void> => {
  const folder = process.env.FORTE_E2E_SCREENS;
  if (folder === undefined) return;
  const width = page.viewportSize()?.width;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

test('[READ-01] A resume is read into suggestions, and only what is taken and saved is kept', async ({
  page,
  people,
}) => {
  test.setTimeout(150_000);
  const candidate = await people.candidateAt(1);
  await candidate.post('/profile/workExperience', {
    experienceYears: 4,
    experienceMonths: 7,
    workedorganisations: [
      { role: 'Lead', organisation: 'Acme', startYear: 2022, startMonth: 5, isCurrentlyWorking: true },
    ],
  });
  await openAs(page, 'Employee', candidate.email);
  await expect(page).toHaveURL(/\/profile\/add\/resume$/);
  await upload(page, await pdfOf(resume));

  // They come while one reads the page already, which stays where it is until they are asked for.
  await expect(page.getByText('We read your resume: 10 suggestions')).toBeVisible();
  await expect(page.getByRole('heading', { name: /We read your resume/ })).toHaveCount(0);
  await expectAccessible(page);
  await look(page, 'visa-waiting');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We read your resume: 10 suggestions' })).toBeInViewport();
  await expect(page.getByRole('list').filter({ hasText: 'Skills: 4 suggestions' })).toBeFocused();
  await expect(page.getByText('Skills: 4 suggestions')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'visa');
  await candidate.post('/profile/visaDetails', { visaStatus: 'H1B', authorizedUs: true });

  await page.goto('/profile/add/skills');
  const panel = page.getByRole('region', { name: /From your resume/ });
  await expect(panel.getByText('SQL, Tableau, Python').first()).toBeVisible(); // the line that says it
  await expectAccessible(page);
  await look(page, 'skills');
  await panel.getByRole('button', { name: 'Take Skill: SQL' }).focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('button', { name: 'Take Skill: Tableau' })).toBeFocused();
  await panel.getByRole('button', { name: 'Skip Skill: Tableau' }).click();
  await expect(panel.getByRole('heading')).toHaveText('From your resume: 2 suggestions');
  await panel.getByRole('button', { name: 'Take all' }).click();
  await expect(page.getByRole('list', { name: 'Your skills' }).getByRole('listitem')).toHaveText([
    /SQL/,
    /Python/,
  ]);
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page.getByText('Proficiency is required').first()).toBeVisible();
  await page.getByLabel('Proficiency of SQL').selectOption('Expert');
  await page.getByLabel('Proficiency of Python').selectOption('Beginner');
  await page.getByRole('button', { name: 'Save and continue' }).click();

  await expect(page).toHaveURL(/\/profile\/add\/education$/);
  await page.getByRole('button', { name: 'Take Qualification: Master of Science in Statistics' }).click();
  await expect(page.getByRole('textbox', { name: 'Qualification' })).toHaveValue(
    'Master of Science in Statistics',
  );
  await page.getByRole('button', { name: /^Take Certificate/ }).click();
  await expect(page.getByLabel('Issued by')).toHaveValue('Tableau');
  await page.getByRole('button', { name: 'Save and continue' }).click();
  await expect(page).toHaveURL(/\/profile\/add\/expectation$/);

  await candidate.post('/profile/expectationDetails', {
    preferedJob: 'Data Analyst',
    modeOfWork: 'Remote',
    preferedRole: 'Full Time',
  });
  await candidate.post('/profile/socialMediaDetails', {});
  await page.goto('/profile/view');
  await expect(page.getByText('We read your resume: 4 suggestions')).toBeVisible();
  await look(page, 'view-waiting');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We read your resume: 4 suggestions' })).toBeVisible();
  await look(page, 'view-asked');
  await page.evaluate(() => window.scrollTo(0, 0)); // what lies half under the head there is no fault of the page
  await expectAccessible(page);
  await look(page, 'view');
  await page.getByRole('link', { name: 'Experience: 1 suggestion' }).click();
  await page
    .getByRole('button', { name: 'Take Organisation: Analyst at Initech Ltd, Mar 2018 – Feb 2021' })
    .click();
  await look(page, 'experience');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Mar 2018 to Feb 2021')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'We read your resume: 3 suggestions' })).toBeVisible();
});

test('[READ-01] A scan says that it has no text, and a reading that failed can be tried again', {
  tag: '@any-width',
}, async ({ page, people }) => {
  const candidate = await people.candidateAt(1);
  await candidate.post('/profile/fresher', {});
  await openAs(page, 'Employee', candidate.email);
  await expect(page).toHaveURL(/\/profile\/add\/resume$/);
  const reader = Promise.withResolvers<void>();
  await page.route('**/V1/profile/resume-suggestions/*', async (route) => {
    await reader.promise;
    await route.abort();
  });
  await upload(page, await pdfOf(''));
  // What only says something is over the page, and in nobody's way.
  const reading = page.getByText('Reading your resume for suggestions');
  await expect(reading).toBeVisible();
  const isInTheWay = await reading.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isInTheWay).toBe(false);
  reader.resolve();
  await expect(page.getByText('Your resume could not be read for suggestions.')).toBeVisible();
  await look(page, 'failed');
  await page.unroute('**/V1/profile/resume-suggestions/*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('This resume has no text to read: it looks like a scan.')).toBeVisible();
  await expectAccessible(page);
  await look(page, 'scan');
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText('it looks like a scan')).toBeHidden();
});
