import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import type { ApiUser, People } from '../harness/people.ts';
import { wirePosting } from '../harness/wire-bodies.ts';

const openAsEmployer = async (page: Page, people: People, path: string): Promise<ApiUser> => {
  const employer = await people.newEmployer();
  await openAs(page, 'Employer', employer.email, path);
  return employer;
};

/** Step 1 filled as a person may write numbers. */
const fillBasics = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Job Title' }).fill('Java');
  await page.getByRole('option', { name: 'Java Developer' }).click();
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox', { name: 'Remote' }).check();
  await page.getByRole('checkbox', { name: 'Full Time' }).check();
  await page.getByLabel('Experience').fill('5+');
  await page.getByLabel('Salary').pressSequentially('1,20,000');
  await page.getByRole('combobox', { name: 'Hiring TimeLine' }).click();
  await page.getByRole('option', { name: 'Within 2 weeks' }).click();
  await page.getByLabel('Hiring Count').fill('2');
  await page.getByLabel('Address').fill('Austin, Texas');
};

const fillDetails = async (page: Page): Promise<void> => {
  await page.getByLabel('Qualification').fill('Bachelor of Science');
  await page.getByLabel('Working Hours').fill('40 hours a week');
  await page.getByRole('combobox', { name: 'Technology' }).fill('Java,Kafka,');
  await page.getByRole('combobox', { name: 'Benefits' }).fill('Health insurance,');
  await page.getByRole('combobox', { name: 'Job Description' }).fill('Build services, review code');
  await page.keyboard.press('Tab');
};

