import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

test('[VIEW-01] An employer reads a profile and goes back to the list as it was', async ({
  page,
  people,
}) => {
  const email = await people.signUpEmployer();
  await openAs(page, 'Employer', email, '/dashboard?sort=oldest');
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link');
  const name = (await card.textContent()) ?? '';
  await card.click();
  await expect(page).toHaveURL(/\/employee-profile\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText(/^Last updated on \d+ \w+ \d{4}$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Education' }).click();
  await expect(page.getByRole('heading', { name: 'Education' })).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Education' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard\?sort=oldest$/);
});
