/// <reference lib="dom" />
import { expectAccessible } from '../harness/accessible.ts';
import { fillLogin } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import { signUpEmployer } from '../harness/people.ts';

const lost = 'No connection. What you typed stays here';

test('[APP-16] Without a connection a bar says so, what was typed stays, and Retry sends it', async ({
  page,
  context,
  request,
  mailbox,
  newEmail,
}) => {
  const email = newEmail();
  await signUpEmployer(request, mailbox, email);
  await page.goto('/login');
  await page.getByRole('radio', { name: 'Employer' }).check();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(lost)).toBeVisible();
  await expectAccessible(page);

  await fillLogin(page, email);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);

  await context.setOffline(false);
  await expect(page.getByText(lost)).toBeHidden();
  await retry.click();
  await expect(page.getByRole('heading', { name: 'Find Matches' })).toBeVisible();
});

test('[APP-16] [APP-10] A page and a list that did not come come by themselves when the connection is back', async ({
  page,
  context,
  request,
  mailbox,
  newEmail,
}) => {
  const email = newEmail();
  await signUpEmployer(request, mailbox, email);
  await openAs(page, 'Employer', email, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Find Matches' })).toBeVisible();

  await context.setOffline(true);
  await page.evaluate(() => history.pushState({}, '', '/plan-subscription'));
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
});

test('[APP-10] A page whose files are gone after a deploy is loaded anew, once', async ({
  page,
  request,
  mailbox,
  newEmail,
}) => {
  const email = newEmail();
  await signUpEmployer(request, mailbox, email);
  await openAs(page, 'Employer', email, '/dashboard');
  await expect(page.getByRole('heading', { name: 'Find Matches' })).toBeVisible();
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route('**/assets/*.js', (route) =>
    known.has(route.request().url()) ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.evaluate(() => history.pushState({}, '', '/plan-subscription'));
  await expect(page.getByText('A part of this page is missing on the server.')).toBeVisible();
  expect(loads).toBe(1);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscription' })).toBeVisible();
});
