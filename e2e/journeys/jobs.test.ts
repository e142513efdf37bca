import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';

test('[BROWSE-01] [BROWSE-02] [BROWSE-03] [BROWSE-04] A candidate finds a job, saves it, applies and withdraws', async ({
  page,
  context,
  people,
}) => {
  test.slow();
  const { skill } = await people.newPosting();
  const { email } = await people.newCandidate(skill);
  await openAs(page, 'Employee', email, '/explore-jobs');
  await expectAccessible(page);
  await page.getByRole('searchbox').fill(skill);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/text=Skill/);
  await page.getByRole('button', { name: 'Save Java Developer' }).click();
  await expect(page.getByText('Added to Favorites')).toBeVisible();
  await page.getByRole('button', { name: 'Apply to Java Developer' }).dblclick();
  await expect(page.getByText('Job Apply Submitted')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'Java Developer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Java Developer' })).toBeVisible();
  await expect(page.getByText('Review code')).toBeVisible();
  await expectAccessible(page);

  // What tells of a lost connection stands on nothing that can be pressed.
  await context.setOffline(true);
  const bar = page.getByText('No connection.');
  await expect(bar).toBeVisible();
  const top = (await bar.boundingBox())?.y ?? 0;
  const heart = await page.getByRole('main').getByRole('button', { pressed: true }).boundingBox();
  expect((heart?.y ?? top) + (heart?.height ?? 1)).toBeLessThanOrEqual(top);
  await context.setOffline(false);
  await expect(bar).toBeHidden();

  await page.goto('/saved-jobs');
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await page.goto('/applied-job');
  await expect(page.getByRole('heading', { level: 1, name: 'Find Matches' })).toBeVisible();
  await page.getByRole('searchbox').fill('nothing like it');
  await expect(page.getByText('No results found.')).toBeVisible();
  await page.getByRole('searchbox').fill(skill);
  await expect(page.getByText('1 result', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Applied to Java Developer/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Job Apply Removed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No results found.')).toBeVisible();
});

test('[BROWSE-02] [APP-16] A heart goes back, with a message, when its call fails', {
  tag: '@any-width',
}, async ({ page, people }) => {
  test.slow();
  const { email } = await people.newCandidate('SQL');
  await openAs(page, 'Employee', email, '/explore-jobs');
  await page.route('**/favorite/savefavorite', (route) => route.abort());
  const heart = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Save / });
  await heart.click();
  await expect(page.getByText(/We could not reach the server/)).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});
