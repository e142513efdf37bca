import type { Page, ReplyOf, searchRoutes } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { fileAddress } from '#api/files/file-address.ts';
import type { Caller, Handlers } from '#api/http/handler.ts';
import { readPage } from '#api/http/paging.ts';
import { notFound } from '#api/http/refusal.ts';
import { toCandidateFilter } from '#api/modules/search/candidate-filter.ts';
import { createSqlCandidateSearch } from '#api/modules/search/candidate-search.sql.ts';
import type { FoundCandidate } from '#api/modules/search/candidate-search.ts';
import { inSearchTurn } from '#api/modules/search/searching.ts';
import { addToShortlist, removeFromShortlist } from '#api/modules/search/shortlist.queries.ts';
import { suggestTerms } from '#api/modules/search/term-suggestions.queries.ts';

type Card = ReplyOf<typeof searchRoutes.searchCandidates>[number];

const toCard = (deps: Deps, caller: Caller, { photoId, ...candidate }: FoundCandidate): Card => ({
  ...candidate,
  id: candidate.positionId,
  photo: photoId === null ? null : fileAddress(deps, photoId, caller),
  experienceYears: Math.floor((candidate.experienceMonths ?? 0) / 12),
  experienceMonths: (candidate.experienceMonths ?? 0) % 12,
  currency: candidate.expectedSalaryCurrency,
});

export const searchHandlers = (deps: Deps): Handlers<typeof searchRoutes> => {
  const candidates = createSqlCandidateSearch(deps.db);
  return {
    searchCandidates: async ({ body, caller }) => {
      const employerId = caller.userId;
      const sort = body.sort ?? 'latest';
      const filter = toCandidateFilter(body, employerId);
      let total: Page['total'] = 0;
      const { data, page } = await inSearchTurn(() =>
        readPage(deps.secret, {
          name: `candidates:${employerId}`,
          filter: [sort, filter],
          cursor: body.cursor,
          read: async (query) => {
            const found = await candidates.search({ ...query, filter, sort, employerId });
            total = found.total;
            return found.data;
          },
          count: async () => total,
        }),
      );
      return { data: data.map((candidate) => toCard(deps, caller, candidate)), page };
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
