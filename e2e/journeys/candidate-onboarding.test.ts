import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { choose } from '../harness/choose.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

const onward = (page: Page) => page.getByRole('button', { name: 'Save and continue' }).click();

const expectStep = async (page: Page, path: string, heading: string): Promise<void> => {
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('form')).toBeVisible();
  await expectAccessible(page);
};

const fillPersonalDetail = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: 'Female' }).check();
  await choose(page, 'Country', 'India');
  await choose(page, 'State', 'Maharashtra', 'Mahārāshtra');
  await page.getByLabel('City').fill('Pune');
  await page.getByRole('combobox', { name: 'Top Strengths' }).fill('Listening, Planning,');
};

const fillExperience = async (page: Page): Promise<void> => {
  await page.getByLabel('Experience Years').fill('4');
  await page.getByLabel('Experience Months').fill('6');
  await page.getByLabel('Role').fill('Analyst');
  await page.getByRole('textbox', { name: 'Organisation', exact: true }).fill('Cloud & Søn');
  await page.getByLabel('Start Month').selectOption('March');
  await page.getByLabel('Start Year').fill('2021');
  await page.getByLabel('I work here now').check();
  await page.getByRole('textbox', { name: 'Technology' }).fill('SQL, Tableau');
  await page.getByRole('textbox', { name: 'Technology' }).press('Enter');
  await page.getByLabel('Years of SQL').fill('4');
  await page.getByLabel('Years of Tableau').fill('2');
  await page.getByLabel('Annual Salary').fill('1200000');
};

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('[PROF-01] [PROF-02] [PROF-03] [PROF-04] [PROF-05] [PROF-06] [PROF-07] [PROF-08] [PROF-09] [PROF-10] [APP-07] A candidate fills in eight steps and sees the profile', async ({
  page,
  people,
}) => {
  test.setTimeout(150_000);
  const email = await people.signUpCandidate();
  await openAs(page, 'Employee', email);

  await expectStep(page, '/profile/add/personal-detail', 'Personal detail');
  await expect(page.getByLabel('First Name')).toHaveValue('Ana'); // from the sign-up
  await fillPersonalDetail(page);
  await onward(page);

  await expectStep(page, '/profile/add/experience', 'Work experience');
  await fillExperience(page);
  await onward(page);

  await expectStep(page, '/profile/add/resume', 'Resume');
  await onward(page);
  const picker = page.getByRole('button', { name: 'Choose a file' });
  await expect(picker).toBeFocused();
  await expect(picker).toHaveAccessibleDescription(/Resume is required/);
  await onward(page);
  await expect(picker).toBeFocused();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await onward(page);

  await expectStep(page, '/profile/add/visa', 'Work authorization');
  await page.getByRole('combobox', { name: 'Visa Status' }).click();
  await page.getByRole('option', { name: 'H1B' }).click();
  await page
    .getByRole('radiogroup', { name: /Work Authorization/ })
    .getByLabel('Yes')
    .check();
  await onward(page);

  await expectStep(page, '/profile/add/skills', 'Skills and languages');
  await page.getByRole('textbox', { name: 'Skill' }).fill('SQL, C++');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByLabel('Proficiency of SQL').selectOption('Expert');
  await page.getByLabel('Proficiency of C++').selectOption('Beginner');
  await choose(page, 'Add a language', 'Spanish');
  await expect(page.getByRole('combobox', { name: 'Add a language' })).toHaveValue('');
  await onward(page);

  await expectStep(page, '/profile/add/education', 'Education');
  await page.getByRole('textbox', { name: 'Qualification' }).fill('B.Sc. Statistics');
  await page.getByRole('button', { name: 'Add certificate' }).click();
  await page.getByLabel('Certificate Name').fill('Tableau Desktop Specialist');
  await onward(page);

  await expectStep(page, '/profile/add/expectation', 'Expectations');
  await choose(page, 'Preferred Job', 'Data Analyst');
  await page.keyboard.press('Tab'); // more than one can be chosen: the list stays open until then
  await page.getByRole('checkbox', { name: 'Remote' }).check();
  await page.getByRole('checkbox', { name: 'Full Time' }).check();
  await page.getByLabel('Expected Salary').fill('90000');
  await expect(page.getByLabel('Expected Salary')).toHaveValue('90,000');
  await onward(page);

  await expectStep(page, '/profile/add/social-media', 'Social media');
  await page.getByRole('button', { name: 'Skip', exact: true }).click();

  await expect(page).toHaveURL(/\/profile\/view$/);
  await expect(page.getByText('Your profile is done')).toBeVisible();
  await expect(page.getByText('Mar 2021 to Present')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Strengths' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: /Your profile is \d+% complete/ })).toBeVisible();
  await expectAccessible(page);
});

test('[PROF-16] [APP-07] [FIELD-01] A half-filled step survives a reload, can not be jumped over and asks before it is left', async ({
  page,
  people,
}) => {
  const email = await people.signUpCandidate();
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/personal-detail$/);

  await page.goto('/profile/add/skills');
  await expect(page).toHaveURL(/\/profile\/add\/personal-detail$/);

  await page.getByLabel('City').fill('Pune');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel('City')).toHaveValue('Pune');
  await expect(page.getByText('This is what you typed before, not saved yet.')).toBeVisible();

  await onward(page);
  await expect(page.getByText('Gender is required')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Male', exact: true })).toBeFocused();
});

test('[PROF-16] A save from an older copy says so and offers to reload', { tag: '@any-width' }, async ({
  page,
  people,
}) => {
  const email = await people.signUpCandidate();
  await openAs(page, 'Employee', email, '/profile/edit/basic-detail');
  await page.getByLabel('About you').fill('Typed in the first tab');
  const other = await page.context().newPage();
  await other.goto('/profile/edit/basic-detail');
  await other.getByLabel('About you').fill('Saved in the second tab');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(other).toHaveURL(/\/profile\/view$/);

  await page.getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/was changed somewhere else/)).toBeVisible();
  await page.getByRole('button', { name: 'Load the newer one' }).click();
  await expect(page.getByLabel('About you')).toHaveValue('Saved in the second tab');
});
