import type { Job, Page, Range } from '@forte/contract';
import type { Sort } from '#api/db/keyset.ts';
import type { PageQuery, Positioned } from '#api/http/paging.ts';
import type { FacetFilter } from '#api/modules/search/facets.ts';

/** What a candidate asks for, in the search's own terms. An undefined range filters nothing. */
export type JobFilter = {
  readonly terms: FacetFilter;
  /** Each stands somewhere in a posting's title, company, skills or technologies. */
  readonly words: readonly string[];
  /** It overlaps what the posting asks. */
  readonly experienceMonths: Range | undefined;
  readonly salary: Range | undefined;
};

/** A page of the jobs that are open at a moment and fit a filter. */
export type JobRankQuery = PageQuery & {
  readonly filter: JobFilter;
  /** Whose marks and scores the jobs show. */
  readonly candidateId: string;
  readonly now: Date;
  /** As of `CandidateSearch`. */
  readonly signal?: AbortSignal;
};
export type JobQuery = JobRankQuery & { readonly sort: Sort };

/** A job, positioned by the time it was added, or by its score, and its id. */
export type FoundJob = Positioned & Job;

/** A page, and how many there are in all: exact up to 1,000. */
export type FoundJobs = { readonly data: FoundJob[]; readonly total: Page['total'] };

/** The search for jobs. A port, as `CandidateSearch` is: what is asked of it is all that it knows. */
export type JobSearch = {
  /** The next `limit` open jobs in order. */
  readonly search: (query: JobQuery) => Promise<FoundJobs>;
  /** How many fit: what a search tells as well, for whoever asks nothing else. */
  readonly counts: (filter: JobFilter, now: Date) => Promise<Page['total']>;
  /** The next of them by their score for the candidate: the best first, ties by id, those without a score last (MATCH-07). */
  readonly rank: (query: JobRankQuery) => Promise<FoundJobs>;
};
