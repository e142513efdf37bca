import { expectAccessible } from '../harness/accessible.ts';
import { logIn, otherCode, typeCode } from '../harness/account-forms.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import { password } from '../harness/people.ts';

test('[PROF-14] A candidate changes the address: password, code, notice to the old one', {
  tag: '@any-width',
}, async ({ page, mailbox, newEmail, people }) => {
  test.slow();
  const email = await people.signUpCandidate();
  const other = await people.signUpCandidate();
  const wanted = newEmail();
  await openAs(page, 'Employee', email);
  await page.getByRole('link', { name: 'Change it in your account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const form = page.getByRole('form', { name: 'New email' });
  const send = form.getByRole('button', { name: 'Send code' });
  await form.getByLabel('New email').fill('not an address');
  await form.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await expect(form.getByText('Invalid email format')).toBeVisible();
  await expect(send).toBeDisabled();
  await form.getByLabel('New email').fill(other.toUpperCase());
  await send.click();
  await expect(form.getByText('The password is incorrect')).toBeVisible();
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await send.click();
  await expect(form.getByText('This email is already registered')).toBeVisible();
  await expectAccessible(page);

  await form.getByLabel('New email').fill(` ${wanted} `);
  await send.click();
  const proof = page.getByRole('form', { name: 'Code for the new email' });
  await expect(proof).toContainText(`We sent a code to ${wanted}.`);
  await page.reload();
  await expect(proof.getByText(/^Resend in \d+ seconds\.$/)).toBeVisible();
  await expectAccessible(page);
  const code = await mailbox.readCode(wanted);
  await typeCode(page, otherCode(code));
  await expect(proof.getByRole('alert')).toContainText('This code is wrong or no longer valid.');
  await typeCode(page, code);
  await expect(page.getByText(`You log in with ${wanted}.`)).toBeVisible();
  expect((await mailbox.readMail(email)).subject).toBe('Your Forte e-mail address was changed');

  await page.goto('/logout');
  await expect(page).toHaveURL(/\/auth\/login/);
  await logIn(page, wanted);
  await expect(page).not.toHaveURL(/\/auth/);
});

test('[PROF-14] [OTP-06] The mailed link does it in another browser too', { tag: '@any-width' }, async ({
  page,
  browser,
  mailbox,
  newEmail,
  people,
}) => {
  test.slow();
  const email = await people.signUpCandidate();
  const wanted = newEmail();
  await openAs(page, 'Employee', email, '/account');
  const form = page.getByRole('form', { name: 'New email' });
  await form.getByLabel('New email').fill(wanted);
  await form.getByRole('textbox', { name: 'Password' }).fill(password);
  await form.getByRole('button', { name: 'Send code' }).click();
  const link = await mailbox.readLink(wanted);
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'Confirm your new email' })).toBeVisible();
  await expectAccessible(elsewhere);
  await elsewhere.getByRole('button', { name: 'Confirm' }).click();
  await expect(elsewhere).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Use another address' }).click();
  await page.reload();
  await expect(page.getByText(`You log in with ${wanted}.`)).toBeVisible();
  await elsewhere.context().close();
});