test('[JOB-08] A salary is seen whole on every width', async ({ page, people }) => {
  await openAsEmployer(page, people, '/employer/add/posting-jobs');
  const salary = page.getByLabel('Salary');
  await salary.fill('2730000');
  for (const width of [320, 359, 360, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await salary.evaluate((input) => input.scrollWidth - input.clientWidth);
    expect(cut, `at ${width}`).toBe(0);
  }
});

test('[JOB-08] Numbers that can’t be are refused at the field, and none changes under the wheel', {
  tag: '@any-width',
}, async ({ page, people }) => {
  await openAsEmployer(page, people, '/employer/add/posting-jobs');
  await fillBasics(page);
  const salary = page.getByLabel('Salary');
  await expect(salary).toHaveValue('120,000');
  await salary.hover();
  await salary.focus();
  await page.mouse.wheel(0, 300);
  await expect(salary).toHaveValue('120,000');
  await salary.fill('-5');
  await expect(salary).toHaveValue('-5');
  await page.getByLabel('Hiring Count').fill('0');
  await page.getByLabel('Address').fill('x'.repeat(201));
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Salary must be between 0 and 100,000,000')).toBeVisible();
  await expect(page.getByText('Hiring Count must be between 1 and 9,999')).toBeVisible();
  await expect(page.getByText('Maximum 200 letters')).toBeVisible();
  await expectAccessible(page);
});

test('[JOB-05] [JOB-03] A failed save keeps everything and offers Retry; however often it is pressed, one posting', {
  tag: '@any-width',
}, async ({ page, people }) => {
  test.slow();
  const employer = await openAsEmployer(page, people, '/employer/add/posting-jobs');
  await fillBasics(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await fillDetails(page);
  await page.goBack();
  await expect(page.getByLabel('Salary')).toHaveValue('120,000');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Qualification')).toHaveValue('Bachelor of Science');

  // A second tab with the same draft, as a browser's "duplicate" makes it.
  const second = await page.context().newPage();
  const kept = await page.evaluate<[string, string][]>('Object.entries(sessionStorage)');
  await second.addInitScript((entries) => {
    for (const [key, value] of entries) sessionStorage.setItem(key, value);
  }, kept);
  await second.goto('/employer/add/posting-jobs-details');
  await expect(second.getByLabel('Qualification')).toHaveValue('Bachelor of Science');

  await page.route('**/postingjobs/add', (route) => route.abort());
  await page.setViewportSize({ width: 1280, height: 500 }); // the form is longer: what failed stands by what was pressed
  await page.getByRole('button', { name: 'Save' }).click();
  const failure = page.getByRole('alert');
  await expect(failure).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await expect(page.getByLabel('Working Hours')).toHaveValue('40 hours a week');
  await page.unroute('**/postingjobs/add');
  await failure.getByRole('button', { name: 'Retry' }).dblclick();
  await expect(page).toHaveURL(/\/posting-jobs$/);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second).toHaveURL(/\/posting-jobs$/);
  await expect(second.getByRole('article')).toHaveCount(1);
  expect(await employer.post('/postingjobs/postingjobs-filter', {})).toHaveLength(1);
});

test('[JOB-07] Update waits for a valid form and for the save', { tag: '@any-width' }, async ({
  page,
  people,
}) => {
  test.slow();
  const employer = await openAsEmployer(page, people, '/posting-jobs');
  await employer.post('/postingjobs/add', wirePosting(employer.userId, 'Kafka'));
  await page.reload();
  await page.getByRole('link', { name: 'Edit Java Developer' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  const update = page.getByRole('button', { name: 'Update' });
  const waiting = page.getByRole('button', { name: 'Please wait...' });
  await expect(update).toBeEnabled();
  await page.getByLabel('Qualification').fill('');
  await expect(update).toBeDisabled();
  await page.getByLabel('Qualification').fill('Master of Science');
  await expect(update).toBeEnabled();

  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/postingjobs/update/*', async (route) => {
    await held;
    await route.abort();
  });
  await update.click();
  await expect(waiting).toBeDisabled();
  letGo();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Qualification')).toHaveValue('Master of Science');
  await page.unroute('**/postingjobs/update/*');
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/posting-jobs$/);
  const [posting] = (await employer.post('/postingjobs/postingjobs-filter', {})) as unknown as [
    { qualification: string },
  ];
  expect(posting.qualification).toBe('Master of Science');
});

test('[JOB-05] [JOB-06] Of two saves of one posting in two tabs the later one is asked which to keep; deleted elsewhere, it leaves the list', {
  tag: '@any-width',
}, async ({ page, people }) => {
  test.slow();
  const { employer, postingId } = await people.newPosting();
  const edit = `/employer/edit/posting-jobs/${postingId}`;
  await openAs(page, 'Employer', employer.email, edit);
  const other = await page.context().newPage();
  await other.goto(edit);
  for (const tab of [page, other]) {
    await tab.getByLabel('Address').fill(tab === page ? 'Pune' : 'Lisbon');
    await tab.getByRole('button', { name: 'Next' }).click();
    await expect(tab.getByLabel('Qualification')).toBeVisible();
  }
  await other.getByRole('button', { name: 'Update' }).click();
  await expect(other).toHaveURL(/\/posting-jobs$/);

  const notice = page.getByRole('alert');
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(notice).toContainText('This posting was changed somewhere else in the meantime.');
  await expect(notice.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await expectAccessible(page);
  await notice.getByRole('button', { name: 'Load the newer one' }).click();
  await expect(page.getByLabel('Address')).toHaveValue('Lisbon');

  await other.getByRole('link', { name: 'Edit Java Developer' }).click();
  for (const tab of [other, page]) {
    await tab.getByLabel('Address').fill(tab === page ? 'Oslo' : 'Quito');
    await tab.getByRole('button', { name: 'Next' }).click();
    await tab.getByRole('button', { name: 'Update' }).click();
    if (tab === other) await expect(other).toHaveURL(/\/posting-jobs$/);
  }
  const listed = page.waitForResponse('**/postingjobs/postingjobs-filter');
  await notice.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(/\/posting-jobs$/);
  await listed;
  const close = page.getByRole('button', { name: 'Close Java Developer' });
  await expect(close).toBeVisible();
  const [saved] = Object.values(await employer.post('/postingjobs/postingjobs-filter', {}));
  expect(saved).toMatchObject({ location: 'Oslo' });

  await employer.post(`/postingjobs/delete/${postingId}`, {});
  await close.click();
  await expect(page.getByText('This does not exist, or is no longer available.')).toBeVisible();
  await expect(page.getByText('You have not posted a job yet.')).toBeVisible();
});
