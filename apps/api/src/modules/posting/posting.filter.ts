import { defaultCurrency, foldTerm, type PostingFilter, type Range } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { type PlaceOf, prepare, unseen } from '#api/db/prepared.ts';
import { allOf, hasAll, hasAny, isBounded, isWithin, overlaps } from '#api/db/where.ts';
import { refuseField } from '#api/http/refusal.ts';
import type { JobFilter } from '#api/modules/posting/job-search.ts';
import { type FacetFilter, type FacetIds, findFacetIds, termsOf } from '#api/modules/search/facets.ts';

/** A technology is wanted with all the others; of every other list one is enough (JOB-02). */
const termsWanted = (filter: Omit<PostingFilter, 'sort'>): FacetFilter => ({
  all: [
    ...termsOf('technology', filter.technologies ?? []),
    // Amounts of different currencies don't compare (VIEW-02).
    ...(isBounded(filter.salary) ? termsOf('currency', [filter.currency ?? defaultCurrency]) : []),
  ],
  any: [
    termsOf('job', filter.jobTitles ?? []),
    termsOf('mode', filter.jobTypes ?? []),
    termsOf('role', filter.jobRoles ?? []),
    termsOf('education', filter.qualifications ?? []),
  ],
});

const mostWords = 8;
/**
 * Without those that stand in another: where `java` is, `a` is.
 * @throws Refusal at the text where they are too many: each costs as much as the terms that it stands in
 */
const wordsOf = (text: string): string[] => {
  const words = [...new Set(foldTerm(text).split(' '))].filter((word) => word !== '');
  const apart = words.filter((word) => !words.some((other) => other !== word && other.includes(word)));
  if (apart.length > mostWords) throw refuseField('text', `Search for at most ${mostWords} words`);
  return apart.toSorted((a, b) => b.length - a.length);
};

const monthsOf = ([min, max]: Range): Range => [
  min === null ? null : min * 12,
  max === null ? null : max * 12,
];

/** A filter as the contract has it, in the search's terms. Sort and cursor are not looked at. */
export const toJobFilter = (filter: Omit<PostingFilter, 'sort'>): JobFilter => ({
  terms: termsWanted(filter),
  words: wordsOf(filter.text ?? ''),
  experienceMonths: isBounded(filter.experience) ? monthsOf(filter.experience) : undefined,
  salary: isBounded(filter.salary) ? filter.salary : undefined,
});

/** For each word, the terms that it stands in: literally, so `%` is a percent sign. */
const findWordIds = prepare('terms-with-words', (db, place: PlaceOf<{ readonly words: readonly string[] }>) =>
  sql<{ ids: number[] }>`
    select array(
      select facet.id from facet
      where facet.kind in ('job', 'company', 'skill', 'technology') and strpos(facet.folded, wanted.word) > 0
    ) as ids
    from unnest(${unseen(place('words'), 'text[]')}) as wanted (word)`.compile(db),
);

/**
 * Looks the terms of a filter up. Each word is a group of those that it stands in.
 * @returns undefined when nothing can match
 */
export const findFilterIds = async (
  db: Queryable,
  { terms, words }: JobFilter,
): Promise<FacetIds | undefined> => {
  const ids = await findFacetIds(db, terms);
  if (ids === undefined || words.length === 0) return ids;
  const groups = (await findWordIds(db, { words })).map((row) => row.ids);
  return groups.some((group) => group.length === 0) ? undefined : { ...ids, any: [...ids.any, ...groups] };
};

/** What must hold of the numbers of a posting's search row to fit a filter. */
export const inRanges = ({ experienceMonths, salary }: JobFilter): RawBuilder<boolean>[] => [
  ...(experienceMonths === undefined
    ? []
    : overlaps('postingSearch.experienceMinMonths', 'postingSearch.experienceMaxMonths', experienceMonths)),
  ...(salary === undefined ? [] : isWithin('postingSearch.salary', salary)),
];

/** What must hold of a posting's search row to fit a filter. */
export const fits = (filter: JobFilter, ids: FacetIds): RawBuilder<boolean> =>
  allOf([
    ...(ids.all.length === 0 ? [] : [hasAll('postingSearch.facets', ids.all)]),
    ...ids.any.map((group) => hasAny('postingSearch.facets', group)),
    ...inRanges(filter),
  ]);

/** The same of a filter as the contract has it, for lists that are short by themselves. */
export const postingConditions = async (
  db: Queryable,
  asked: Omit<PostingFilter, 'sort'>,
): Promise<RawBuilder<boolean>[]> => {
  const filter = toJobFilter(asked);
  const ids = await findFilterIds(db, filter);
  return [ids === undefined ? sql<boolean>`false` : fits(filter, ids)];
};
