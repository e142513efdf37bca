import type pg from 'pg';
import type { CandidateMix } from '../mixes/candidate-mixes.ts';
import type { PostingMix } from '../mixes/posting-mixes.ts';
import { candidateConditions } from './candidates.queries.ts';
import { postingConditions } from './postings.queries.ts';
import { whereOf } from './where.ts';

/** The score of a pair by MATCH-02 once more: on the tables themselves, in plain SQL. */
export type Ranked = { readonly id: string; readonly score: number };

/**
 * Each wanted ability with the best level that a candidate has in it, as a skill or by the years with a technology.
 * `$1` is the one side's id.
 */
const levels = `
  select item.candidate_id, item.name, max(item.level) as level
  from (
    select candidate_id, name, proficiency as level from candidate_skill
    union all
    select candidate_id, name,
      case when years >= 5 then 5 when years >= 3 then 4 when years >= 1 then 3 else 2 end
    from candidate_technology
  ) as item`;

const stated = `array(select distinct unnest(posting.skills || posting.technologies))`;

/** Weight by weight, what a candidate earns of what a posting asks for. `own.levels` is the sum over the wanted abilities. */
const share = `
  100 * (
    45 * coalesce(own.levels, 0)::float8 / (5 * cardinality(posting.wanted))
    + case when posting.job_title = any(candidate.preferred_jobs) then 20 else 0 end
    + case when posting.experience_min_months is null then 0
        when candidate.experience_months >= posting.experience_min_months then 15
        else 15 * candidate.experience_months::float8 / posting.experience_min_months end
    + case when candidate.expected_salary is null or candidate.expected_salary_currency <> posting.currency then 0
        else 8 * greatest(0, least(1, (1.3 * posting.salary - candidate.expected_salary)::float8 / (0.3 * posting.salary)))
        end
    + case when candidate.modes_of_work && posting.job_types then 6 else 0 end
    + case when candidate.preferred_roles && posting.job_roles then 4 else 0 end
    + 2 * case when 'Remote' = any(candidate.modes_of_work) and 'Remote' = any(posting.job_types) then 1
        when candidate.country <> posting.country then 0
        when candidate.city = any(posting.places) then 1
        when candidate.state = any(posting.places) then 0.5
        else 0.25 end
  ) / (100 - case when posting.experience_min_months is null then 15 else 0 end)`;

/** Rounded half up, and what binary fractions miss of a half with it. */
const score = `floor(${share} + 0.5 + 1e-9)::int`;

const postingColumns = `
  posting.*, ${stated} as wanted, array(select trim(unnest(string_to_array(posting.location, ',')))) as places`;

const pageSize = 20;

/** The first page of all listed candidates of a filter for a posting: the best first, ties by id. */
export const rankCandidates = async (
  db: pg.Pool,
  postingId: string,
  mix: CandidateMix,
): Promise<Ranked[]> => {
  const where = whereOf(candidateConditions(mix), [postingId]);
  const { rows } = await db.query<Ranked>(
    `with posting as materialized (select ${postingColumns} from posting where id = $1),
    own as materialized (
      select level.candidate_id, sum(level.level) as levels
      from (${levels} where item.name in (select unnest(wanted) from posting) group by 1, 2) as level
      group by 1
    )
    select candidate.account_id as id, ${score} as score
    from posting, candidate left join own on own.candidate_id = candidate.account_id
    where ${where.text}
    order by score desc, id limit ${pageSize}`,
    where.values,
  );
  return rows;
};

/** The first page of all open postings of a filter for a candidate: the best first, ties by id. */
export const rankPostings = async (db: pg.Pool, candidateId: string, mix: PostingMix): Promise<Ranked[]> => {
  const where = whereOf(postingConditions(mix), [candidateId]);
  const { rows } = await db.query<Ranked>(
    `with candidate as materialized (select * from candidate where account_id = $1),
    ability as materialized (${levels} where item.candidate_id = $1 group by 1, 2),
    posting as materialized (
      select ${postingColumns} from posting join employer on employer.account_id = posting.employer_id
      where ${where.text}
    ),
    own as materialized (
      select wanted.id, sum(ability.level) as levels
      from (select id, unnest(wanted) as name from posting) as wanted join ability using (name) group by 1
    )
    select posting.id, ${score} as score
    from candidate, posting left join own on own.id = posting.id
    order by score desc, id limit ${pageSize}`,
    where.values,
  );
  return rows;
};
