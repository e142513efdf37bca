import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { chooseByKey, logInByKeys, pressByKey, tabTo, typeInto } from '../harness/keyboard.ts';
import { wholeBrowserOptions } from '../harness/launch-options.ts';
import { openAs } from '../harness/open-as.ts';

test.use({ launchOptions: wholeBrowserOptions }); // its PDF viewer would keep the keys

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

test.describe('with keys alone', { tag: '@any-width' }, () => {
  test.beforeEach(() => test.slow());

  test('[BROWSE-01] [BROWSE-02] A candidate logs in, finds a job, saves it, applies, and withdraws', async ({
    page,
    people,
  }) => {
    const { skill } = await people.newPosting();
    const { email } = await people.newCandidate(skill);

    await logInByKeys(page, email, 'Employee');
    await expect(page).toHaveURL(/\/profile\/view$/);
    await expect(heading(page, /Ana/)).toBeFocused();

    // Before the heading stands the header: back to it, and on to the jobs.
    await tabTo(page, page.getByRole('link', { name: 'Explore Jobs' }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Explore Jobs')).toBeFocused();
    await typeInto(page, page.getByRole('searchbox'), skill);
    await expect(page.getByText('1 job', { exact: true })).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: 'Save Java Developer' }));
    await expect(page.getByText('Added to Favorites')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Java Developer from favorites' })).toBeFocused();

    await tabTo(page, page.getByRole('link', { name: 'Java Developer', exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Java Developer')).toBeFocused();
    await pressByKey(page, page.getByRole('button', { name: 'Apply to Java Developer' }));
    await expect(page.getByText('Job Apply Submitted')).toBeVisible();

    const applied = page.getByRole('button', { name: /^Applied to Java Developer/ });
    await expect(applied).toBeFocused();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Withdraw application' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(applied).toBeFocused();
    await page.keyboard.press('Enter');
    await pressByKey(page, dialog.getByRole('button', { name: 'Withdraw' }));
    await expect(page.getByText('Job Apply Removed')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply to Java Developer' })).toBeFocused();
  });

  test('[JOB-03] [JOB-06] An employer posts a job, is led to what is missing, and deletes it', async ({
    page,
    people,
  }) => {
    const email = await people.signUpEmployer();
    await logInByKeys(page, email, 'Employer');
    await expect(page).toHaveURL(/\/dashboard$/);
    await tabTo(page, page.getByRole('link', { name: 'Posting Jobs' }).first(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Posting Jobs')).toBeFocused();
    await pressByKey(page, page.getByRole('link', { name: 'Add' }));
    await expect(page).toHaveURL(/\/employer\/add\/posting-jobs$/);
    await expect(page.locator('main h1')).toBeFocused();

    await pressByKey(page, page.getByRole('button', { name: 'Next' }));
    await expect(page.getByText('Job Title is required')).toBeVisible();
    const title = page.getByRole('combobox', { name: 'Job Title' });
    await expect(title).toBeFocused();
    await page.keyboard.type('Java D');
    await chooseByKey(page, title);
    await pressByKey(page, page.getByRole('checkbox', { name: 'Remote' }), 'Space');
    await pressByKey(page, page.getByRole('checkbox', { name: 'Full Time' }), 'Space');
    await typeInto(page, page.getByLabel('Experience'), '5+');
    await typeInto(page, page.getByLabel('Address'), 'Austin, Texas');
    await typeInto(page, page.getByLabel('Salary'), '120000');
    const timeline = page.getByRole('combobox', { name: 'Hiring TimeLine' });
    await tabTo(page, timeline);
    await chooseByKey(page, timeline);
    await typeInto(page, page.getByLabel('Hiring Count'), '2');
    await pressByKey(page, page.getByRole('button', { name: 'Next' }));

    await expect(page).toHaveURL(/posting-jobs-details$/);
    await expect(page.locator('main h1')).toBeFocused();
    await typeInto(page, page.getByLabel('Qualification'), 'Bachelor of Science');
    await typeInto(page, page.getByLabel('Working Hours'), '40 hours a week');
    await typeInto(page, page.getByRole('combobox', { name: 'Technology' }), 'Java,');
    await typeInto(page, page.getByRole('combobox', { name: 'Benefits' }), 'Health insurance,');
    await typeInto(page, page.getByRole('combobox', { name: 'Job Description' }), 'Build services,');
    await pressByKey(page, page.getByRole('button', { name: 'Save' }));
    await expect(page).toHaveURL(/\/posting-jobs$/);
    await expect(page.getByText('1 posting', { exact: true })).toBeVisible();

    await pressByKey(page, page.getByRole('button', { name: /^Delete Java/ }));
    const dialog = page.getByRole('dialog', { name: 'Confirm Deletion' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await pressByKey(page, dialog.getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('Job posting deleted')).toBeVisible();
    await expect(dialog).toBeHidden();
    // What it was opened from is gone: the page goes on from a place that is left.
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  test('The first key leads past the header, and every page has its title', async ({ page, people }) => {
    const email = await people.signUpEmployer();
    await logInByKeys(page, email, 'Employer');
    await expect(page).toHaveURL(/\/dashboard$/);
    await page.goto('/posting-jobs');
    await expect(heading(page, 'Posting Jobs')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the page' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);

    const titles = new Set<string>();
    const places = [
      '/dashboard',
      '/explore-employee-jobs',
      '/posting-jobs',
      '/plan-subscription',
      '/employer/view',
      '/account',
    ];
    for (const place of places) {
      await page.goto(place);
      await expect(page).toHaveTitle(/ - Forte$/);
      titles.add(await page.title());
    }
    expect(titles.size).toBe(places.length);
  });

  test('[APP-14] [SEARCH-06] On the narrowest window no bar hides what has focus: the sheet of filters, the shortlist, the end of a job', async ({
    page,
    people,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 }); // 1280 at 400 %
    const { skill, employer, postingId } = await people.newPosting();
    const { email } = await people.newCandidate(skill);
    await logInByKeys(page, employer.email, 'Employer');
    const filters = page.getByRole('button', { name: /^Filters/ });
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await pressByKey(page, filters);
    await expect(sheet.getByRole('button', { name: 'Close filters' })).toBeFocused();
    await typeInto(page, sheet.getByRole('combobox', { name: 'Skills' }), `${skill},`);
    const show = sheet.getByRole('button', { name: 'Show 1 candidate' });
    await pressByKey(page, show);
    await expect(sheet).toBeHidden();
    await expect(filters).toBeFocused();

    await pressByKey(page, page.getByRole('button', { name: /^Add Ana.* to shortlist/ }));
    await tabTo(page, page.getByRole('combobox', { name: 'Sort' }), 'Shift+Tab');
    await page.keyboard.press('ArrowDown');
    await expect(page).toHaveURL(/sort=oldest/);
    await tabTo(page, filters, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(sheet.getByRole('button', { name: 'Close filters' })).toBeFocused();
    await pressByKey(page, sheet.getByRole('switch', { name: 'Shortlist only' }), 'Space');
    await pressByKey(page, sheet.getByRole('button', { name: 'Clear all' }));
    await expect(page).toHaveURL(/\/dashboard\?sort=oldest$/);
    await page.keyboard.press('Escape');
    await expect(filters).toBeFocused();

    await openAs(page, 'Employee', email, `/explore-jobs/${postingId}`);
    await page.getByRole('button', { name: 'Apply' }).first().waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Privacy policy' }));
  });

  test('The Tab key leaves an open list of choices for the next field, and passes by the PDF of the privacy policy', async ({
    page,
    people,
  }) => {
    await openAs(page, 'Employer', await people.signUpEmployer(), '/employer/add/posting-jobs');
    const title = page.getByRole('combobox', { name: 'Job Title' });
    await tabTo(page, title);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { name: 'Salesforce Architect' })).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(page.locator('form :focus')).toBeVisible();

    await page.goto('/privacy-policy');
    await tabTo(page, page.getByRole('link', { name: 'Download PDF' }));
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'About' })).toBeFocused(); // the viewer would keep the keys
  });
});
