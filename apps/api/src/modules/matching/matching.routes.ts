import type { matchRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Caller, Handlers } from '#api/http/handler.ts';
import { notFound } from '#api/http/refusal.ts';
import { explainPair } from '#api/modules/matching/explain.ts';
import {
  readMatchableProfile,
  readOwnMatchablePosting,
  readVisibleMatchablePosting,
} from '#api/modules/matching/matching.queries.ts';

type Pair = { readonly postingId: string; readonly candidateId: string };

/** Both halves of a pair that the caller may compare: one's own profile, or anybody's with one's own posting. */
const readPair = ({ db, now }: Deps, caller: Caller, { postingId, candidateId }: Pair) => {
  if (caller.role === 'employer') {
    return Promise.all([
      readMatchableProfile(db, candidateId),
      readOwnMatchablePosting(db, caller.userId, postingId),
    ]);
  }
  if (candidateId.toLowerCase() !== caller.userId) return [undefined, undefined] as const;
  return Promise.all([
    readMatchableProfile(db, candidateId),
    readVisibleMatchablePosting(db, candidateId, postingId, now()),
  ]);
};

/** Why a candidate and a posting match as they do (MATCH-04). */
export const matchingHandlers = (deps: Deps): Handlers<typeof matchRoutes> => ({
  explainMatch: async ({ params, caller }) => {
    const [profile, posting] = await readPair(deps, caller, params);
    if (profile === undefined) throw notFound('There is no such profile.');
    if (posting === undefined) throw notFound('This job is no longer available.');
    return { data: explainPair(profile, posting) };
  },
});
