import { createRoute } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { candidateArea, userArea } from './areas.ts';
import { page } from './page.ts';

/** The user's own account (PWD-06). */
export const accountRoutes = [
  createRoute({
    getParentRoute: () => userArea,
    path: paths.account,
    component: page(() => import('#features/account/account-page.tsx'), 'AccountPage'),
  }),
] as const;

/** PWD-04. */
export const candidateAccountRoutes = [
  createRoute({
    getParentRoute: () => candidateArea,
    path: paths.changePassword,
    component: page(() => import('#features/account/change-password-page.tsx'), 'ChangePasswordPage'),
  }),
] as const;
