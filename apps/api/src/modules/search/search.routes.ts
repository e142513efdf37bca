import type { Page, ReplyOf, searchRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { fileAddress } from '#api/files/file-address.ts';
import type { Caller, Handlers } from '#api/http/handler.ts';
import { type PageQuery, readPage } from '#api/http/paging.ts';
import { notFound } from '#api/http/refusal.ts';
import { toCandidateFilter } from '#api/modules/search/candidate-filter.ts';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import type { FoundCandidate } from '#api/modules/search/candidate-search.ts';
import { hasPosting } from '#api/modules/search/ranked-posting.queries.ts';
import { addToShortlist, removeFromShortlist } from '#api/modules/search/shortlist.queries.ts';
import { suggestTerms } from '#api/modules/search/term-suggestions.queries.ts';

type Card = ReplyOf<typeof searchRoutes.searchCandidates>[number];

/** The reply drops what a card does not have. */
const toCard = (
  deps: Deps,
  caller: Caller,
  found: FoundCandidate,
  postingId: string | undefined,
): Card & Omit<FoundCandidate, 'matchScore'> => ({
  ...found,
  id: found.positionId,
  photo: found.photoId === null ? null : fileAddress(deps, found.photoId, caller),
  experienceYears: Math.floor((found.experienceMonths ?? 0) / 12),
  experienceMonths: (found.experienceMonths ?? 0) % 12,
  currency: found.expectedSalaryCurrency,
  matchScore: postingId === undefined ? undefined : found.matchScore,
});

export const searchHandlers = (deps: Deps): Handlers<typeof searchRoutes> => {
  const candidates = createSqlCandidateSearch(deps.db);
  return {
    searchCandidates: async ({ body, caller, signal }) => {
      const employerId = caller.userId;
      const { sort = 'latest', postingId, cursor } = body;
      if (postingId !== undefined && !(await hasPosting(deps.db, employerId, postingId))) {
        throw notFound('This job is no longer available.');
      }
      const filter = toCandidateFilter(body, employerId);
      const find = (page: PageQuery) =>
        sort !== 'match'
          ? candidates.search({ ...page, filter, employerId, sort, postingId, signal })
          : candidates.rank({ ...page, filter, employerId, postingId: postingId ?? '', signal }); // the contract asks for one
      let total: Page['total'] = 0;
      const { data, page } = await readPage(deps.secret, {
        name: `candidates:${employerId}`,
        filter: [sort, filter, postingId],
        cursor,
        read: async (query) => {
          const found = await find(query);
          total = found.total;
          return found.data;
        },
        count: async () => total,
      });
      return { data: data.map((candidate) => toCard(deps, caller, candidate, postingId)), page };
    },

    suggestTerms: async ({ body: { kind, text } }) => ({ data: await suggestTerms(deps.db, kind, text) }),

    setFavoriteCandidate: async ({ body, caller }) => {
      const heart = { employerId: caller.userId, candidateId: body.candidateId };
      if (!body.isFavorite) await removeFromShortlist(deps.db, heart);
      else if (!(await addToShortlist(deps.db, heart)))
        throw notFound('This candidate is no longer available.');
      return {
        data: body,
        message: body.isFavorite ? 'Added to your shortlist' : 'Removed from your shortlist',
      };
    },
  };
};
