import type { SuggestibleKind } from '@forte/contract';
import type pg from 'pg';

/** Where the profiles' own tables hold the terms of a kind. */
const sources: Readonly<Record<SuggestibleKind, string>> = {
  skill: 'select candidate_id as id, name as term from candidate_skill',
  technology: 'select candidate_id as id, name as term from candidate_technology',
  language: 'select candidate_id as id, name as term from candidate_language',
  job: 'select account_id as id, unnest(preferred_jobs) as term from candidate',
  city: 'select account_id as id, city as term from candidate',
  state: 'select account_id as id, state as term from candidate',
  education: 'select account_id as id, qualification as term from candidate',
};

export type CountedTerm = { readonly term: string; readonly count: number };

/** Every term of a kind, and how many listed candidates have it. */
export const countTerms = async (db: pg.Pool, kind: SuggestibleKind): Promise<CountedTerm[]> => {
  const { rows } = await db.query<CountedTerm>(
    `select term, count(distinct id)::int as count from (${sources[kind]}) as named
    join candidate on candidate.account_id = named.id and profile_status >= 8 and pursues_employment
    where term <> '' group by term`,
  );
  return rows;
};
