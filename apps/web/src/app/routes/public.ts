import { createRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { AccessDeniedPage } from '#app/pages/access-denied-page.tsx';
import { LogoutPage } from '#app/pages/logout-page.tsx';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { paths } from '#core/paths.ts';
import { textParam } from '#core/search-params.ts';
import { sessionStore } from '#core/session.ts';
import { openArea, visitorArea } from './areas.tsx';
import { page } from './page.ts';

const loginSearch = z.object({ returnTo: textParam() });
const loginPage = page(() => import('#features/login/login-page.tsx'), 'LoginPage');
const login = { validateSearch: loginSearch, component: loginPage } as const;

/** Signed-out visitors only (§2.1). */
export const visitorRoutes = [
  createRoute({ getParentRoute: () => visitorArea, path: paths.auth, ...login }),
  createRoute({ getParentRoute: () => visitorArea, path: '/auth/$', ...login }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.loginShort, ...login }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.signUp, component: NotFoundPage }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.employeeCode, component: NotFoundPage }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.employerCode, component: NotFoundPage }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.forgotPassword, component: NotFoundPage }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.resetCode, component: NotFoundPage }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.resetPassword, component: NotFoundPage }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.resetSuccess, component: NotFoundPage }),
  createRoute({ getParentRoute: () => visitorArea, path: paths.registerSuccess, component: NotFoundPage }),
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
  createRoute({ getParentRoute: () => openArea, path: paths.mailedLink, component: NotFoundPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.privacyPolicy, component: NotFoundPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.logout, component: LogoutPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.signOut, component: LogoutPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.error, component: NotFoundPage }),
  createRoute({ getParentRoute: () => openArea, path: paths.accessDenied, component: AccessDeniedPage }),
  createRoute({
    getParentRoute: () => openArea,
    path: paths.employerAccessDenied,
    component: AccessDeniedPage,
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
