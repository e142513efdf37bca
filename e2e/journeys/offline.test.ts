/// <reference lib="dom" />
import { expectAccessible } from '../harness/accessible.ts';
import { fillLogin } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

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

test('[APP-16] A save that failed is told in sight, and can be sent again there', async ({
  page,
  context,
  people,
}) => {
  const { email } = await people.newCandidate();
  await openAs(page, 'Employee', email, '/profile/edit/basic-detail');
  await page.getByLabel('First Name').fill('Anna');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // A window that ends with the button: what is told above it pushes it out.
  const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: Math.ceil(y + height) });
  await save.focus();
  await context.setOffline(true);
  await expect(page.getByRole('status').getByText(lost)).toBeVisible();
  await page.keyboard.press('Enter');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  // Without scrolling: what is asked for lies under nothing.
  await expect(retry).toBeInViewport({ ratio: 1 });
  const isCovered = (button: Element): boolean => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + height - 2));
  };
  expect(await retry.evaluate(isCovered)).toBe(false);
  await context.setOffline(false);
  await retry.click();
  await expect(page).toHaveURL(/\/profile\/view$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Anna/ })).toBeVisible();
});
