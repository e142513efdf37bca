import { type RawBuilder, sql } from 'kysely';
import { remoteBit } from '#api/modules/matching/facts.ts';
import { halfUp } from '#api/modules/matching/score.ts';
import { leastShare, placeShares, salaryCeilingTenths, weights } from '#api/modules/matching/weights.ts';

/** What a score reads of a candidate's search row. */
export const candidateScoreColumns = [
  'abilities',
  'titles',
  'experienceMonths',
  'expectedSalary',
  'salaryCurrency',
  'modes',
  'kinds',
  'city',
  'state',
  'country',
] as const;
/** And of a posting's. */
export const postingScoreColumns = [
  'wanted',
  'title',
  'experienceMinMonths',
  'salary',
  'salaryCurrency',
  'modes',
  'kinds',
  'places',
  'country',
] as const;

type Fragment = RawBuilder<unknown>;
type Factor = keyof typeof weights;
export type CandidateSide = Readonly<Record<(typeof candidateScoreColumns)[number], Fragment>>;
export type PostingSide = Readonly<Record<(typeof postingScoreColumns)[number], Fragment>>;

const sideOf = <Name extends string>(names: readonly Name[], of: (name: Name) => Fragment) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Fragment>; // every name has one

const arrays: ReadonlySet<string> = new Set(['abilities', 'titles', 'wanted', 'places']);
const typed = (name: string, value: unknown): Fragment =>
  arrays.has(name) ? sql`${value}::int4[]` : sql`${value}::int4`;

/** The row of a table within a query: each pair of rows gets its score. */
export const candidateRows = (table = 'candidateSearch'): CandidateSide =>
  sideOf(candidateScoreColumns, (name) => sql.ref(`${table}.${name}`));
export const postingRows = (table = 'postingSearch'): PostingSide =>
  sideOf(postingScoreColumns, (name) => sql.ref(`${table}.${name}`));

/** One row whose values are known: PostgreSQL then computes once what depends on it alone. */
export const oneCandidate = (row: Readonly<Record<keyof CandidateSide, unknown>>): CandidateSide =>
  sideOf(candidateScoreColumns, (name) => typed(name, row[name]));
export const onePosting = (row: Readonly<Record<keyof PostingSide, unknown>>): PostingSide =>
  sideOf(postingScoreColumns, (name) => typed(name, row[name]));

/** Binary fractions: exact decimals cost three times as much. */
const float = (value: number): Fragment => sql`${sql.lit(String(value))}::float8`;
const whole = (value: number): Fragment => sql.raw(String(value));

/** `weight * numerator / denominator`, in the order of `score.ts`. */
const earned = (weight: number, numerator: Fragment, denominator: Fragment): Fragment =>
  sql`${float(weight)} * ${numerator} / ${denominator}`;

const skills = (candidate: CandidateSide, posting: PostingSide): Fragment =>
  sql`case when cardinality(${posting.wanted}) = 0 then ${float(0)} else ${earned(
    weights.skills,
    sql`cardinality(${candidate.abilities} & ${posting.wanted})`,
    sql`cardinality(${posting.wanted})`,
  )} end`;

const title = (candidate: CandidateSide, posting: PostingSide): Fragment =>
  sql`case when ${posting.title} = any (${candidate.titles}) then ${float(weights.title)} else ${float(0)} end`;

const experience = (candidate: CandidateSide, posting: PostingSide): Fragment =>
  sql`case
    when ${posting.experienceMinMonths} is null or ${candidate.experienceMonths} is null then ${float(0)}
    when ${candidate.experienceMonths} >= ${posting.experienceMinMonths} then ${float(weights.experience)}
    else ${earned(weights.experience, candidate.experienceMonths, posting.experienceMinMonths)} end`;

const salary = (candidate: CandidateSide, posting: PostingSide): Fragment => {
  const above = sql`(${float(salaryCeilingTenths)} * ${posting.salary} - ${float(10)} * ${candidate.expectedSalary})`;
  return sql`case
    when ${isSalaryKnown(candidate, posting)} is not true or ${posting.salary} <= 0 then ${float(0)}
    when ${candidate.expectedSalary} <= ${posting.salary} then ${float(weights.salary)}
    when ${above} <= ${float(0)} then ${float(0)}
    else ${earned(weights.salary, above, sql`(${float(salaryCeilingTenths - 10)} * ${posting.salary})`)} end`;
};

