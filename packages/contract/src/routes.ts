import { accountRoutes } from './routes/account.ts';

/** Every call of the product: the one table from which server, client, document and access matrix are made. */
export const routes = {
  ...accountRoutes,
} as const;

export type RouteName = keyof typeof routes;
