/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test } from '../harness/fixtures.ts';
import { nextFrames } from '../harness/frames.ts';
import { openAs } from '../harness/open-as.ts';
import { newSkill } from '../harness/people.ts';
import { profileSteps } from '../harness/profile-steps.ts';

/** As much as may move of what a reader looks at, while a page comes: a fifth of what is called good. */
const most = 0.02;

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
type Source = { readonly node: Node | null; readonly previousRect: Box; readonly currentRect: Box };
type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly Source[];
};
type Moved = { readonly by: number; readonly what: string };

/** Runs in each document, before it: keeps what moves in it without having been asked to. */
const watchShifts = (): void => {
  const boxOf = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ');
  const nameOf = (node: Node | null) =>
    node instanceof Element ? `${node.localName}.${node.className}` : node?.textContent?.slice(0, 40);
  const moved: Moved[] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      const what = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${nameOf(node)} from ${boxOf(previousRect)} to ${boxOf(currentRect)}`,
      );
      if (!hadRecentInput) moved.push({ by: value, what: what.join(', ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** What has moved too far in the page, if all of it together is too far. */
const tooFar = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.fonts.ready);
  await nextFrames(page);
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: Moved[] }).moved);
  const sum = moved.reduce((total, { by }) => total + by, 0);
  return sum > most ? moved.map(({ by, what }) => `${page.url()}: ${by.toFixed(3)}: ${what}`) : [];
};

const dataCalls = /\/V1\/(?!login\/)/;

/** Opens a page anew whose answers come once its shapes have been drawn. @returns what moved too far */
const openSlowly = async (page: Page, path: string): Promise<string[]> => {
  const line = Promise.withResolvers<void>();
  await page.route(dataCalls, async (route) => {
    await line.promise;
    await route.fallback();
  });
  await page.goto(path);
  const shapes = page.locator('#main [aria-label=Loading]');
  await expect(shapes.first()).toBeVisible();
  await expect(page.locator('#main aside [aria-busy=true]')).toHaveCount(0); // the filters' code
  await nextFrames(page);
  line.resolve();
  await expect(shapes).toHaveCount(0);
  const found = await tooFar(page);
  await page.unrouteAll({ behavior: 'wait' });
  return found;
};

const openAllSlowly = async (page: Page, places: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const path of places) found.push(...(await openSlowly(page, path)));
  return found;
};

test.beforeEach(({ page }) => page.addInitScript(watchShifts));

test('What comes on a candidate’s pages stands where its shape stood', async ({ page, people }) => {
  const { applicants, postingId } = await people.newApplicants(1);
  await openAs(page, 'Employee', applicants[0]?.email ?? '', '/privacy-policy');
  const found = await openAllSlowly(page, [
    '/explore-jobs',
    `/explore-jobs/${postingId}`,
    '/applied-job',
    '/profile/view',
    '/account',
    '/saved-jobs',
  ]);
  expect(found).toEqual([]);
});

test('What comes into the forms of a profile stands where its shape stood', {
  tag: '@any-width',
}, async ({ page, people }) => {
  const { email } = await people.newCandidate();
  await openAs(page, 'Employee', email, '/privacy-policy');
  const found = await openAllSlowly(
    page,
    ['basic-detail', ...profileSteps].map((part) => `/profile/edit/${part}`),
  );
  expect(found).toEqual([]);
});

test('What comes into the first steps of a profile stands where its shape stood', {
  tag: '@any-width',
}, async ({ page, people }) => {
  const { email } = await people.candidateAt(profileSteps.length - 1);
  await openAs(page, 'Employee', email, '/privacy-policy');
  expect(
    await openAllSlowly(
      page,
      profileSteps.map((step) => `/profile/add/${step}`),
    ),
  ).toEqual([]);
});

test('What comes on an employer’s pages stands where its shape stood', async ({ page, people }) => {
  const { employer, applicants, postingId } = await people.newApplicants(1);
  await openAs(page, 'Employer', employer.email, '/privacy-policy');
  const found = await openAllSlowly(page, [
    '/dashboard',
    `/dashboard?skills=${encodeURIComponent(newSkill())}`,
    '/posting-jobs',
    '/explore-employee-jobs',
    `/employee-profile/${applicants[0]?.userId}`,
    '/employer/view',
    `/employer/edit/posting-jobs/${postingId}`,
  ]);
  expect(found).toEqual([]);
});

test('The pages of visitors come as they stay', async ({ page }) => {
  const found: string[] = [];
  for (const path of ['/auth/login', '/signUp', '/forget-password', '/about', '/contact']) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    found.push(...(await tooFar(page)));
  }
  expect(found).toEqual([]);
});
