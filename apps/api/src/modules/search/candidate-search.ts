import type { Page, Range } from '@forte/contract';
import type { FacetFilter } from '#api/modules/search/facets.ts';

export type CandidateSort = 'latest' | 'oldest';

/** What an employer asks for, in the search's own terms. An undefined range filters nothing. */
export type CandidateFilter = {
  readonly terms: FacetFilter;
  readonly experienceMonths: Range | undefined;
  readonly expectedSalary: Range | undefined;
  /** Only this employer's shortlist. */
  readonly shortlistOf: string | undefined;
};

/** Where a page ends: the time with its microseconds as text, since a Date would cut them and skip or repeat rows. */
export type CandidatePosition = { readonly updatedAt: string; readonly candidateId: string };

export type CandidateQuery = {
  readonly filter: CandidateFilter;
  readonly sort: CandidateSort;
  readonly after: CandidatePosition | undefined;
  readonly limit: number;
  /** For whom the hearts of the cards are. */
  readonly employerId: string;
};

export type FoundCandidate = {
  readonly candidateId: string;
  /** The last change, exact as text. */
  readonly position: string;
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
};

/**
 * The search for candidates. A port: an index beside the database can stand in for the SQL one, and a page may come
 * from either in mid-list, since the position is the row's own.
 */
export type CandidateSearch = {
  /** The next `limit` listed candidates in order. */
  readonly search: (query: CandidateQuery) => Promise<FoundCandidate[]>;
  /** How many there are, exact up to 1,000 (SEARCH-05). */
  readonly count: (filter: CandidateFilter) => Promise<Page['total']>;
};
