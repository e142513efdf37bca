import { paths } from '../src/core/paths.ts';

export type FirstParts = {
  /** What is shown at once. */
  readonly parts: readonly string[];
  /** What a desk shows beside it. */
  readonly wide?: readonly string[];
};

const frame = 'app/layout/guarded-areas.tsx';
const client = 'app/query-client.ts';
const menu = 'app/layout/profile-menu.tsx';
const jobs: FirstParts = {
  parts: [frame, client, 'features/jobs/first-jobs.ts', 'features/jobs/job-list-page.tsx'],
  wide: [menu, 'ui/posting-filter/posting-filter-fields.tsx'],
};

/**
 * Where people begin, and the modules in `src` that these pages are made of. The routes name them too, but only once their own
 * code has run. A journey holds that nothing is left out here (first-load.test.ts).
 */
export const firstParts: Readonly<Record<string, FirstParts>> = {
  [paths.dashboard]: {
    parts: [
      frame,
      client,
      'features/candidate-search/first-candidates.ts',
      'features/candidate-search/candidate-search-page.tsx',
    ],
    wide: [menu, 'features/candidate-search/candidate-filter-fields.tsx'],
  },
  [paths.exploreJobs]: jobs,
  [paths.employeeJobs]: jobs,
  [paths.signUp]: { parts: ['features/sign-up/sign-up-page.tsx'] },
  [paths.forgotPassword]: { parts: ['features/password-reset/forgot-password-page.tsx'] },
  [paths.about]: { parts: ['features/static/about-page.tsx'] },
  [paths.contact]: { parts: ['features/static/contact-page.tsx'] },
  [paths.privacyPolicy]: { parts: ['features/privacy-policy/privacy-policy-page.tsx'] },
};
