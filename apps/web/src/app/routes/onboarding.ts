import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { paths } from '#core/paths.ts';
import { candidateArea } from './areas.tsx';

/** The steps of a candidate's profile (PROF-01). */
export const onboardingRoutes = [
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addPersonalDetail,
    component: NotFoundPage,
  }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addExperience, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addFresher, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addResume, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addVisa, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addSkills, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addEducation, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addExpectation, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.addSocialMedia, component: NotFoundPage }),
] as const;
