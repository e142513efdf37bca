import { expect, test } from '../harness/fixtures.ts';
import { password, signUpEmployer } from '../harness/people.ts';

test('On a slow line the login says that it is at work until the next page is there', async ({
  page,
  request,
  mailbox,
  newEmail,
}) => {
  const email = newEmail();
  await signUpEmployer(request, mailbox, email);
  await page.goto('/auth/login');
  await page.getByRole('radio', { name: 'Employer' }).check({ force: true });
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);

  const line = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  const answer = page.waitForResponse('**/V1/login/employerLogin');
  await page.getByRole('button', { name: 'Login' }).click();
  await answer;
  // The code of the page does not come: its shape stands there, and not a form that seems to have forgotten the press.
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeHidden();

  line.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Matches' })).toBeVisible();
});
