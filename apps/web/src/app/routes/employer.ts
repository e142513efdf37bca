import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { paths } from '#core/paths.ts';
import { employerArea } from './areas.tsx';

/** The employer's pages: search, applicants, postings, subscription. */
export const employerRoutes = [
  createRoute({ getParentRoute: () => employerArea, path: paths.dashboard, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.candidate, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.applicants, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.postings, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.subscription, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.employer, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.employerView, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.addPosting, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.addPostingDetails, component: NotFoundPage }),
  createRoute({ getParentRoute: () => employerArea, path: paths.editPosting, component: NotFoundPage }),
  createRoute({
    getParentRoute: () => employerArea,
    path: paths.editPostingDetails,
    component: NotFoundPage,
  }),
] as const;