/** Amounts of different currencies don't compare (VIEW-02). Null where none is stated. */
const isSalaryKnown = (candidate: CandidateSide, posting: PostingSide): Fragment =>
  sql`(${candidate.expectedSalary} is not null and ${candidate.salaryCurrency} = ${posting.salaryCurrency})`;

const shared = (weight: number, stated: Fragment, wanted: Fragment): Fragment =>
  sql`case when ${stated} & ${wanted} <> 0 then ${float(weight)} else ${float(0)} end`;

const isRemote = (candidate: CandidateSide, posting: PostingSide): Fragment =>
  sql`${candidate.modes} & ${posting.modes} & ${whole(remoteBit)} <> 0`;

const place = (candidate: CandidateSide, posting: PostingSide): Fragment =>
  sql`case
    when ${isRemote(candidate, posting)} then ${float(weights.place)}
    when ${candidate.country} <> ${posting.country} then ${float(0)}
    when ${candidate.city} = any (${posting.places}) then ${float(weights.place)}
    when ${candidate.state} = any (${posting.places}) then ${float(weights.place * placeShares.state)}
    when ${candidate.country} = ${posting.country}
      or (${posting.country} is null and ${candidate.country} = any (${posting.places}))
      then ${float(weights.place * placeShares.country)}
    else ${float(0)} end`;

/** Conditions per factor: whether a posting asks, and whether a candidate states. */
const asks = (posting: PostingSide): Readonly<Record<Factor, Fragment>> => ({
  skills: sql`cardinality(${posting.wanted}) > 0`,
  title: sql`${posting.title} is not null`,
  experience: sql`${posting.experienceMinMonths} is not null`,
  salary: sql`${posting.salary} > 0`,
  mode: sql`${posting.modes} <> 0`,
  kind: sql`${posting.kinds} <> 0`,
  place: sql`(${posting.country} is not null or cardinality(${posting.places}) > 0)`,
});
const states = (candidate: CandidateSide, posting: PostingSide): Readonly<Record<Factor, Fragment>> => ({
  skills: sql`cardinality(${candidate.abilities}) > 0`,
  title: sql`cardinality(${candidate.titles}) > 0`,
  experience: sql`${candidate.experienceMonths} is not null`,
  salary: isSalaryKnown(candidate, posting),
  mode: sql`${candidate.modes} <> 0`,
  kind: sql`${candidate.kinds} <> 0`,
  place: sql`(coalesce(${candidate.city}, ${candidate.state}, ${candidate.country}) is not null
    or ${isRemote(candidate, posting)})`,
});

const weightWhere = (conditionOf: (factor: Factor) => Fragment): Fragment =>
  sql`(${sql.join(
    Object.entries(weights).map(
      ([factor, weight]) => sql`case when ${conditionOf(factor as Factor)} then ${whole(weight)} else 0 end`, // a key of it
    ),
    sql` + `,
  )})`;

/** What a posting asks for, of 100. */
export const askedWeightOf = (posting: PostingSide): RawBuilder<number> =>
  sql<number>`${weightWhere((factor) => asks(posting)[factor])}`;

/** What each factor earns, in the order in which they are added. */
const pointsOf = (
  candidate: CandidateSide,
  posting: PostingSide,
): readonly (readonly [Factor, Fragment])[] => [
  ['skills', skills(candidate, posting)],
  ['title', title(candidate, posting)],
  ['experience', experience(candidate, posting)],
  ['salary', salary(candidate, posting)],
  ['mode', shared(weights.mode, candidate.modes, posting.modes)],
  ['kind', shared(weights.kind, candidate.kinds, posting.kinds)],
  ['place', place(candidate, posting)],
];

const sumOf = (fragments: readonly Fragment[]): Fragment => sql.join(fragments, sql` + `);

/**
 * The score of a pair (MATCH-02, MATCH-03): the definition of `score.ts` in SQL, term by term.
 * @returns 0 to 100, or null while there is not enough to compare
 */
export const scoreOf = (candidate: CandidateSide, posting: PostingSide): RawBuilder<number | null> => {
  const asked = askedWeightOf(posting);
  const known = weightWhere(
    (factor) => sql`${asks(posting)[factor]} and ${states(candidate, posting)[factor]}`,
  );
  const points = sumOf(pointsOf(candidate, posting).map(([, earns]) => earns));
  return sql<number | null>`case
    when ${asked} >= ${whole(100 * leastShare)} and ${known} >= ${asked} * ${float(leastShare)}
    then floor(${float(100)} * (${points}) / ${asked} + ${float(halfUp)})::int4 end`;
};
