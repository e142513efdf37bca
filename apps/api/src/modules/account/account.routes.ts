import type { accountRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';

// The contract goes ahead of its handlers, which follow with the account module.
export const accountHandlers = (_deps: Deps) => ({}) as unknown as Handlers<typeof accountRoutes>;
