import type { accountRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';

export const accountHandlers = (_deps: Deps): Handlers<typeof accountRoutes> => ({});
