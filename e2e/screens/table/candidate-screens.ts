import type { Page } from '@playwright/test';
import { profileSteps } from '../../harness/profile-steps.ts';
import { blurEverything, press, refused, type Screen, type Shown, told, troubles } from '../screen.ts';

/** What the steps refuse that may be left empty. */
const wrong: Readonly<Record<string, { label: string; value: string }>> = {
  fresher: { label: 'Role', value: 'x'.repeat(81) },
  'social-media': { label: 'Facebook', value: 'not a link' },
};

const refusedStep = (step: string) => async (page: Page) => {
  const filled = wrong[step];
  if (filled !== undefined) await page.getByLabel(filled.label, { exact: true }).fill(filled.value);
  await refused(page);
};

/** A step as it comes first, with what it refuses, and as full as it may be. */
const addStates = (step: string, due: number): Shown[] => {
  const path = `/profile/add/${step}`;
  return [
    { state: 'empty', as: `step${due}`, path },
    { state: 'refused', as: `step${due}`, path, act: refusedStep(step) },
    { state: 'longest', as: 'longest', path },
  ];
};

/** The steps that a candidate begins with. */
export const onboardingScreens: readonly Screen[] = [
  ...profileSteps.map((step, due) => ({ name: `add-${step}`, states: addStates(step, due) })),
  { name: 'add-fresher', states: addStates('fresher', 1) },
];

const editStates = (step: string): Shown[] => {
  const path = `/profile/edit/${step}`;
  return [
    { state: 'many', as: 'candidate', path },
    { state: 'longest', as: 'longest', path },
  ];
};

const editScreens: readonly Screen[] = ['basic-detail', 'fresher', ...profileSteps].map((step) => ({
  name: `edit-${step}`,
  states:
    step === 'personal-detail'
      ? [...editStates(step), ...troubles({ as: 'candidate', path: `/profile/edit/${step}` })]
      : editStates(step),
}));

/** A mistake of ours in a page: what it calls to sort the jobs is not there. */
const breakProfile = async (page: Page): Promise<void> => {
  await page.evaluate(() => Object.defineProperty(Array.prototype, 'toSorted', { value: undefined }));
  if (await page.getByRole('button', { name: 'Menu' }).isVisible()) await press('Menu')(page);
  // The menu's, not the broken page's own: a part that came late may have broken it already.
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor();
};

const nothingLikeIt = '?text=nothing%20like%20it';

const jobLists: readonly Screen[] = [
  {
    name: 'job-list',
    states: [
      { state: 'many', as: 'candidate', path: '/explore-jobs' },
      { state: 'one', as: 'minimal', path: '/explore-jobs?technologies=Kafka&text=Prolog' },
      { state: 'longest', as: 'longest', path: '/explore-jobs?text=Donaudampf' },
      { state: 'empty', as: 'candidate', path: `/explore-jobs${nothingLikeIt}` },
      {
        state: 'filters',
        as: 'candidate',
        path: '/explore-jobs?types=Remote',
        act: press(/^Filters/),
        only: 'phone',
      },
      ...troubles({ as: 'candidate', path: '/explore-jobs' }),
    ],
  },
  {
    name: 'saved-jobs',
    states: [
      { state: 'many', as: 'candidate', path: '/saved-jobs' },
      { state: 'one', as: 'minimal', path: '/saved-jobs' },
      { state: 'longest', as: 'longest', path: '/saved-jobs' },
      { state: 'empty', as: 'step8', path: '/saved-jobs' },
      ...troubles({ as: 'candidate', path: '/saved-jobs' }),
    ],
  },
  {
    name: 'applied-jobs',
    states: [
      { state: 'many', as: 'candidate', path: '/applied-job' },
      { state: 'one', as: 'minimal', path: '/applied-job' },
      { state: 'longest', as: 'longest', path: '/applied-job' },
      { state: 'empty', as: 'step8', path: '/applied-job' },
      { state: 'withdraw', as: 'minimal', path: '/applied-job', act: press(/^Applied to /) },
      ...troubles({ as: 'candidate', path: '/applied-job' }),
    ],
  },
  {
    name: 'job',
    states: [
      { state: 'demo', as: 'candidate', path: ({ postings }) => `/explore-jobs/${postings.demo}` },
      { state: 'applied', as: 'minimal', path: ({ postings }) => `/explore-jobs/${postings.small}` },
      { state: 'longest', as: 'longest', path: ({ postings }) => `/explore-jobs/${postings.longest}` },
      ...troubles({ as: 'candidate', path: ({ postings }) => `/explore-jobs/${postings.demo}` }),
    ],
  },
];

/** Pages of a candidate behind the login. */
export const candidateScreens: readonly Screen[] = [
  {
    name: 'profile',
    states: [
      { state: 'many', as: 'candidate', path: '/profile/view' },
      { state: 'one', as: 'minimal', path: '/profile/view' },
      { state: 'longest', as: 'longest', path: '/profile/view' },
      { state: 'empty', as: 'step0', path: '/profile/view' },
      {
        state: 'completed',
        as: 'minimal',
        path: '/profile/view',
        act: told({ profileCompleted: true }),
      },
      { state: 'photo', as: 'candidate', path: '/profile/view', act: press(/a photo|Change photo/) },
      { state: 'menu', as: 'candidate', path: '/profile/view', act: press('Menu'), only: 'phone' },
      ...troubles({ as: 'candidate', path: '/profile/view' }),
    ],
  },
  ...editScreens,
  ...jobLists,
  {
    name: 'account',
    states: [
      { state: 'candidate', as: 'candidate', path: '/account' },
      { state: 'employer', as: 'employer', path: '/account' },
      ...troubles({ as: 'candidate', path: '/account' }),
    ],
  },
  {
    name: 'change-password',
    states: [
      { state: 'empty', as: 'candidate', path: '/profile/change-password' },
      { state: 'invalid', as: 'candidate', path: '/profile/change-password', act: blurEverything },
    ],
  },
  {
    name: 'access-denied',
    states: [
      { state: 'other-role', as: 'candidate', path: '/dashboard' },
      { state: 'step-missing', as: 'step0', path: '/explore-jobs' },
      { state: 'employer', as: 'employer', path: '/explore-jobs' },
    ],
  },
  {
    name: 'unexpected-error',
    states: [{ state: 'shown', as: 'candidate', path: '/saved-jobs', act: breakProfile }],
  },
  { name: 'not-found-signed-in', states: [{ state: 'shown', as: 'candidate', path: '/no-such-page' }] },
];
