import { createHash } from 'node:crypto';
import type { Page, ReplyOf, searchRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { fileAddress } from '#api/files/file-address.ts';
import { decodeCursor, encodeCursor } from '#api/http/cursor.ts';
import type { Handlers } from '#api/http/handler.ts';
import { notFound } from '#api/http/refusal.ts';
import { type SearchBody, toCandidateFilter } from '#api/modules/search/candidate-filter.ts';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import type { CandidateFilter, FoundCandidate } from '#api/modules/search/candidate-search.ts';
import { addToShortlist, removeFromShortlist } from '#api/modules/search/shortlist.queries.ts';

const pageSize = 20;

type Card = ReplyOf<typeof searchRoutes.searchCandidates>[number];

const toCard = (
  { candidateId, position: _, photoId, ...candidate }: FoundCandidate,
  addressOf: (fileId: string) => string,
): Card => ({
  ...candidate,
  id: candidateId,
  photo: photoId && addressOf(photoId),
  experienceYears: Math.floor((candidate.experienceMonths ?? 0) / 12),
  experienceMonths: (candidate.experienceMonths ?? 0) % 12,
  currency: candidate.expectedSalaryCurrency,
});

/** A cursor goes on with the search that it came from, not with another: its total would be wrong. */
const cursorScope = (employerId: string, sort: string, filter: CandidateFilter): string =>
  `candidates:${employerId}:${createHash('sha256')
    .update(JSON.stringify([sort, filter]))
    .digest('base64url')}`;

type CursorPosition = { updatedAt: string; candidateId: string; total: Page['total'] };

/** Our cursor, signed by us: its parts are what `encodeCursor` was given below. */
const readCursor = (secret: Deps['secret'], scope: string, cursor: SearchBody['cursor']) => {
  if (cursor === undefined) return undefined;
  const [updatedAt, candidateId, total] = decodeCursor(secret, scope, cursor);
  return { updatedAt, candidateId, total } as CursorPosition;
};

export const searchHandlers = (deps: Deps): Handlers<typeof searchRoutes> => {
  const { db, secret } = deps;
  const candidates = createSqlCandidateSearch(db);
  return {
    searchCandidates: async ({ body, caller }) => {
      const employerId = caller.userId;
      const addressOf = (fileId: string) => fileAddress(deps, fileId, employerId);
      const sort = body.sort ?? 'latest';
      const filter = toCandidateFilter(body, employerId);
      const scope = cursorScope(employerId, sort, filter);
      const after = readCursor(secret, scope, body.cursor);
      // One more than shown tells whether a page follows.
      const found = await candidates.search({ filter, sort, after, limit: pageSize + 1, employerId });
      const shown = found.slice(0, pageSize);
      const last = found.length > pageSize ? shown.at(-1) : undefined;
      // Counted once a search, and not at all when everything is on the first page; the cursor carries it on.
      const total = after?.total ?? (last === undefined ? shown.length : await candidates.count(filter));
      const next = last && encodeCursor(secret, scope, [last.position, last.candidateId, total]);
      return {
        data: shown.map((candidate) => toCard(candidate, addressOf)),
        page: { next: next ?? null, total },
      };
    },

    setFavoriteCandidate: async ({ body, caller }) => {
      const heart = { employerId: caller.userId, candidateId: body.candidateId };
      if (!body.isFavorite) await removeFromShortlist(db, heart);
      else if (!(await addToShortlist(db, heart))) throw notFound('This candidate is no longer available.');
      return {
        data: body,
        message: body.isFavorite ? 'Added to your shortlist' : 'Removed from your shortlist',
      };
    },
  };
};
