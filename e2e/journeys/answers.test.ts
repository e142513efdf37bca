import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

test('[STAT-01] [STAT-02] An employer declines politely and hires; the candidates are told on the page and by mail', async ({
  page,
  mailbox,
  people,
}) => {
  test.slow();
  const { employer, applicants } = await people.newApplicants(2, { hireCount: 1 });
  await openAs(page, 'Employer', employer.email, '/explore-employee-jobs');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  await expectAccessible(page);

  // Opening a profile is what "seen" means: once it has come, not for who has left before.
  const seen = page.waitForResponse('**/application-status');
  await cards.nth(0).getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(/\/employee-profile\//);
  await seen;
  await page.getByRole('button', { name: 'Back to applicants' }).click();
  await expect(cards.nth(0)).toContainText('Seen');
  await expect(cards.nth(1)).toContainText('New');

  await cards
    .nth(0)
    .getByRole('button', { name: /^Decline Ana/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Decline 1 application' });
  await expect(dialog.getByLabel('Message')).toHaveValue(/^Thank you for your interest/);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog).toBeHidden();
  await expect(cards.nth(0)).toContainText('Declined');

  // A failed call keeps the dialog with what was written, and tries again on request.
  await cards
    .nth(1)
    .getByRole('checkbox', { name: /^Choose Ana/ })
    .check();
  const bar = page.getByRole('region', { name: 'Answer the chosen applications' });
  await expect(bar).toContainText('1 application chosen');
  await bar.getByRole('button', { name: 'Hire' }).click();
  const hiring = page.getByRole('dialog', { name: 'Hire 1 application' });
  await hiring.getByLabel('Message').fill('Welcome to <b>Fjord</b>!');
  await page.route('**/application-status', (route) => route.abort());
  await hiring.getByRole('button', { name: 'Hire' }).click();
  await expect(hiring.getByRole('alert')).toBeVisible();
  await page.unroute('**/application-status');
  await hiring.getByRole('button', { name: 'Retry' }).click();
  await expect(cards.nth(1)).toContainText('Hired');
  await expect(bar).toBeHidden();

  await page.getByRole('combobox', { name: 'Status' }).selectOption('Declined');
  await expect(page).toHaveURL(/state=declined/);
  await expect(cards).toHaveCount(1);
  await page.goto('/posting-jobs');
  await expect(page.getByText('You have hired 1 of 1.')).toBeVisible();
  await expectAccessible(page);

  const [first = '', second = ''] = applicants.map(({ email }) => email);
  await openAs(page, 'Employee', first, '/applied-job');
  const timeline = page.getByRole('list', { name: 'Your application for Java Developer' });
  await expect(timeline.getByRole('listitem')).toHaveText([/^Sent/, /^Hired.*Welcome to <b>Fjord<\/b>!/]);
  await expectAccessible(page);
  expect((await mailbox.readMail(first)).text).toContain('Welcome to <b>Fjord</b>!');
  expect((await mailbox.readMail(second)).text).toContain('Thank you for your interest');
});

test('[STAT-01] Who was hired in another tab is not declined from a list that does not show it yet', {
  tag: '@any-width',
}, async ({ page, context, people }) => {
  test.slow();
  const { employer } = await people.newApplicants(2);
  await openAs(page, 'Employer', employer.email, '/explore-employee-jobs');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(2);
  const profile = await context.newPage();
  await profile.goto('/explore-employee-jobs');
  await profile.getByRole('article').nth(0).getByRole('heading').getByRole('link').click();
  const application = profile.getByRole('region', { name: 'Application' });
  await expect(application.getByRole('button', { name: /^Decline Ana/ })).toBeVisible();
  const elsewhere = await context.newPage();
  await elsewhere.goto('/explore-employee-jobs');
  const hire = elsewhere
    .getByRole('article')
    .nth(0)
    .getByRole('button', { name: /^Hire Ana/ });
  await hire.click();
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Hire' }).click();
  await expect(elsewhere.getByRole('article').nth(0)).toContainText('Hired');

  // Of several only this one is asked about; what was written waits with it.
  await page.getByRole('checkbox', { name: 'Choose the 2 undecided that are shown' }).check();
  const bar = page.getByRole('region', { name: 'Answer the chosen applications' });
  await bar.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Message').fill('The team has grown enough.');
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await expect(dialog.getByRole('alert')).toHaveText(
    /^Ana \S+ was hired in the meantime\. Send your answer only if it still holds\.$/,
  );
  await expect(dialog).toHaveAccessibleName('Decline 1 application');
  await expect(dialog.getByLabel('Message')).toHaveValue('The team has grown enough.');
  await expect(dialog.getByRole('button', { name: 'Decline anyway' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(bar).toBeHidden();
  await expect(cards.nth(0)).toContainText('Hired');
  await expect(cards.nth(1)).toContainText('Declined');

  // One may still be sure, here beside the profile.
  await application.getByRole('button', { name: /^Decline Ana/ }).click();
  const asked = profile.getByRole('dialog');
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(asked.getByRole('alert')).toContainText('was hired in the meantime');
  await expect(application).toContainText('Hired');
  await asked.getByRole('button', { name: 'Decline anyway' }).click();
  await expect(asked).toBeHidden();
  await expect(application).toContainText('Declined');
});

test('[STAT-02] A candidate withdraws, finds it among the withdrawn, and applies anew', async ({
  page,
  people,
}) => {
  test.slow();
  const { applicants } = await people.newApplicants(1);
  await openAs(page, 'Employee', applicants[0]?.email ?? '', '/applied-job');
  await page.getByRole('button', { name: 'Applied to Java Developer, withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Job Apply Removed')).toBeVisible();
  await page.getByText('Withdrawn', { exact: true }).click();
  await expect(page).toHaveURL(/show=withdrawn/);
  const timeline = page.getByRole('list', { name: 'Your application for Java Developer' });
  await expect(timeline.getByRole('listitem')).toHaveText([/^Sent/, /^Withdrawn/]);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Apply to Java Developer' }).click();
  await expect(page.getByText('Job Apply Submitted')).toBeVisible();
  await page.getByText('Active', { exact: true }).click();
  await expect(timeline.getByRole('listitem')).toHaveText([/^Sent/]);
});
