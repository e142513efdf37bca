import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { paths } from '#core/paths.ts';
import { candidateArea } from './areas.tsx';

/** A candidate's own profile and its edit pages (PROF-10). */
export const profileRoutes = [
  createRoute({ getParentRoute: () => candidateArea, path: paths.profile, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editBasicDetail, component: NotFoundPage }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editPersonalDetail,
    component: NotFoundPage,
  }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editExperience, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editFresher, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editResume, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editVisa, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editSkills, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editEducation, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editExpectation, component: NotFoundPage }),
  createRoute({ getParentRoute: () => candidateArea, path: paths.editSocialMedia, component: NotFoundPage }),
] as const;
