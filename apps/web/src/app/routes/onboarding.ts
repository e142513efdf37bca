import { type OnboardingStepName, statusOfStep } from '@forte/contract';
import { createRoute, redirect } from '@tanstack/react-router';
import { indexPath } from '#app/guard.ts';
import { paths } from '#core/paths.ts';
import { sessionStore } from '#core/session.ts';
import { candidateArea } from './areas.ts';
import { page } from './page.ts';

type AddPages = typeof import('#features/profile/add/add-pages.tsx');

const addPage = (name: keyof AddPages) => page(() => import('#features/profile/add/add-pages.tsx'), name);

/** A step can't be jumped over: whoever tries comes to the one that is due (APP-07). */
const notBefore = (step: OnboardingStepName) => () => {
  const session = sessionStore.get();
  if (session.status !== 'signed-in' || session.user.role !== 'employee') return;
  if (session.user.profileStatus < statusOfStep(step)) throw redirect({ to: indexPath(session.user) });
};

/** The steps of a candidate's profile (PROF-01). */
export const onboardingRoutes = [
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addPersonalDetail,
    beforeLoad: notBefore('Personal detail'),
    component: addPage('AddPersonalDetailPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addExperience,
    beforeLoad: notBefore('Experience'),
    component: addPage('AddExperiencePage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addFresher,
    beforeLoad: notBefore('Experience'),
    component: addPage('AddFresherPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addResume,
    beforeLoad: notBefore('Resume'),
    component: addPage('AddResumePage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addVisa,
    beforeLoad: notBefore('Visa'),
    component: addPage('AddVisaPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addSkills,
    beforeLoad: notBefore('Skills'),
    component: addPage('AddSkillsPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addEducation,
    beforeLoad: notBefore('Education'),
    component: addPage('AddEducationPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addExpectation,
    beforeLoad: notBefore('Expectation'),
    component: addPage('AddExpectationPage'),
  }),
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.addSocialMedia,
    beforeLoad: notBefore('Social media'),
    component: addPage('AddSocialMediaPage'),
  }),
] as const;
