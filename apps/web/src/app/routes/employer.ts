import { createRoute, redirect } from '@tanstack/react-router';
import { applicantsSearch, openedSearch } from '#core/applicants-search.ts';
import { candidateSearch } from '#core/candidate-search.ts';
import { paths } from '#core/paths.ts';
import { postingSearch } from '#core/posting-search.ts';
import { employerArea } from './areas.ts';
import { page } from './page.ts';

const wizardPage = (name: 'BasicsPage' | 'DetailsPage') =>
  page(() => import('#features/posting-wizard/wizard-pages.ts'), name);
const basicsPage = wizardPage('BasicsPage');
const detailsPage = wizardPage('DetailsPage');

/** The employer's pages: search, applicants, postings, subscription. */
export const employerRoutes = [
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.dashboard,
    validateSearch: candidateSearch,
    staticData: { firstCall: () => import('#features/candidate-search/first-candidates.ts') },
    component: page(
      () => import('#features/candidate-search/candidate-search-page.tsx'),
      'CandidateSearchPage',
    ),
  }),
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.candidate,
    validateSearch: openedSearch,
    component: page(() => import('#features/profile-view/candidate-page.tsx'), 'CandidatePage'),
  }),
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.applicants,
    validateSearch: applicantsSearch,
    component: page(() => import('#features/applicants/applicants-page.tsx'), 'ApplicantsPage'),
  }),
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.postings,
    validateSearch: postingSearch,
    component: page(() => import('#features/posting-list/posting-list-page.tsx'), 'PostingListPage'),
  }),
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.subscription,
    component: page(() => import('#features/subscription/subscription-page.tsx'), 'SubscriptionPage'),
  }),
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.employer,
    beforeLoad: () => {
      throw redirect({ to: paths.employerView });
    },
  }),
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.employerView,
    component: page(() => import('#features/employer-view/employer-view-page.tsx'), 'EmployerViewPage'),
  }),
  createRoute({ getParentRoute: () => employerArea, path: paths.addPosting, component: basicsPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.addPostingDetails, component: detailsPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.editPosting, component: basicsPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.editPostingDetails, component: detailsPage }),
] as const;
