import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';
import { sentId } from '../rules/text.ts';
import { matchReasons } from '../wire/match.ts';

/** Why a candidate and a posting match as they do. */
export const matchRoutes = defineRoutes({
  explainMatch: {
    method: 'GET',
    path: '/match/{postingId}/{candidateId}',
    access: 'complete',
    params: z.strictObject({ postingId: sentId, candidateId: sentId }),
    reply: matchReasons,
    refuses: ['not-found'],
    summary:
      'The score of a candidate for a posting with its reasons: for the candidate, and for the employer of the posting',
    origin: 'ours',
    source: 'MATCH-04',
  },
});
