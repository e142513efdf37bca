import type { Cast } from './cast.ts';
import { expect, test } from './fixtures.ts';
import type { Shown } from './screen.ts';
import { visit } from './visit.ts';

const sheets: readonly (Shown & { readonly heading: string })[] = [
  { state: 'own profile', as: 'candidate', path: '/profile/view', heading: 'Work Experience' },
  {
    state: 'candidate',
    as: 'employer',
    path: ({ people }: Cast) => `/employee-profile/${people.candidate?.userId}`,
    heading: 'Work Experience',
  },
  {
    state: 'posting',
    as: 'candidate',
    path: ({ postings }: Cast) => `/explore-jobs/${postings.demo}`,
    heading: 'Job description',
  },
];

/** Runs in the page: how dark the heading is, and what is still there that can only be pressed. */
const readSheet = () => {
  const isShown = (element: Element) => element.checkVisibility();
  const rgb = getComputedStyle(document.querySelector('h1') ?? document.body).color.match(/\d+/g) ?? [];
  return {
    controls: [...document.querySelectorAll('button, header, footer, nav, input')].filter(isShown).length,
    ink: Math.max(...rgb.slice(0, 3).map(Number)),
  };
};

for (const { heading, ...shown } of sheets) {
  test(`Print: a ${shown.state} is a sheet without controls, dark on white also in the dark scheme`, async ({
    browsers,
    cast,
  }) => {
    await visit({ browsers, cast, width: 1280 }, shown, async (page) => {
      await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      expect(await page.evaluate(readSheet)).toMatchObject({ controls: 0, ink: expect.any(Number) });
      expect((await page.evaluate(readSheet)).ink).toBeLessThan(90);
      expect((await page.pdf({ format: 'A4' })).length).toBeGreaterThan(5_000);
    });
  });
}
