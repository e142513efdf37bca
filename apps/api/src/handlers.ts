import type { routes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { accountHandlers } from '#api/modules/account/account.routes.ts';
import { searchHandlers } from '#api/modules/search/search.routes.ts';

/** Every route's handler: one line a module. */
export const createHandlers = (deps: Deps): Handlers<typeof routes> => ({
  ...accountHandlers(deps),
  ...searchHandlers(deps),
});
