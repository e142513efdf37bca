import { defaultCurrency, foldTerm, type PostingFilter, type Range } from '@forte/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#api/db/connect.ts';
import { hasAll, hasAny, isWithin, overlaps } from '#api/db/where.ts';
import { type FacetFilter, findFacetIds, termsOf } from '#api/modules/search/facets.ts';

const isBounded = (range: Range | null | undefined): range is Range =>
  range?.some((end) => end !== null) ?? false;

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
const wordsOf = (text: string): string[] =>
  foldTerm(text)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, mostWords);

/** For each word of a text, the terms that it stands in: literally, so `%` is a percent sign. */
const findWordIds = async (db: Queryable, text: string): Promise<number[][]> => {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select facet.id from facet
      where facet.kind in ('job', 'company', 'skill', 'technology') and strpos(facet.folded, wanted.word) > 0
    ) as ids
    from unnest(${words}::text[]) as wanted (word)`.execute(db);
  return rows.map((row) => row.ids);
};

const monthsOf = ([min, max]: Range): Range => [
  min === null ? null : min * 12,
  max === null ? null : max * 12,
];

/**
 * What must hold of a posting's search row to match a filter: conditions that are all to be met.
 * Sort and cursor are not looked at.
 */
export const postingConditions = async (
  db: Queryable,
  filter: Omit<PostingFilter, 'sort'>,
): Promise<RawBuilder<boolean>[]> => {
  const ids = await findFacetIds(db, termsWanted(filter));
  if (ids === undefined) return [sql<boolean>`false`];
  const wordIds = await findWordIds(db, filter.text ?? '');
  return [
    ...(ids.all.length === 0 ? [] : [hasAll('postingSearch.facets', ids.all)]),
    ...[...ids.any, ...wordIds].map((group) => hasAny('postingSearch.facets', group)),
    ...(isBounded(filter.experience)
      ? overlaps(
          'postingSearch.experienceMinMonths',
          'postingSearch.experienceMaxMonths',
          monthsOf(filter.experience),
        )
      : []),
    ...(isBounded(filter.salary) ? isWithin('postingSearch.salary', filter.salary) : []),
  ];
};
