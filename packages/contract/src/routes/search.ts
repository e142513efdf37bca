import * as z from 'zod/mini';
import { renamed } from '../renamed.ts';
import { defineRoutes } from '../route.ts';
import { currency } from '../rules/currency.ts';
import { range } from '../rules/range.ts';
import { id, oneOf, optionalText, sentId } from '../rules/text.ts';
import { matchScore } from '../wire/match.ts';
import { cursor, rankedSort } from '../wire/posting-filter.ts';
import { commaList } from '../words/comma-list.ts';
import { instant } from '../words/instant.ts';
import { termList } from '../words/term-list.ts';

const optional = <T extends z.ZodMiniType>(schema: T) => z.optional(z.nullable(schema));

/** The filters of "Find Matches" (SEARCH-01). Each left out, null or empty filters nothing. */
export const candidateFilters = {
  preferredJobs: optional(termList('Preferred job')),
  technologies: optional(termList('Technology')),
  /** In years, both ends included. */
  experienceYears: optional(range('Experience', 60)),
  /** Annual, in `currency`. */
  expectedSalary: optional(range('Expected salary', 100_000_000)),
  currency: optional(currency),
  visaStatuses: optional(termList('Visa status')),
  educations: optional(termList('Education')),
  states: optional(termList('State')),
  cities: optional(termList('City')),
  countries: optional(termList('Country')),
  skills: optional(termList('Skills')),
  languages: optional(termList('Language')),
  /** At most one each, as the screen's radio buttons are. */
  modesOfWork: optional(termList('Mode of work', 1, 'Choose one mode of work')),
  preferredRoles: optional(termList('Kind of role', 1, 'Choose one kind of role')),
  /** 3: no preference. */
  gender: optional(z.literal([1, 2, 3], { error: 'Choose Male, Female or No Preference' })),
  shortlistOnly: optional(z.boolean({ error: 'Shortlist only must be true or false' })),
};

const candidateFilterNames = {
  preferredJobs: 'preferredJob',
  technologies: 'technology',
  experienceYears: 'experienceYearsRange',
  expectedSalary: 'expectedSalaryRange',
  visaStatuses: 'visaStatus',
  educations: 'education',
  states: 'state',
  cities: 'city',
  countries: 'country',
  languages: 'language',
  modesOfWork: 'workMode',
  preferredRoles: 'preferedRole',
} as const;

const candidateSearchBody = renamed(
  {
    ...candidateFilters,
    sort: rankedSort,
    /** The employer's own posting for which the cards tell the score; `match` ranks by it (MATCH-06). */
    postingId: z.optional(sentId),
    /** Goes on with the same filters and the same sort only. */
    cursor,
  },
  candidateFilterNames,
  'refuse',
).check(
  z.refine(({ sort, postingId }) => sort !== 'match' || postingId !== undefined, {
    error: 'Choose the job to find matches for',
    path: ['postingId'],
  }),
);

const texts = z.array(z.string());

/** §3 "Candidate search result", and what a card shows beside it. */
export const candidateCard = renamed(
  {
    id,
    firstName: z.string(),
    lastName: z.string(),
    /** Where the photo is loaded from; null without one. */
    photo: z.nullable(z.string()),
    /** The best first; proficiency 1 to 5. */
    skills: z.array(renamed({ name: z.string(), proficiency: z.int() }, { proficiency: 'preficiency' })),
    technologies: z.array(renamed({ name: z.string(), years: z.int() }, { years: 'workedFor' })),
    /** Whole years, and the months beyond them. */
    experienceYears: z.int(),
    experienceMonths: z.int(),
    isFresher: z.boolean(),
    expectedSalary: z.nullable(z.int()),
    currency: z.string(),
    qualification: z.string(),
    visaStatus: z.string(),
    linkedInProfile: z.string(),
    preferredJobs: commaList(texts),
    modesOfWork: commaList(texts),
    preferredRoles: commaList(texts),
    city: z.string(),
    state: z.string(),
    country: z.string(),
    updatedAt: instant,
    isFavorite: z.boolean(),
    /** For the posting that was asked about; left out without one (MATCH-01). */
    matchScore: z.optional(matchScore),
  },
  {
    photo: 'profile',
    qualification: 'education',
    preferredJobs: 'preferedJob',
    modesOfWork: 'modeOfWork',
    preferredRoles: 'preferedRole',
  },
);

/** What is typed with suggestions: the names of filters above, one term each. */
export const suggestibleKinds = [
  'skill',
  'technology',
  'language',
  'education',
  'city',
  'state',
  'job',
] as const;
export type SuggestibleKind = (typeof suggestibleKinds)[number];

const suggestedTerm = z.object({
  term: z.string(),
  /** How many listed candidates have it, as of some minutes ago. */
  count: z.int(),
});
export type SuggestedTerm = z.infer<typeof suggestedTerm>;

/** The search for candidates and an employer's shortlist of them. */
export const searchRoutes = defineRoutes({
  searchCandidates: {
    method: 'POST',
    path: '/employer/list-user-profile',
    access: 'employer',
    body: candidateSearchBody,
    reply: z.array(candidateCard),
    paged: true,
    refuses: ['not-found'],
    summary: 'Candidates that fit the filters, a page at a time',
    origin: 'spec',
    source: '§7.4, SEARCH-01, MATCH-06',
  },
  suggestTerms: {
    method: 'POST',
    path: '/employer/suggest-terms',
    access: 'employer',
    body: z.strictObject({ kind: oneOf('Kind', suggestibleKinds), text: optionalText(200) }),
    reply: z.array(suggestedTerm),
    summary: 'Terms that candidates have and that hold a text, the commonest first, with how many have them',
    origin: 'ours',
    source: 'SEARCH-01',
  },
  setFavoriteCandidate: {
    method: 'POST',
    path: '/profile/user-favorite',
    access: 'employer',
    body: z.strictObject({
      candidateId: sentId,
      isFavorite: z.boolean({ error: 'Say whether it is a favorite' }),
    }),
    reply: z.object({ candidateId: id, isFavorite: z.boolean() }),
    refuses: ['not-found'],
    summary: "Puts a candidate on the employer's shortlist, or takes it off",
    origin: 'spec',
    source: '§7.2, SEARCH-06',
  },
});
