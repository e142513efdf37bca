import { createRoute } from '@tanstack/react-router';
import { markedJobsSearch } from '#core/marked-jobs-search.ts';
import { paths } from '#core/paths.ts';
import { postingSearch } from '#core/posting-search.ts';
import { completeCandidateArea } from './areas.ts';
import { page } from './page.ts';

const marked = () => import('#features/jobs/marked-jobs-page.tsx');
const jobList = {
  validateSearch: postingSearch,
  staticData: { firstCall: () => import('#features/jobs/first-jobs.ts') },
  component: page(() => import('#features/jobs/job-list-page.tsx'), 'JobListPage'),
} as const;

/** Jobs for candidates (BROWSE). */
export const jobRoutes = [
  createRoute({ getParentRoute: () => completeCandidateArea, path: paths.exploreJobs, ...jobList }),
  createRoute({ getParentRoute: () => completeCandidateArea, path: paths.employeeJobs, ...jobList }),
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.exploreJob,
    component: page(() => import('#features/jobs/job-page.tsx'), 'JobPage'),
  }),
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.savedJobs,
    validateSearch: markedJobsSearch,
    component: page(marked, 'SavedJobsPage'),
  }),
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.appliedJobs,
    validateSearch: markedJobsSearch,
    component: page(marked, 'AppliedJobsPage'),
  }),
] as const;
