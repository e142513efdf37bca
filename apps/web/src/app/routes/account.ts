import { createRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { paths } from '#core/paths.ts';
import { candidateArea, userArea } from './areas.tsx';

/** The user's own account (PWD-04, PWD-06). */
export const accountRoutes = [
  createRoute({ getParentRoute: () => userArea, path: paths.account, component: NotFoundPage }),
] as const;

export const candidateAccountRoutes = [
  createRoute({ getParentRoute: () => candidateArea, path: paths.changePassword, component: NotFoundPage }),
] as const;
