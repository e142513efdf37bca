import { createRoute } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { candidateArea } from './areas.ts';
import { page } from './page.ts';

type EditPages = typeof import('#features/profile/edit/edit-pages.tsx');

const editPage = (name: keyof EditPages) => page(() => import('#features/profile/edit/edit-pages.tsx'), name);

/** A candidate's own profile and its edit pages (PROF-10). */
export const profileRoutes = [
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.profile,
    component: page(() => import('#features/profile-view/own-profile-page.tsx'), 'OwnProfilePage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editBasicDetail,
    component: editPage('EditBasicDetailPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editPersonalDetail,
    component: editPage('EditPersonalDetailPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editExperience,
    component: editPage('EditExperiencePage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editFresher,
    component: editPage('EditFresherPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editResume,
    component: editPage('EditResumePage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editVisa,
    component: editPage('EditVisaPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editSkills,
    component: editPage('EditSkillsPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editEducation,
    component: editPage('EditEducationPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editExpectation,
    component: editPage('EditExpectationPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.editSocialMedia,
    component: editPage('EditSocialMediaPage'),
  }),
] as const;
