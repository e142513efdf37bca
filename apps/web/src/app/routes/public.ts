import { createRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { paths } from '#core/paths.ts';
import { textParam } from '#core/search-params.ts';
import { sessionStore } from '#core/session.ts';
import { LoginPage } from '#features/login/login-page.tsx';
import { openArea, visitorArea } from './areas.ts';
import { page } from './page.ts';

const loginSearch = z.object({ returnTo: textParam() });
/** Where visitors begin, so that it is a part of the start: one file, one journey to the server less. */
const login = { validateSearch: loginSearch, component: LoginPage } as const;

const logoutPage = page(() => import('#app/pages/logout-page.tsx'), 'LogoutPage');
const accessDeniedPage = page(() => import('#app/pages/access-denied-page.tsx'), 'AccessDeniedPage');

/** Signed-out visitors only (§2.1). */
export const visitorRoutes = [
  createRoute({ getParentRoute: () => visitorArea, path: paths.auth, ...login }),
  createRoute({ getParentRoute: () => visitorArea, path: '/auth/$', ...login }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.loginShort, ...login }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.signUp,
    component: page(() => import('#features/sign-up/sign-up-page.tsx'), 'SignUpPage'),
  }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.employeeCode,
    component: page(() => import('#features/one-time-code/code-pages.tsx'), 'EmployeeCodePage'),
  }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.employerCode,
    component: page(() => import('#features/one-time-code/code-pages.tsx'), 'EmployerCodePage'),
  }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.forgotPassword,
    component: page(() => import('#features/password-reset/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.resetCode,
    component: page(() => import('#features/one-time-code/code-pages.tsx'), 'ResetCodePage'),
  }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.resetPassword,
    component: page(() => import('#features/password-reset/reset-password-page.tsx'), 'ResetPasswordPage'),
  }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.resetSuccess,
    component: page(() => import('#features/static/success-pages.tsx'), 'ResetSuccessPage'),
  }),
  createRoute({
    getParentRoute: () => visitorArea,
    path: paths.registerSuccess,
    component: page(() => import('#features/static/success-pages.tsx'), 'RegisterSuccessPage'),
  }),
] as const;

/** Signed in or not. */
export const openRoutes = [
  createRoute({
    getParentRoute: () => openArea,
    path: paths.about,
    component: page(() => import('#features/static/about-page.tsx'), 'AboutPage'),
  }),
  createRoute({
    getParentRoute: () => openArea,
    path: paths.contact,
    component: page(() => import('#features/static/contact-page.tsx'), 'ContactPage'),
  }),
  createRoute({
    getParentRoute: () => openArea,
    path: paths.mailedLink,
    component: page(() => import('#features/mail-link/mail-link-page.tsx'), 'MailLinkPage'),
  }),
  createRoute({
    getParentRoute: () => openArea,
    path: paths.privacyPolicy,
    component: page(() => import('#features/privacy-policy/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
  }),
  createRoute({ getParentRoute: () => openArea, path: paths.logout, component: logoutPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.signOut, component: logoutPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.error, component: NotFoundPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.accessDenied, component: accessDeniedPage }),
  createRoute({
    getParentRoute: () => openArea,
    path: paths.employerAccessDenied,
    component: accessDeniedPage,
  }),
  createRoute({
    getParentRoute: () => openArea,
    path: '$',
    // Of an unknown page a visitor learns nothing: every other path is the login (APP-01).
    beforeLoad: () => {
      if (sessionStore.get().status !== 'signed-in') throw redirect({ to: paths.auth });
    },
    component: NotFoundPage,
  }),
] as const;
