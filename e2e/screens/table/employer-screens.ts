import type { Page } from '@playwright/test';
import { type Cast, rareSkill } from '../cast.ts';
import { press, refused, type Screen, troubles } from '../screen.ts';

/** From the first step of the wizard, which holds a whole posting, to the second. */
const toDetails = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL(/posting-jobs-details/);
  await page.locator('main form').waitFor();
};

const choose = async (page: Page): Promise<void> => {
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .first()
    .check({ force: true });
};

/** The profile from an application that has others beside it. */
const openApplication = async (page: Page): Promise<void> => {
  await page.getByRole('article').nth(1).getByRole('heading').getByRole('link').click();
  await page.getByRole('navigation', { name: 'Applications beside this one' }).waitFor();
};

const candidateOf = (name: 'candidate' | 'minimal' | 'longest') => ({
  as: name === 'candidate' ? ('employer' as const) : ('small' as const),
  path: ({ people }: Cast) => `/employee-profile/${people[name]?.userId}`,
});

const postingScreens: readonly Screen[] = [
  {
    name: 'posting-list',
    states: [
      { state: 'many', as: 'employer', path: '/posting-jobs' },
      { state: 'one', as: 'small', path: '/posting-jobs' },
      { state: 'longest', as: 'longestEmployer', path: '/posting-jobs' },
      { state: 'empty', as: 'fresh', path: '/posting-jobs' },
      { state: 'none-found', as: 'employer', path: '/posting-jobs?text=nothing%20like%20it' },
      {
        state: 'filters',
        as: 'employer',
        path: '/posting-jobs?types=Remote',
        act: press(/^Filters/),
        only: 'phone',
      },
      { state: 'delete', as: 'small', path: '/posting-jobs', act: press(/^Delete /) },
      ...troubles({ as: 'employer', path: '/posting-jobs' }),
    ],
  },
  {
    name: 'posting-basics',
    states: [
      { state: 'empty', as: 'fresh', path: '/employer/add/posting-jobs' },
      { state: 'refused', as: 'fresh', path: '/employer/add/posting-jobs', act: refused },
      { state: 'one', as: 'small', path: ({ postings }) => `/employer/edit/posting-jobs/${postings.small}` },
      {
        state: 'longest',
        as: 'longestEmployer',
        path: ({ postings }) => `/employer/edit/posting-jobs/${postings.longest}`,
      },
      ...troubles({ as: 'small', path: ({ postings }) => `/employer/edit/posting-jobs/${postings.small}` }),
    ],
  },
  {
    name: 'posting-details',
    states: [
      {
        state: 'one',
        as: 'small',
        path: ({ postings }) => `/employer/edit/posting-jobs/${postings.small}`,
        act: toDetails,
      },
      {
        state: 'longest',
        as: 'longestEmployer',
        path: ({ postings }) => `/employer/edit/posting-jobs/${postings.longest}`,
        act: toDetails,
      },
    ],
  },
];

/** Pages of an employer. */
export const employerScreens: readonly Screen[] = [
  {
    name: 'candidate-search',
    states: [
      { state: 'many', as: 'employer', path: '/dashboard' },
      { state: 'one', as: 'small', path: `/dashboard?skills=${rareSkill}` },
      { state: 'longest', as: 'longestEmployer', path: '/dashboard?languages=Language%200' },
      { state: 'empty', as: 'fresh', path: '/dashboard?skills=nothing' },
      {
        state: 'filters',
        as: 'employer',
        path: '/dashboard?mode=Remote',
        act: press(/^Filters/),
        only: 'phone',
      },
      { state: 'menu', as: 'employer', path: '/dashboard', act: press('Menu'), only: 'phone' },
      ...troubles({ as: 'employer', path: '/dashboard' }),
    ],
  },
  {
    name: 'candidate',
    states: [
      { state: 'many', ...candidateOf('candidate') },
      { state: 'one', ...candidateOf('minimal') },
      { state: 'longest', ...candidateOf('longest') },
      ...troubles(candidateOf('candidate')),
    ],
  },
  {
    name: 'applicants',
    states: [
      { state: 'many', as: 'employer', path: '/explore-employee-jobs' },
      { state: 'one', as: 'small', path: '/explore-employee-jobs' },
      { state: 'longest', as: 'longestEmployer', path: '/explore-employee-jobs' },
      { state: 'empty', as: 'fresh', path: '/explore-employee-jobs' },
      { state: 'chosen', as: 'small', path: '/explore-employee-jobs', act: choose },
      { state: 'decline', as: 'small', path: '/explore-employee-jobs', act: press(/^Decline /) },
      { state: 'opened', as: 'employer', path: '/explore-employee-jobs', act: openApplication },
      {
        state: 'filters',
        as: 'employer',
        path: '/explore-employee-jobs',
        act: press(/^Filters/),
        only: 'phone',
      },
      ...troubles({ as: 'employer', path: '/explore-employee-jobs' }),
    ],
  },
  ...postingScreens,
  {
    name: 'subscription',
    states: [
      { state: 'shown', as: 'employer', path: '/plan-subscription' },
      ...troubles({ as: 'employer', path: '/plan-subscription' }),
    ],
  },
  {
    name: 'company',
    states: [
      { state: 'many', as: 'employer', path: '/employer/view' },
      { state: 'empty', as: 'fresh', path: '/employer/view' },
      { state: 'longest', as: 'longestEmployer', path: '/employer/view' },
      ...troubles({ as: 'employer', path: '/employer/view' }),
    ],
  },
];
