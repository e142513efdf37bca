import { sql } from 'kysely';
import type { TestApp } from '#api/testing/test-app.ts';

/** How common a term of `insertRandomRows` is: id `n` is held by this share of the candidates. */
export const shares = [0.9, 0.5, 0.5, 0.3, 0.1, 0.02, 0.002];
const ids = shares.map((_, index) => 9_001 + index);

/**
 * Stores very many search rows at once, of accounts that have nothing else, and says who holds which term id. They lie across
 * the border of two blocks.
 */
export const insertRandomRows = async ({ deps }: TestApp, count: number): Promise<readonly number[]> => {
  await sql`select setseed(0.5)`.execute(deps.db);
  await sql`alter table candidate_search alter column slot restart with 15000`.execute(deps.db);
  await sql`insert into account (id, role, email, email_key, password_hash)
    select gen_random_uuid(), 'employee', n || '@many.example', n || '@many.example', '-'
    from generate_series(1, ${sql.lit(count)}) as n`.execute(deps.db);
  await sql`insert into candidate (account_id, first_name, last_name)
    select id, 'Asha', 'Rao' from account where email like '%@many.example'`.execute(deps.db);
  const terms = sql.join(
    shares.map((share, index) => sql`(${sql.lit(ids[index])}, ${sql.lit(share)})`),
    sql`, `,
  );
  await sql`insert into candidate_search (candidate_id, listed, facets, experience_months, expected_salary, updated_at)
    select id, random() < 0.95,
      array(select term from (values ${terms}) as held (term, share) where random() < share and id is not null order by term)::int4[],
      case when random() < 0.3 then 12 * floor(random() * 61) else floor(random() * 732) end,
      case when random() < 0.1 then null when random() < 0.5 then 10000 * floor(random() * 20)
        else floor(10 ^ (random() * 8)) - 1 end,
      '2026-03-05 10:00:00+00'::timestamptz + floor(random() * 500) * interval '1 microsecond'
    from account where email like '%@many.example'`.execute(deps.db);
  return ids;
};
