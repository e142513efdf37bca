import { closingInstant } from '@forte/contract';
import type pg from 'pg';
import { createCopyBatch } from '#api/demo/copy.ts';
import type { LoadContext } from '#api/demo/load-candidates.ts';
import type { DemoEmployer, DemoPosting } from '#api/demo/make-posting.ts';
import { postingFacts } from '#api/modules/matching/facts.ts';
import { postingMatchColumns } from '#api/modules/matching/match-columns.ts';
import { postingDerivation } from '#api/modules/search/derivation.ts';
import { toFacetColumn } from '#api/modules/search/facet-cap.ts';
import { postingTerms } from '#api/modules/search/posting-row.ts';

/** Stores employers, in the caller's transaction. */
export const copyEmployers = async (
  client: pg.Client,
  employers: Iterable<DemoEmployer>,
  { passwordHash }: LoadContext,
): Promise<void> => {
  const accounts = createCopyBatch('account', [
    'id',
    'role',
    'email',
    'emailKey',
    'passwordHash',
    'createdAt',
  ]);
  const rows = createCopyBatch('employer', [
    'accountId',
    'company',
    'category',
    'designation',
    'firstName',
    'lastName',
    'gender',
    'mobile',
    'updatedAt',
  ]);
  for (const { id, email, createdAt, employer } of employers) {
    accounts.add({ id, role: 'employer', email, emailKey: email, passwordHash, createdAt });
    rows.add(employer);
  }
  await accounts.send(client);
  await rows.send(client);
};

/** Stores postings with their search rows, in the caller's transaction. */
export const copyPostings = async (
  client: pg.Client,
  postings: Iterable<DemoPosting>,
  { facetsOf }: LoadContext,
): Promise<void> => {
  const rows = createCopyBatch('posting', [
    'id',
    'employerId',
    'jobTitle',
    'jobTypes',
    'jobRoles',
    'experience',
    'experienceMinMonths',
    'experienceMaxMonths',
    'salary',
    'currency',
    'hiringTimeline',
    'hireCount',
    'country',
    'location',
    'closesOn',
    'timeZone',
    'qualification',
    'workingHours',
    'technologies',
    'skills',
    'benefits',
    'description',
    'createdAt',
    'updatedAt',
  ]);
  const search = createCopyBatch('postingSearch', [
    'postingId',
    'listed',
    'facets',
    'experienceMinMonths',
    'experienceMaxMonths',
    'salary',
    'closesAt',
    'createdAt',
    'wanted',
    'title',
    'salaryCurrency',
    'modes',
    'kinds',
    'places',
    'country',
    'derivation',
  ]);
  for (const { posting, company } of postings) {
    rows.add(posting);
    search.add({
      postingId: posting.id,
      listed: true,
      facets: toFacetColumn(facetsOf(postingTerms({ ...posting, company }))),
      experienceMinMonths: posting.experienceMinMonths,
      experienceMaxMonths: posting.experienceMaxMonths,
      salary: posting.salary,
      closesAt:
        posting.closesOn === null
          ? Number.POSITIVE_INFINITY
          : closingInstant(posting.closesOn, posting.timeZone),
      createdAt: posting.createdAt,
      ...postingMatchColumns(postingFacts(posting), (term) => facetsOf([term])[0] ?? null),
      derivation: postingDerivation,
    });
  }
  await rows.send(client);
  await search.send(client);
};
