import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../harness/accessible.ts';
import { expect, test } from '../harness/fixtures.ts';
import { pressByKey, tabTo } from '../harness/keyboard.ts';
import { openAs } from '../harness/open-as.ts';
import { applyTo } from '../harness/people.ts';
import { wirePosting } from '../harness/wire-bodies.ts';

const cards = (page: Page) => page.getByRole('article');
const nameLink = (card: Locator) => card.getByRole('heading').getByRole('link');
const chooseBox = (card: Locator) => card.getByRole('checkbox', { name: /^Choose Ana/ });
/** The calls that tell that an application was seen. */
const seenIn = (sent: readonly string[]) => sent.filter((body) => body.includes('"seen"'));
const focusedRow = (page: Page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest('li');
    return row == null ? undefined : [...(row.parentElement?.children ?? [])].indexOf(row);
  });

test.describe('Many applicants with keys alone', { tag: '@any-width' }, () => {
  test.beforeEach(() => test.slow());

  test('[STAT-01] After an answer to one or to several the focus stays at the row, also when the row is gone', async ({
    page,
    people,
  }) => {
    const { employer } = await people.newApplicants(3);
    await openAs(page, 'Employer', employer.email, '/explore-employee-jobs');
    await expect(cards(page)).toHaveCount(3);

    await pressByKey(
      page,
      cards(page)
        .nth(1)
        .getByRole('button', { name: /^Shortlist/ }),
    );
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Shortlist' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page).nth(1)).toContainText('Shortlisted');
    await expect(chooseBox(cards(page).nth(1))).toBeFocused();

    // To choose one moves nothing that the next press is meant for.
    const hire = cards(page).nth(1).getByRole('button', { name: /^Hire/ });
    const place = await hire.boundingBox();
    await page.keyboard.press('Space');
    await expect(chooseBox(cards(page).nth(1))).toBeChecked();
    expect(await hire.boundingBox()).toEqual(place);
    await pressByKey(page, chooseBox(cards(page).nth(2)), 'Space');
    await expectAccessible(page);
    await pressByKey(page, cards(page).nth(2).getByRole('button', { name: 'To the answer for 2 chosen' }));
    const bar = page.getByRole('region', { name: 'Answer the chosen applications' });
    await expect(bar.getByRole('button', { name: 'Shortlist' })).toBeFocused();
    await pressByKey(page, bar.getByRole('button', { name: 'Decline' }));
    await expect(dialog.getByRole('button', { name: 'Decline' })).toBeFocused();
    await page.keyboard.press('Enter');
    for (const at of [1, 2]) await expect(cards(page).nth(at)).toContainText('Declined');
    await expect(cards(page).nth(0)).not.toContainText('Declined');
    await expect(chooseBox(cards(page).nth(2))).toBeFocused();

    await page.goto('/explore-employee-jobs?state=declined');
    await expect(cards(page)).toHaveCount(2);
    await pressByKey(
      page,
      cards(page)
        .nth(0)
        .getByRole('button', { name: /^Shortlist/ }),
    );
    await expect(dialog.getByRole('button', { name: 'Shortlist' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cards(page)).toHaveCount(1);
    await expect.poll(() => focusedRow(page)).toBe(0);
  });

  test('[STAT-01] [VIEW-01] All undecided are chosen at once, and a profile is answered where it is read, and one comes back to its card', async ({
    page,
    people,
  }) => {
    const { employer } = await people.newApplicants(2);
    await openAs(page, 'Employer', employer.email, '/explore-employee-jobs');
    await pressByKey(
      page,
      page.getByRole('checkbox', { name: 'Choose the 2 undecided that are shown' }),
      'Space',
    );
    await expect(page.getByText('2 applications chosen')).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: 'Clear', exact: true }));
    await expect(page.getByText('2 applications chosen')).toBeHidden();
    await expect(page.getByRole('checkbox', { name: /^Choose the 2/ })).toBeFocused();

    await tabTo(page, nameLink(cards(page).nth(1)));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Ana/ })).toBeFocused();
    const application = page.getByRole('region', { name: 'Application' });
    await pressByKey(page, application.getByRole('button', { name: /^Shortlist Ana/ }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Shortlist' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(application).toContainText('Shortlisted');
    await expect(application.getByRole('button', { name: /^Decline Ana/ })).toBeFocused();
    await expectAccessible(page);
    await page.goBack();
    await expect(nameLink(cards(page).nth(1))).toBeFocused();
    await expect(cards(page).nth(1)).toContainText('Shortlisted');
  });

  test('[APPLIED-01] [STAT-01] An application read in its profile keeps its answers after a reload, and leads to the next one of its list', async ({
    page,
    people,
  }) => {
    const { employer } = await people.newApplicants(3);
    await openAs(page, 'Employer', employer.email, '/explore-employee-jobs');
    await expect(cards(page)).toHaveCount(3);
    const isStatusCall = (call: { url: () => string }) => call.url().endsWith('/employer/application-status');
    const sent: string[] = [];
    page.on('request', (request) => isStatusCall(request) && sent.push(request.postData() ?? ''));
    const seen = page.waitForResponse(isStatusCall);
    await pressByKey(page, nameLink(cards(page).nth(0)));
    await seen;
    const title = page.getByRole('heading', { level: 1, name: /Ana/ });
    const application = page.getByRole('region', { name: 'Application' });
    const beside = page.getByRole('navigation', { name: 'Applications beside this one' });
    const [previous, next] = ['Previous', 'Next'].map((side) => beside.getByRole('link', { name: side }));
    if (previous === undefined || next === undefined) throw new Error('Two ways.');
    await expect(next).toBeVisible();
    await expect(previous).toBeHidden();

    await page.reload();
    await expect(application.getByRole('button', { name: /^Shortlist Ana/ })).toBeVisible();
    const first = page.url();
    await pressByKey(page, next);
    await expect(previous).toBeVisible();
    expect(page.url()).not.toBe(first);
    await expect(title).toBeFocused();
    await expectAccessible(page);
    await pressByKey(page, application.getByRole('button', { name: /^Decline Ana/ }));
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Decline' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(application).toContainText('Declined');
    await expect(application.getByRole('button').first()).toBeFocused();

    await pressByKey(page, next);
    await expect(application).not.toContainText('Declined');
    await expect(next).toBeHidden();
    await expect.poll(() => seenIn(sent)).toHaveLength(3); // who leaves before it has come has not seen it
    await pressByKey(page, previous);
    await expect(application).toContainText('Declined');

    await page.getByRole('button', { name: 'Back to applicants' }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).nth(1)).toContainText('Declined');
    for (const at of [0, 2]) await expect(cards(page).nth(at)).toContainText('Seen');
    expect(seenIn(sent), 'each was told once').toHaveLength(3);
  });

  test('[APPLIED-01] [VIEW-01] From one application to the next of the same person the title takes focus, and the way back names where it leads', async ({
    page,
    people,
  }) => {
    const { employer, postingId, skill } = await people.newPosting();
    const body = { ...wirePosting(employer.userId, skill), jobTitle: 'SAP Consultant' };
    const { id } = await employer.post('/postingjobs/add', body);
    const candidate = await people.newCandidate(skill);
    for (const applied of [postingId, String(id)]) await applyTo(candidate, applied);
    await openAs(page, 'Employer', employer.email, '/explore-employee-jobs?sort=oldest');
    await pressByKey(page, nameLink(cards(page).nth(0)));
    const title = page.getByRole('heading', { level: 1, name: /Ana/ });
    const application = page.getByRole('region', { name: 'Application' });
    await expect(title).toBeFocused();
    await expect(application).toContainText('Applied to Java Developer');
    await pressByKey(page, application.getByRole('link', { name: 'Next application' }));
    await expect(application).toContainText('Applied to SAP Consultant');
    await expect(title).toBeFocused();
    await pressByKey(page, application.getByRole('link', { name: 'Previous application' }));
    await expect(application).toContainText('Applied to Java Developer');
    await expect(title).toBeFocused();

    const alone = await page.context().newPage();
    await alone.goto(page.url());
    await expect(alone.getByRole('link', { name: 'Back to dashboard' })).toBeVisible();
    await alone.getByRole('link', { name: 'Back to applicants' }).click();
    await expect(alone).toHaveURL(/\/explore-employee-jobs\?sort=oldest$/);
    await expect(cards(alone)).toHaveCount(2);
  });
});
