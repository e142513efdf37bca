import type pg from 'pg';
import type { PostingMix } from '../mixes/posting-mixes.ts';
import { type Condition, isBounded, when, whereOf, within } from './where.ts';

/** A word stands literally in the title, the company, a skill or a technology. */
const holdsWord = (word: string): Condition => [
  `exists (select from unnest(array[posting.job_title, employer.company] || posting.skills || posting.technologies)
    as said (text) where strpos(lower(said.text), $) > 0)`,
  word,
];

const wordsOf = (text: string | undefined): string[] =>
  (text ?? '').toLowerCase().split(/\s+/).filter(Boolean);

/** A posting without a minimum states no experience; one without a maximum is open upward (JOB-02). */
const overlaps = (range: PostingMix['experience']): Condition[] => {
  const [min, max] = range ?? [null, null];
  if (min === null && max === null) return [];
  return [
    ['posting.experience_min_months is not null'],
    ...(max === null ? [] : [['posting.experience_min_months <= $', max * 12] as const]),
    ...(min === null ? [] : [['coalesce(posting.experience_max_months, 1000000) >= $', min * 12] as const]),
  ];
};

/** JOB-02 on the table of postings. Open: neither deleted, nor closed by hand, nor past the end of the closing day. */
export const postingConditions = (mix: PostingMix): Condition[] => [
  ['posting.deleted_at is null and posting.closed_at is null'],
  [
    // The first two tell of nearly all rows, for less.
    `(posting.closes_on is null or posting.closes_on > current_date + 1
      or now() < (posting.closes_on + 1)::timestamp at time zone posting.time_zone)`,
  ],
  ...wordsOf(mix.text).map(holdsWord),
  ...when(mix.jobTitles, (titles) => ['posting.job_title = any($::text[])', titles]),
  ...when(mix.qualifications, (names) => ['posting.qualification = any($::text[])', names]),
  ...when(mix.jobTypes, (types) => ['posting.job_types && $::text[]', types]),
  ...when(mix.jobRoles, (roles) => ['posting.job_roles && $::text[]', roles]),
  ...when(mix.technologies, (names) => ['posting.technologies @> $::text[]', names]),
  ...overlaps(mix.experience),
  ...(isBounded(mix.salary) ? [['posting.currency = $', mix.currency ?? 'USD'] as const] : []),
  ...within('posting.salary', mix.salary),
];

/** The ids of the first page, and how many there are up to `most`. */
export const findPostings = async (db: pg.Pool, mix: PostingMix, most: number) => {
  const where = whereOf(postingConditions(mix));
  const direction = mix.sort === 'oldest' ? 'asc' : 'desc';
  const from = `from posting join employer on employer.account_id = posting.employer_id where ${where.text}`;
  const page = await db.query<{ id: string }>(
    `select posting.id ${from} order by posting.created_at ${direction}, posting.id ${direction} limit 20`,
    where.values,
  );
  const count = await db.query<{ total: number }>(
    `select count(*)::int as total from (select ${from} limit ${most}) as found`,
    where.values,
  );
  return { ids: page.rows.map(({ id }) => id), total: count.rows[0]?.total ?? 0 };
};
