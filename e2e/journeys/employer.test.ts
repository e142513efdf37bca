import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { fillLogin, signUp, typeCode } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { resting } from '../harness/frames.ts';
import { openAs } from '../harness/open-as.ts';
import { applyTo, newSkill } from '../harness/people.ts';
import { personalDetails, wirePosting, workExperience } from '../harness/wire-bodies.ts';

const scrollPlace = (page: Page): Promise<number> => page.evaluate<number>('window.scrollY');

const fillBasics = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Job Title' }).fill('Java');
  await page.getByRole('option', { name: 'Java Developer' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: 'Remote' }).check();
  await page.getByRole('checkbox', { name: 'Full Time' }).check();
  await page.getByLabel('Experience').fill('3-5');
  await expect(page.getByText('Understood as: 3 to 5 years')).toBeVisible();
  await page.getByLabel('Salary').fill('120000');
  await page.getByRole('combobox', { name: 'Hiring TimeLine' }).click();
  await page.getByRole('option', { name: 'Immediate' }).click();
  await page.getByLabel('Hiring Count').fill('2');
  await page.getByLabel('Address').fill('Austin, Texas');
};

const fillDetails = async (page: Page, skill: string): Promise<void> => {
  await page.getByLabel('Qualification').fill('Bachelor of Science');
  await page.getByLabel('Working Hours').fill('40 hours a week');
  await page.getByRole('combobox', { name: 'Technology' }).fill('Java,Kafka,');
  await page.getByRole('combobox', { name: 'Skills' }).fill(`${skill},`);
  await page.getByRole('combobox', { name: 'Benefits' }).fill('Health insurance,');
  await page.getByRole('combobox', { name: 'Job Description' }).fill('Build services, review code');
  await page.keyboard.press('Tab'); // what stands in the field becomes chips when it is left
};

