import { closingInstant } from '@forte/contract';
import { sql } from 'kysely';
import type { Trx } from '#api/db/connect.ts';
import { postingFacts } from '#api/modules/matching/facts.ts';
import { postingMatchColumns, postingMatchTerms } from '#api/modules/matching/match-columns.ts';
import { postingDerivation } from '#api/modules/search/derivation.ts';
import { toFacetColumn } from '#api/modules/search/facet-cap.ts';
import { createFacetLookup, type Term, termsOf } from '#api/modules/search/facets.ts';

/** What of a posting can be searched by term. */
export type SearchablePosting = {
  /** Whose it is: the candidates' text search finds it by this name. */
  readonly company: string;
  readonly jobTitle: string;
  readonly jobTypes: readonly string[];
  readonly jobRoles: readonly string[];
  readonly qualification: string;
  readonly country: string;
  readonly currency: string;
  readonly technologies: readonly string[];
  readonly skills: readonly string[];
};

/** The terms of a posting. Its job type is a candidate's mode of work, its job role a candidate's kind of role. */
export const postingTerms = (posting: SearchablePosting): Term[] => [
  ...termsOf('job', [posting.jobTitle]),
  ...termsOf('company', [posting.company]),
  ...termsOf('education', [posting.qualification]),
  ...termsOf('country', [posting.country]),
  ...termsOf('currency', [posting.currency]),
  ...termsOf('mode', posting.jobTypes),
  ...termsOf('role', posting.jobRoles),
  ...termsOf('skill', posting.skills),
  ...termsOf('technology', posting.technologies),
];

const readPosting = (trx: Trx, postingId: string) =>
  trx
    .selectFrom('posting')
    .innerJoin('employer', 'employer.accountId', 'posting.employerId')
    .select([
      'employer.company',
      'jobTitle',
      'jobTypes',
      'jobRoles',
      'qualification',
      'country',
      'location',
      'currency',
      'technologies',
      'skills',
      'experienceMinMonths',
      'experienceMaxMonths',
      'salary',
      'closesOn',
      'timeZone',
      'closedAt',
      'deletedAt',
    ])
    .where('id', '=', postingId)
    .executeTakeFirstOrThrow();

/** A time as text keeps its microseconds, which a Date would cut. */
const createdAtOf = (postingId: string) =>
  sql<Date>`(select posting.created_at from posting where posting.id = ${postingId})`;

const never = sql<Date>`'infinity'::timestamptz`;

/** Derives a posting's search row anew. Called in every transaction that adds, changes, closes or deletes a posting. */
export const refreshPostingRow = async (trx: Trx, postingId: string): Promise<void> => {
  const posting = await readPosting(trx, postingId);
  const facts = postingFacts(posting);
  const terms = postingTerms(posting);
  const idsOf = await createFacetLookup(trx, [...terms, ...postingMatchTerms(facts)]);
  const row = {
    listed: posting.deletedAt === null && posting.closedAt === null,
    facets: toFacetColumn(idsOf(terms)),
    experienceMinMonths: posting.experienceMinMonths,
    experienceMaxMonths: posting.experienceMaxMonths,
    salary: posting.salary,
    closesAt: posting.closesOn === null ? never : closingInstant(posting.closesOn, posting.timeZone),
    createdAt: createdAtOf(postingId),
    ...postingMatchColumns(facts, (term) => idsOf([term])[0] ?? null),
    derivation: postingDerivation,
  };
  const { numUpdatedRows } = await trx
    .updateTable('postingSearch')
    .set(row)
    .where('postingId', '=', postingId)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) return;
  // Not for every change: an insert that meets the row has used up a slot before it finds out.
  await trx
    .insertInto('postingSearch')
    .values({ postingId, ...row })
    .onConflict((conflict) => conflict.column('postingId').doUpdateSet(row))
    .execute();
};
