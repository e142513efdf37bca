import { expectAccessible } from '../harness/accessible.ts';
import { fillLogin } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';

const lost = 'No connection. What you typed stays here';

test('[APP-16] [APP-10] Without a connection a bar says so, what was typed stays, and a page comes when it can', async ({
  page,
  context,
  newEmail,
}) => {
  const email = newEmail();
  await page.goto('/login');
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(lost)).toBeVisible();
  await fillLogin(page, email);
  await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Create an Account' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Create an Account' })).toBeVisible();
  await expect(page.getByText(lost)).toBeHidden();
});
