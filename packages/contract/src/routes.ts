import { accountRoutes } from './routes/account.ts';
import { profileRoutes } from './routes/profile.ts';

/** Every call of the product: the one table from which server, client, document and access matrix are made. */
export const routes = {
  ...accountRoutes,
  ...profileRoutes,
} as const;

export type RouteName = keyof typeof routes;
