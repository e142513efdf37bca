import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { choose } from '../harness/choose.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const expectProfile = (page: Page) => expect(page).toHaveURL(/\/profile\/view$/);

const openEdit = async (page: Page, section: string, heading: string): Promise<void> => {
  await page.getByRole('link', { name: `Edit ${section}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('form')).toBeVisible();
  await expectAccessible(page);
};

test.beforeEach(async ({ page, people }) => {
  const { email } = await people.newCandidate();
  await openAs(page, 'Employee', email);
  await expectProfile(page);
});

test('[PROF-02] [PROF-09] [PROF-10] [PROF-11] A state goes with its country and comes back, chips keep their commas, names become links', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openEdit(page, 'personal information', 'Personal detail');
  await choose(page, 'State', 'Maharashtra', 'Mahārāshtra');
  await choose(page, 'Country', 'Canada');
  await expect(page.getByText('“Mahārāshtra” was removed: it is not in Canada.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('');
  await choose(page, 'Country', 'India');
  await expect(page.getByText('“Mahārāshtra” is back.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'State' })).toHaveValue('Mahārāshtra');
  await page.getByRole('combobox', { name: 'Top Strengths' }).fill('"Calm, even on Mondays",Díaz,diaz,');
  await page.getByLabel('LinkedIn Profile').fill('ana-diaz');
  await page.getByLabel('Pincode').focus();
  await expect(page.getByLabel('LinkedIn Profile')).toHaveValue('https://www.linkedin.com/in/ana-diaz');
  await save(page);
  await expectProfile(page);
  await expect(page.getByRole('list', { name: 'Strengths' }).getByRole('listitem')).toHaveText([
    'Calm, even on Mondays',
    'Díaz',
  ]);

  await openEdit(page, 'social media', 'Social media');
  await page.getByLabel('Blog', { exact: true }).fill('javascript:alert(1)');
  await save(page);
  await expect(page.getByText('Enter a link that starts with http:// or https://')).toBeVisible();
  await expect(page.getByLabel('Blog', { exact: true })).toBeFocused();
  await page.getByLabel('Blog', { exact: true }).fill('ana.example.com');
  await page.getByLabel('Twitter', { exact: true }).fill('@ana');
  await page.getByLabel('Facebook: not interested').check();
  await save(page);
  await expectProfile(page);
  const link = page.getByRole('link', { name: 'x.com/ana' });
  await expect(link).toHaveAttribute('href', 'https://x.com/ana');
  await expect(link).toHaveAttribute('rel', /noopener noreferrer/);
  await expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');

  await page.getByRole('link', { name: 'Edit name and about' }).click();
  await page.getByLabel('About you').fill('שלום, I am Ana 👩🏽‍💻 <b>');
  await expectAccessible(page);
  await save(page);
  await expect(page.getByText('שלום, I am Ana 👩🏽‍💻 <b>')).toBeVisible();
});

test('[PROF-05] [PROF-06] [PROF-07] [PROF-08] Every other part is changed on its page', async ({ page }) => {
  test.setTimeout(120_000);
  await openEdit(page, 'work authorization', 'Work authorization');
  await page
    .getByRole('radiogroup', { name: /Would you work on Forte/ })
    .getByLabel('No')
    .check();
  await save(page);
  await expectProfile(page);

  await openEdit(page, 'skills', 'Skills and languages');
  await page.getByRole('textbox', { name: 'Skill' }).fill('C#; C++');
  await page.getByRole('textbox', { name: 'Skill' }).press('Enter');
  await save(page);
  await expect(page.getByText('Proficiency is required').first()).toBeVisible();
  await page.getByLabel('Proficiency of C#').selectOption('Expert');
  await page.getByLabel('Proficiency of C++').selectOption('Beginner');
  await save(page);
  await expectProfile(page);
  await expect(page.getByRole('list', { name: 'Skills' })).toContainText('C# Expert');

  await openEdit(page, 'education', 'Education');
  await page.getByRole('button', { name: 'Add certificate' }).click();
  await page.getByLabel('Certificate Name').fill('CKA');
  await page.getByLabel('Does not expire').uncheck();
  await page.getByLabel('Expiry Date').fill('2028-01-01');
  await save(page);
  await expectProfile(page);
  await expect(page.getByText('Expires 1 Jan 2028')).toBeVisible();

  await openEdit(page, 'expectations', 'Expectations');
  await page.getByLabel('Notice Period').fill('366');
  await page.getByRole('textbox', { name: 'Message' }).focus();
  await expect(page.getByText('Notice Period must be between 0 and 365')).toBeVisible();
  await page.getByLabel('Notice Period').fill('30');
  await save(page);
  await expectProfile(page);

  await openEdit(page, 'resume', 'Resume');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await expectProfile(page);
});

for (const timezoneId of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
  test.describe(timezoneId, { tag: '@any-width' }, () => {
    test.use({ timezoneId });

    test('[PROF-03] [VIEW-02] Jobs keep their months in any time zone, and tell how long one has worked', async ({
      page,
    }) => {
      test.setTimeout(90_000);
      await openEdit(page, 'work experience', 'Work experience');
      await page.getByRole('button', { name: 'Add another organisation' }).click();
      const job = page.getByRole('group', { name: 'Organisation 2' });
      await job.getByLabel('Role').fill('Intern');
      await job.getByRole('textbox', { name: 'Organisation' }).fill('Søn & Co');
      await job.getByLabel('Start Month').selectOption('January');
      await job.getByLabel('Start Year').fill('2020');
      await job.getByLabel('End Month').selectOption('December');
      await job.getByLabel('End Year').fill('2019');
      await save(page);
      await expect(job.getByText('End must not be before start')).toBeVisible();
      await job.getByLabel('End Month').selectOption('January');
      await job.getByLabel('End Year').fill('2020');
      await page.getByLabel('Experience Years').fill('9');
      await expect(page.getByText(/^Your jobs add up to \d+ years?/)).toBeVisible();
      await page.getByRole('button', { name: 'Use that' }).click();
      await expect(page.getByText(/^Your jobs add up/)).toBeHidden();
      await expect(page.getByLabel('Experience Years')).not.toHaveValue('9');
      await save(page);
      await expectProfile(page);
      await expect(page.getByText('Jan 2020 to Jan 2020')).toBeVisible();
      await expect(page.getByText('May 2022 to Present')).toBeVisible();
    });
  });
}

test('[PROF-03] What is wrong with a period is told when it is left, whatever else is still to be filled in', {
  tag: '@any-width',
}, async ({ page }) => {
  await openEdit(page, 'work experience', 'Work experience');
  await page.getByRole('button', { name: 'Add another organisation' }).click();
  const job = page.getByRole('group', { name: 'Organisation 2' });
  const end = job.getByRole('group', { name: 'End' });
  await job.getByLabel('End Month').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(end.getByText('End Month is required')).toBeVisible();
  await expect(job.getByLabel('End Month')).toHaveAccessibleDescription('End Month is required');
  await job.getByLabel('End Month').selectOption('May');
  await expect(end.getByText('End Year is required')).toBeVisible();
  await expect(job.getByLabel('End Year')).toHaveAccessibleDescription('End Year is required');
  await job.getByLabel('End Year').fill('2020');
  await job.getByLabel('Start Year').fill('2021');
  await job.getByLabel('Start Year').blur();
  await expect(end.getByText('End must not be before start')).toBeVisible();
  await job.getByLabel('Start Year').fill('2019');
  await job.getByLabel('Start Year').blur();
  await expect(end.getByText('End must not be before start')).toBeHidden();
});

test('[PROF-03] Who turns out to be a fresher changes to that page and saves it', async ({ page }) => {
  await openEdit(page, 'work experience', 'Work experience');
  await page.getByRole('link', { name: 'I am a fresher' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fresher' })).toBeVisible();
  await page.getByLabel('Role').fill('Trainee');
  await page.getByLabel('Period').fill('3 months, 2025');
  await expectAccessible(page);
  await save(page);
  await expectProfile(page);
  await expect(page.getByText('Trainee, 3 months, 2025')).toBeVisible();
});

test('[PROF-10] [PROF-13] What is missing leads to its field, and pursuing employment asks before it is on', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'A language' }).click();
  await expect(page.getByRole('combobox', { name: 'Add a language' })).toBeFocused();
  await page.goBack();
  await page.getByRole('link', { name: 'Address' }).click();
  await expect(page.getByLabel('Address')).toBeFocused();
  await page.goBack();

  const pursuing = page.getByRole('switch', { name: 'Pursuing Employment' });
  await expect(pursuing).toBeChecked();
  await pursuing.click();
  await expect(page.getByText('You are no longer pursuing employment')).toBeVisible();
  await expect(pursuing).not.toBeChecked();
  await pursuing.click();
  const question = page.getByRole('dialog', { name: 'Pursuing Employment' });
  await expect(question.getByText('Do you want to pursue employment?')).toBeVisible();
  await expect(pursuing).not.toBeChecked();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByText('You are now pursuing employment')).toBeVisible();
  await expect(pursuing).toBeChecked();
});

test('[PROF-16] Two tabs change two parts; in the same part one looks and chooses whose to keep', {
  tag: '@any-width',
}, async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/profile/edit/basic-detail');
  await page.getByLabel('About you').fill('Typed in the first tab');
  const other = await page.context().newPage();
  await other.goto('/profile/edit/visa');
  await other
    .getByRole('radiogroup', { name: /Would you work on Forte/ })
    .getByLabel('Yes')
    .check();
  await save(other);
  await expectProfile(other);
  await save(page);
  await expectProfile(page);
  await expect(page.getByText('Typed in the first tab')).toBeVisible();

  await page.goto('/profile/edit/basic-detail');
  await page.getByLabel('About you').fill('Mine');
  await other.goto('/profile/edit/basic-detail');
  await other.getByLabel('About you').fill('Theirs');
  await save(other);
  await expectProfile(other);
  await save(page);
  await expect(page.getByText(/was changed somewhere else in the meantime/)).toBeVisible();
  await expect(page.getByLabel('About you')).toHaveValue('Mine');
  await expectAccessible(page);
  const newer = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Look at the newer one' }).click();
  await expect((await newer).getByText('Theirs')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expectProfile(page);
  await expect(page.getByText('Mine', { exact: true })).toBeVisible();
});

test('[PROF-16] [APP-15] What is typed outlives a reload and is gone after Start over and after signing out', {
  tag: '@any-width',
}, async ({ page }) => {
  test.setTimeout(90_000);
  const restored = page.getByText('This is what you typed before, not saved yet.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/profile/edit/education');
  await page.getByRole('textbox', { name: 'Qualification' }).fill('M.Sc.');
  await page.reload();
  await expect(restored).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Qualification' })).toHaveValue('M.Sc.');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByRole('textbox', { name: 'Qualification' })).toHaveValue('Bachelor of Science');
  await expect(restored).toBeHidden();

  await page.getByRole('textbox', { name: 'Qualification' }).fill('Ph.D.');
  await page.getByRole('link', { name: 'Your profile' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('textbox', { name: 'Qualification' })).toHaveValue('Ph.D.');
  const kept = () =>
    page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')).length);
  expect(await kept()).toBe(1);
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await kept()).toBe(0);
});
