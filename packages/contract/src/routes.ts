import { accountRoutes } from './routes/account.ts';
import { searchRoutes } from './routes/search.ts';

/** Every call of the product: the one table from which server, client, document and access matrix are made. */
export const routes = {
  ...accountRoutes,
  ...searchRoutes,
} as const;

export type RouteName = keyof typeof routes;
