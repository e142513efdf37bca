import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import type { People } from '../harness/people.ts';

/** A posting of a new employer and a candidate who has one of its three abilities, and all else that it asks for: 70. */
const newPair = async (people: People) => {
  const { skill, employer } = await people.newPosting();
  return { skill, employer, candidate: await people.newCandidate(skill) };
};

test('[MATCH-01] [MATCH-04] [MATCH-06] [APP-16] A candidate reads how a job matches, and why, and raises it', async ({
  page,
  people,
}) => {
  test.slow();
  const { skill, candidate } = await newPair(people);
  await openAs(page, 'Employee', candidate.email, '/explore-jobs');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Best match');
  await expect(page).toHaveURL(/sort=match/);
  await page.getByRole('searchbox').fill(skill);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  const score = page.getByRole('button', { name: /^70% ?match ?: Java Developer. Show why/ });
  // Its code comes with the first press: without a connection the list stays, and the next press tries again.
  await page.context().setOffline(true);
  await score.click();
  await expect(page.getByRole('alert').getByText('The reasons could not be loaded.')).toBeVisible();
  await page.context().setOffline(false);
  await score.dblclick();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('70 of 100 points')).toBeVisible();
  await expect(dialog.getByText('15 of 45')).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Kafka' }).last()).toContainText(
    'Not in the profile',
  );
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Change skills and technologies' }).click();
  await expect(page).toHaveURL(/profile\/edit\/skills/);

  await candidate.post('/profile/skillDetails', {
    skills: [
      { name: skill, preficiency: 5 },
      { name: 'java', preficiency: 5 },
    ],
  });
  await page.goto('/explore-jobs');
  await page.getByRole('searchbox').fill(skill);
  await expect(page.getByText('1 job', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Java Developer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Java Developer' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^85% ?match ?: Java Developer/ })).toBeVisible();
  await expectAccessible(page);
});

test('[MATCH-01] [MATCH-06] An employer finds matches for a posting, filters them, and sees the same score', async ({
  page,
  people,
}) => {
  test.slow();
  const { skill, employer } = await newPair(people);
  await openAs(page, 'Employer', employer.email, '/posting-jobs');
  await page.getByRole('link', { name: 'Find matches for Java Developer' }).click();
  await expect(page).toHaveURL(/posting=.*sort=match|sort=match.*posting=/);
  await expect(page.getByText('Matches for: Java Developer')).toBeVisible();
  await page.goto(`${page.url()}&skills=${encodeURIComponent(skill)}`);
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^70% ?match ?: Ana Díaz-O’Brien/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('15 of 45')).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^70% ?match/ })).toBeFocused();
  await page.getByRole('button', { name: 'Search without a job' }).click();
  await expect(page.getByRole('button', { name: /^70% ?match/ })).toHaveCount(0);
  await expect(page.getByText('1 candidate', { exact: true })).toBeVisible();
});
