import type { Page, Range } from '@forte/contract';
import type { Sort } from '#api/db/keyset.ts';
import type { PageQuery, Positioned } from '#api/http/paging.ts';
import type { FacetFilter } from '#api/modules/search/facets.ts';

/** What an employer asks for, in the search's own terms. An undefined range filters nothing. */
export type CandidateFilter = {
  readonly terms: FacetFilter;
  readonly experienceMonths: Range | undefined;
  readonly expectedSalary: Range | undefined;
  /** Only this employer's shortlist. */
  readonly shortlistOf: string | undefined;
};

/** A page of those who fit a filter. */
type FilterQuery = PageQuery & {
  readonly filter: CandidateFilter;
  /** For whom the hearts of the cards are. */
  readonly employerId: string;
  /** Ends when nobody waits for the answer any more: a search that has not begun is then left out. */
  readonly signal?: AbortSignal;
};

export type CandidateQuery = FilterQuery & {
  readonly sort: Sort;
  /** The posting for which the cards tell the score, if any. */
  readonly postingId: string | undefined;
};

export type RankQuery = FilterQuery & { readonly postingId: string };

/** A card, positioned by the last change, or by its score, and the candidate's id. */
export type FoundCandidate = Positioned & {
  readonly updatedAt: Date;
  readonly firstName: string;
  readonly lastName: string;
  readonly photoId: string | null;
  readonly isFresher: boolean;
  readonly experienceMonths: number | null;
  readonly expectedSalary: number | null;
  readonly expectedSalaryCurrency: string;
  readonly qualification: string;
  readonly visaStatus: string;
  readonly linkedInProfile: string;
  readonly preferredJobs: string[];
  readonly modesOfWork: string[];
  readonly preferredRoles: string[];
  readonly city: string;
  readonly state: string;
  readonly country: string;
  readonly skills: { name: string; proficiency: number }[];
  readonly technologies: { name: string; years: number }[];
  readonly isFavorite: boolean;
  /** For the query's posting; null without one, and while there is not enough to compare. */
  readonly matchScore: number | null;
};

/** A page, and how many there are in all: exact up to 1,000 (SEARCH-05). */
export type FoundCandidates = { readonly data: FoundCandidate[]; readonly total: Page['total'] };

/**
 * The search for candidates. A port: an index beside the database can stand in for the SQL one, and a page may come
 * from either in mid-list, since the position is the row's own.
 */
export type CandidateSearch = {
  /** The next `limit` listed candidates in order. */
  readonly search: (query: CandidateQuery) => Promise<FoundCandidates>;
  /** How many fit: what a search tells as well, for whoever asks nothing else. */
  readonly counts: (filter: CandidateFilter) => Promise<Page['total']>;
  /** The next of them by their score for a posting: the best first, ties by id, those without a score last (MATCH-07). */
  readonly rank: (query: RankQuery) => Promise<FoundCandidates>;
};
