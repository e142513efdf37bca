import { logInAsEmployer } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';

test('On a slow line the login says that it is at work until the next page is there', async ({
  page,
  people,
}) => {
  const email = await people.signUpEmployer();
  await page.goto('/auth/login');
  const loginButton = page.getByRole('button', { name: 'Login', exact: true });
  await expect(loginButton).toBeVisible();

  const line = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await line.promise;
    await route.continue();
  });
  const answer = page.waitForResponse('**/V1/login/employerLogin');
  await logInAsEmployer(page, email);
  await answer;
  // The code of the page does not come: its shape stands there, and not a form that seems to have forgotten the press.
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expect(loginButton).toBeHidden();

  line.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Find Matches' })).toBeVisible();
});
