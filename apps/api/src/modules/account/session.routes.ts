import type { sessionRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Handlers } from '#api/http/handler.ts';
import { readPage } from '#api/http/paging.ts';
import { Refusal } from '#api/http/refusal.ts';
import { readClient } from '#api/modules/account/client-software.ts';
import { endOtherSessions, endOwnSession, sessionList } from '#api/modules/account/session.queries.ts';

/** Where the user is signed in (PWD-06). Everybody sees and ends their own sessions only. */
export const sessionHandlers = (deps: Deps): Handlers<typeof sessionRoutes> => ({
  listSessions: async ({ caller, body: { cursor } }) => {
    const { data, page } = await readPage(deps.secret, {
      name: `sessions:${caller.userId}`,
      filter: null,
      cursor,
      ...sessionList(deps.db, caller, deps.now()),
    });
    return { data: data.map((row) => ({ ...row, ...readClient(row.userAgent) })), page };
  },

  endSession: async ({ caller, params }) => {
    if (!(await endOwnSession(deps.db, caller.userId, params.id))) {
      throw new Refusal('not-found', 'This session has ended already.');
    }
    return { data: null, message: 'You are signed out there.' };
  },

  endOtherSessions: async ({ caller }) => ({
    data: { ended: await endOtherSessions(deps.db, caller) },
    message: 'You are signed out everywhere else.',
  }),
});
