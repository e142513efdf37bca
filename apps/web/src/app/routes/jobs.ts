import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { paths } from '#core/paths.ts';
import { completeCandidateArea } from './areas.tsx';

/** Jobs for candidates (BROWSE). */
export const jobRoutes = [
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.exploreJobs,
    component: NotFoundPage,
  }),
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.exploreJob,
    component: NotFoundPage,
  }),
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.employeeJobs,
    component: NotFoundPage,
  }),
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.savedJobs,
    component: NotFoundPage,
  }),
  createRoute({
    getParentRoute: () => completeCandidateArea,
    path: paths.appliedJobs,
    component: NotFoundPage,
  }),
] as const;
