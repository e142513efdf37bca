import type pg from 'pg';
import type { CandidateMix } from '../mixes/candidate-mixes.ts';
import { type Condition, isBounded, when, whereOf, within } from './where.ts';

const noPreference = 3;

/** Somebody has each of these names in one of the lists of a profile. */
const hasEach = (table: string, names: readonly string[] | null | undefined): Condition[] =>
  (names ?? []).map((name) => [
    `exists (select from ${table} as item where item.candidate_id = candidate.account_id and item.name = $)`,
    name,
  ]);

/** SEARCH-02 on the tables that hold the profiles, as it is written by hand. */
export const candidateConditions = (mix: CandidateMix): Condition[] => [
  ['candidate.profile_status >= 8 and candidate.pursues_employment'],
  ...hasEach('candidate_skill', mix.skills),
  ...hasEach('candidate_technology', mix.technologies),
  ...hasEach('candidate_language', mix.languages),
  ...when(mix.preferredJobs, (jobs) => ['candidate.preferred_jobs && $::text[]', jobs]),
  ...when(mix.modesOfWork, (modes) => ['candidate.modes_of_work && $::text[]', modes]),
  ...when(mix.preferredRoles, (roles) => ['candidate.preferred_roles && $::text[]', roles]),
  ...when(mix.cities, (cities) => ['candidate.city = any($::text[])', cities]),
  ...when(mix.states, (states) => ['candidate.state = any($::text[])', states]),
  ...when(mix.countries, (countries) => ['candidate.country = any($::text[])', countries]),
  ...when(mix.educations, (educations) => ['candidate.qualification = any($::text[])', educations]),
  ...when(mix.visaStatuses, (statuses) => ['candidate.visa_status = any($::text[])', statuses]),
  ...(mix.gender == null || mix.gender === noPreference
    ? []
    : [['candidate.gender = $', mix.gender] as const]),
  ...within('candidate.experience_months', mix.experienceYears, 12),
  ...(isBounded(mix.expectedSalary)
    ? [['candidate.expected_salary_currency = $', mix.currency ?? 'USD'] as const]
    : []),
  ...within('candidate.expected_salary', mix.expectedSalary),
];

/** What makes these queries as quick as they can be. The product's own searches need none of it. */
export const indexes: Readonly<Record<string, string>> = {
  by_hand_skill: 'candidate_skill (name, candidate_id)',
  by_hand_technology: 'candidate_technology (name, candidate_id)',
  by_hand_language: 'candidate_language (name, candidate_id)',
  by_hand_latest: 'candidate (updated_at desc, account_id desc)',
  by_hand_city: 'candidate (city)',
  by_hand_state: 'candidate (state)',
  by_hand_country: 'candidate (country)',
  by_hand_qualification: 'candidate (qualification)',
  by_hand_visa: 'candidate (visa_status)',
  by_hand_jobs: 'candidate using gin (preferred_jobs)',
};

const pageSize = 20;

const orderOf = ({ sort }: CandidateMix): string =>
  sort === 'oldest' ? 'updated_at asc, account_id asc' : 'updated_at desc, account_id desc';

/** The ids of a page. @param page from 1 on */
export const findPage = async (db: pg.Pool, mix: CandidateMix, page: number): Promise<string[]> => {
  const where = whereOf(candidateConditions(mix));
  const { rows } = await db.query<{ id: string }>(
    `select account_id as id from candidate where ${where.text}
    order by ${orderOf(mix)} limit ${pageSize} offset ${(page - 1) * pageSize}`,
    where.values,
  );
  return rows.map(({ id }) => id);
};

/** @param most stops counting there */
export const countAll = async (db: pg.Pool, mix: CandidateMix, most?: number): Promise<number> => {
  const where = whereOf(candidateConditions(mix));
  const { rows } = await db.query<{ total: number }>(
    `select count(*)::int as total from
    (select from candidate where ${where.text} ${most === undefined ? '' : `limit ${most}`}) as found`,
    where.values,
  );
  return rows[0]?.total ?? 0;
};

type Item = { candidate_id: string; name: string; level: number };

const itemsOf = async (db: pg.Pool, table: string, level: string, ids: readonly string[]) => {
  const { rows } = await db.query<Item>(
    `select candidate_id, name, ${level} as level from ${table} where candidate_id = any($1::uuid[])
    order by position`,
    [ids],
  );
  return Map.groupBy(rows, (row) => row.candidate_id);
};

/** The cards of a page, in its order. */
const findCards = async (db: pg.Pool, ids: readonly string[]) => {
  const [people, skills, technologies] = await Promise.all([
    db.query<{ id: string }>(
      `select account_id as id, first_name, last_name, photo_id, is_fresher, experience_months, expected_salary,
        expected_salary_currency, qualification, visa_status, linked_in_profile, preferred_jobs, modes_of_work,
        preferred_roles, city, state, country, updated_at
      from candidate where account_id = any($1::uuid[])`,
      [ids],
    ),
    itemsOf(db, 'candidate_skill', 'proficiency', ids),
    itemsOf(db, 'candidate_technology', 'years', ids),
  ]);
  const byId = new Map(people.rows.map((person) => [person.id, person]));
  return ids.map((id) => ({
    ...byId.get(id),
    skills: (skills.get(id) ?? []).map(({ name, level }) => ({ name, proficiency: level })),
    technologies: (technologies.get(id) ?? []).map(({ name, level }) => ({ name, years: level })),
  }));
};

/** A page of cards, and how many there are in all. */
export const searchByHand = async (db: pg.Pool, mix: CandidateMix, page: number) => {
  const [ids, total] = await Promise.all([findPage(db, mix, page), countAll(db, mix)]);
  return { data: await findCards(db, ids), page, total };
};
