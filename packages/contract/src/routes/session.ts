import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';
import { id, sentId } from '../rules/text.ts';
import { cursor } from '../wire/posting-filter.ts';
import { instant } from '../words/instant.ts';

/** One place where the user is signed in (PWD-06). */
export const ownSession = z.object({
  id,
  /** From where the login came. */
  clientAddress: z.string(),
  /** "Firefox"; '' when the client does not tell. */
  browser: z.string(),
  /** "Windows", "iPhone"; '' when the client does not tell. */
  system: z.string(),
  device: z.enum(['computer', 'phone', 'tablet', 'unknown']),
  since: instant,
  /** To the minute: a use within a minute of the one before is not written down. */
  lastUsedAt: instant,
  /** The session that asks. */
  isCurrent: z.boolean(),
});
export type OwnSession = z.output<typeof ownSession>;

/** Where the user is signed in, and signing out there (PWD-06). */
export const sessionRoutes = defineRoutes({
  listSessions: {
    method: 'POST',
    path: '/account/sessions',
    access: 'any',
    body: z.strictObject({ cursor }),
    reply: z.array(ownSession),
    paged: true,
    summary: "The caller's own sessions that can still be used: the one that asks first, then the newest.",
    origin: 'ours',
    source: 'PWD-06',
  },
  endSession: {
    method: 'POST',
    path: '/account/sessions/end/{id}',
    access: 'any',
    params: z.object({ id: sentId }),
    reply: z.null(),
    refuses: ['not-found'],
    summary:
      "Ends one of the caller's own sessions: its token is worthless from then on. Another user's is 404, like one that does not exist.",
    origin: 'ours',
    source: 'PWD-06',
  },
  endOtherSessions: {
    method: 'POST',
    path: '/account/sessions/end-others',
    access: 'any',
    reply: z.object({ ended: z.int() }),
    summary: "Ends all of the caller's sessions but the one that asks. Data tells how many.",
    origin: 'ours',
    source: 'PWD-06',
  },
});
