import { sql } from 'kysely';
import type { TestApp } from '#api/testing/test-app.ts';

/** How common a technology of `insertRandomPostings` is: `term 8001` is wanted by the first share of the postings. */
export const shares = [0.9, 0.5, 0.3, 0.1, 0.02, 0.002];
const terms = shares.map((share, index) => ({ id: 8_001 + index, share }));
/** So many companies' names hold the letters `of`, more than bits are read for. */
const companies = 130;

const nameOf = (id: number): string => {
  if (id > 9_000) return `house of ${id - 9_000}`;
  return id > 8_000 ? `term ${id}` : '';
};
/** Whether a word stands in one of a row's names. */
export const holdsWord = (facets: readonly number[], word: string): boolean =>
  facets.some((id) => nameOf(id).includes(word));

/**
 * Stores very many postings with search rows at once, across the border of two blocks: some over, some unlisted, some without
 * a salary, an experience or an end of it.
 */
export const insertRandomPostings = async (
  { deps }: TestApp,
  { employerId, count, now }: { employerId: string; count: number; now: Date },
): Promise<void> => {
  const { db } = deps;
  await sql`select setseed(0.5)`.execute(db);
  await sql`alter table posting_search alter column slot restart with 15000`.execute(db);
  await sql`insert into facet (id, kind, folded, label) overriding system value
    select id, 'technology', 'term ' || id, 'term ' || id from unnest(${terms.map(({ id }) => id)}::int4[]) as id`.execute(
    db,
  );
  await sql`insert into facet (id, kind, folded, label) overriding system value
    select 9000 + n, 'company', 'house of ' || n, 'House of ' || n from generate_series(1, ${companies}::int4) as n`.execute(
    db,
  );
  await sql`insert into posting (id, employer_id, job_title, job_types, job_roles, experience, salary, hiring_timeline, hire_count,
      country, location, qualification, working_hours, technologies, skills, benefits, description)
    select gen_random_uuid(), ${employerId}, 'Developer', '{}', '{}', '', 0, '', 1, '', '', '', '', '{}', '{}', '{}', '{}'
    from generate_series(1, ${count}::int4)`.execute(db);
  const held = sql.join(
    terms.map(({ id, share }) => sql`(${sql.lit(id)}, ${sql.lit(share)})`),
    sql`, `,
  );
  await sql`insert into posting_search (posting_id, listed, facets, experience_min_months, experience_max_months, salary,
      closes_at, created_at)
    select id, random() < 0.95,
      array(select term from (values ${held}) as held (term, share) where random() < share and id is not null)::int4[]
        || case when random() < 0.7 then array[9001 + floor(random() * ${companies}::int4)::int4] else '{}' end,
      least, case when random() < 0.3 then null else least + floor(random() * 60) end,
      case when random() < 0.1 then 0 when random() < 0.5 then 10000 * floor(random() * 20) else floor(10 ^ (random() * 8)) - 1 end,
      case when random() < 0.5 then 'infinity' else ${now}::timestamptz + (random() - 0.1) * interval '100 days' end,
      '2026-03-05 10:00:00+00'::timestamptz + floor(random() * 500) * interval '1 microsecond'
    from (select id, case when random() < 0.1 then null else floor(random() * 200)::int4 end as least from posting) as posting`.execute(
    db,
  );
};
