import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { openAs } from '../harness/open-as.ts';
import { makeWholeCandidate } from '../harness/whole-candidate.ts';

const expectations = (page: Page) => page.getByRole('region', { name: 'Expectations' });

/** Nothing sticks out at the side, in both colour schemes. */
const expectToFit = async (page: Page, name: string): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' }); // axe would catch colours on their way
    const [wide, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(wide, `${name}, ${colorScheme}`).toBe(shown);
    await expectAccessible(page);
    const folder = process.env.FORTE_SHOTS;
    if (folder !== undefined) {
      const width = page.viewportSize()?.width;
      await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png`, fullPage: true });
    }
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

test('[FIELD-01] [VIEW-01] [VIEW-02] [PROF-15] A profile filled to every limit fits in both views', async ({
  page,
  people,
}) => {
  test.setTimeout(150_000);
  const { email, userId } = await makeWholeCandidate(people);
  const employer = await people.signUpEmployer();
  await openAs(page, 'Employee', email);
  await expect(page).toHaveURL(/\/profile\/view$/);
  await expect(page.getByText('€100,000,000 a year')).toBeVisible();
  await expectToFit(page, 'own-whole');
  await openAs(page, 'Employer', employer, `/employee-profile/${userId}`);
  await expect(page.getByText('Expires 5 Mar 2028').first()).toBeVisible();
  await expect(page.getByText('€100,000,000 a year')).toBeVisible();
  await expect(expectations(page).getByText('$100,000,000 a year')).toBeVisible();
  await expect(page.getByText('Jan 2019 to Present')).toBeVisible();
  await expect(page.getByText('Jan 1990 to Dec 1990')).toBeVisible();
  await expectToFit(page, 'employer-whole');
});

test('[VIEW-01] [VIEW-02] [PROF-15] A profile with only what is required says what is not told', async ({
  page,
  people,
}) => {
  test.setTimeout(120_000);
  const candidate = await people.newCandidate();
  await candidate.post('/profile/editWorkExperience', {
    experienceYears: 4,
    experienceMonths: 0,
    workedorganisations: [
      { role: 'Developer', organisation: 'Acme', startYear: 2022, startMonth: 5, endYear: 2026, endMonth: 4 },
    ],
    annualSalary: 80_000,
  });
  const employer = await people.signUpEmployer();
  await openAs(page, 'Employee', candidate.email);
  await expect(page.getByText('$80,000 a year (not shown to employers)')).toBeVisible();
  await expectToFit(page, 'own-required');
  await openAs(page, 'Employer', employer, `/employee-profile/${candidate.userId}`);
  await expect(
    page.getByText(/^Last updated on \d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}$/),
  ).toBeVisible();
  await expect(page.getByText('May 2022 to Apr 2026')).toBeVisible();
  const work = page.getByRole('region', { name: 'Work Experience' });
  await expect(work.getByText('Not shared')).toBeVisible();
  await expect(page.getByText('$80,000 a year')).toBeHidden();
  await expect(expectations(page).getByText('$90,000 a year')).toBeVisible();
  await expectToFit(page, 'employer-required');
});