test('[JOB-01] [JOB-03] [JOB-04] [JOB-06] [JOB-09] A company signs up, posts a job, changes, closes and deletes it', async ({
  page,
  mailbox,
  newEmail,
}) => {
  test.slow();
  const email = newEmail();
  await signUp(page, email, { role: 'Employer' });
  await typeCode(page, await mailbox.readCode(email));
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await fillLogin(page, email);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/posting-jobs');
  await expect(page.getByText('No results found.')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/employer/add/posting-jobs-details');
  await expect(page).toHaveURL(/\/employer\/add\/posting-jobs$/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Job Title is required')).toBeVisible();
  await expect(page.getByText('Salary is required')).toBeVisible();
  await expectAccessible(page);
  await fillBasics(page);
  await page.getByRole('button', { name: 'Next' }).click();

  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await fillDetails(page, newSkill());
  await page.reload();
  await expect(page.getByLabel('Qualification')).toHaveValue('Bachelor of Science');
  await page.getByRole('button', { name: 'Prev' }).click();
  await expect(page.getByLabel('Salary')).toHaveValue('120,000');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page).toHaveURL(/\/posting-jobs$/);
  const card = page.getByRole('article');
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('$120,000 a year');
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit Java Developer' }).click();
  await page.getByLabel('Salary').fill('130000');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(card).toContainText('$130,000 a year');

  await page.getByRole('button', { name: 'Close Java Developer' }).click();
  await expect(card).toContainText('Closed');
  await page.getByRole('button', { name: 'Reopen Java Developer' }).click();
  await expect(card).toContainText('Open');

  await page.getByRole('button', { name: 'Delete Java Developer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' });
  await expect(dialog).toContainText('Are you sure you want to delete this job posting?');
  await expect(dialog).toContainText('Java Developer');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(card).toHaveCount(1);
  await page.getByRole('button', { name: 'Delete Java Developer' }).click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No results found.')).toBeVisible();
});

test('[SEARCH-01] [SEARCH-04] [SEARCH-06] [APPLIED-01] [APP-14] An employer finds a candidate by a filter, and sees who applied', async ({
  page,
  people,
}) => {
  test.slow();
  const skill = newSkill();
  const candidate = await people.newCandidate(skill);
  const linkedInProfile = 'https://www.linkedin.com/in/ana';
  await candidate.post('/profile/editPersonalDetails', {
    ...personalDetails(candidate.email),
    linkedInProfile,
  });
  const technologies = [{ name: 'Kafka', workedFor: 3 }];
  await candidate.post('/profile/editWorkExperience', { ...workExperience, technologies });
  const employer = await people.newEmployer();
  const posting = await employer.post('/postingjobs/add', wirePosting(employer.userId, skill));
  await applyTo(candidate, String(posting.id));

  await openAs(page, 'Employer', employer.email);
  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('combobox', { name: 'Skills' }).fill(skill);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/skills=Skill/);
  if (isPhone) await page.getByRole('button', { name: 'Show 1 candidate' }).click();
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
  const card = page.getByRole('article');
  const shown = [
    'Ana Díaz-O’Brien',
    skill,
    '4 years 7 months',
    '$90,000',
    'Bachelor of Science',
    'H1B',
    'Kafka 3 y',
  ];
  for (const text of shown) await expect(card).toContainText(text);
  await expect(card.getByRole('link', { name: /^LinkedIn profile of Ana/ })).toHaveAttribute(
    'href',
    linkedInProfile,
  );
  await expectAccessible(page);
  await page.getByRole('button', { name: /Add Ana .* to shortlist/ }).click();
  await expect(page.getByRole('button', { name: /Remove Ana .* from shortlist/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Remove Ana .* from shortlist/ })).toBeVisible();
  await page.getByRole('button', { name: `Remove filter ${skill}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/posting-jobs');
  await page.getByRole('link', { name: '1 applicant' }).click();
  await expect(page).toHaveURL(/\/explore-employee-jobs\?posting=/);
  const application = page.getByRole('article');
  await expect(application).toHaveCount(1);
  await expect(application).toContainText('Applied to Java Developer');
  await expectAccessible(page);
  await application.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/employee-profile\//);
  await expect(page.getByRole('heading', { level: 1, name: /^Ana/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Remove Ana .* from shortlist/ }).click();
  const add = page.getByRole('button', { name: /Add Ana .* to shortlist/ });
  await expect(add).toBeVisible();
  await page.reload();
  await expect(add).toBeVisible();
  await page.route(/\/user-favorite$/, (route) => route.abort());
  await add.click();
  await expect(page.getByText(/We could not reach the server/)).toBeVisible();
  await expect(add).toBeVisible();
  await page.unroute(/\/user-favorite$/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download resume' }).click();
  expect((await download).suggestedFilename()).toBe('ana.pdf');
});

test('[SUB-01] [SUB-02] A new company sees its plan, its trial and its card', async ({ page, people }) => {
  const email = await people.signUpEmployer('Fjord Labs');
  await openAs(page, 'Employer', email, '/plan-subscription');
  await expect(page.getByText('$4.99')).toBeVisible();
  await page.getByText('Yearly').click();
  await expect(page.getByText('$49.99')).toBeVisible();
  await expect(page.getByText(/^14 days left/)).toBeVisible();
  await expectAccessible(page);
  await page.goto('/employer');
  await expect(page).toHaveURL(/\/employer\/view$/);
  await expect(page.getByRole('heading', { name: 'Fjord Labs' })).toBeVisible();
  await expectAccessible(page);
});

test('[APP-14] [APP-16] [SEARCH-02] [SEARCH-05] A list comes back as it was, refuses an upside-down range and outlives a failure', async ({
  page,
  people,
}) => {
  test.slow();
  const email = await people.signUpEmployer();
  await openAs(page, 'Employer', email);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards).toHaveCount(40);
  await page.reload();
  await expect(cards).toHaveCount(40);
  await cards.nth(30).scrollIntoViewIfNeeded();
  const place = await resting(page, () => scrollPlace(page));
  await cards.nth(30).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/employee-profile\//);
  await page.getByRole('button', { name: 'Back to dashboard' }).click();
  await expect(cards).toHaveCount(40);
  await expect.poll(() => scrollPlace(page)).toBe(place);

  const isPhone = (page.viewportSize()?.width ?? 0) < 992;
  if (isPhone) await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Experience in years, at least').fill('9');
  await expect(page).toHaveURL(/experience=9-$/);
  await page.getByLabel('Experience in years, at most').fill('3');
  await expect(page.getByText('The minimum must not be above the maximum')).toBeVisible();
  await expect(page.getByLabel('Experience in years, at most')).toHaveAccessibleDescription(
    'The minimum must not be above the maximum',
  );
  await expectAccessible(page);
  await page.getByLabel('Experience in years, at most').fill('30');
  await expect(page).toHaveURL(/experience=9-30$/);

  await page.route('**/list-user-profile', (route) => route.abort());
  await page.getByRole('checkbox', { name: 'Contract' }).check();
  if (isPhone) await page.getByRole('button', { name: /^Show / }).click();
  const failure = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(failure).toBeVisible();
  await expect(cards.first()).toBeVisible();
  await page.unroute('**/list-user-profile');
  await failure.click();
  await expect(failure).toBeHidden();
});
