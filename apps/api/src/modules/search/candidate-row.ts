import { completeProfileStatus } from '@forte/contract';
import { type CompiledQuery, sql } from 'kysely';
import type { Db, Trx } from '#api/db/connect.ts';
import { andCommit, inOneGo, type PlaceOf, type PreparedQuery, prepare } from '#api/db/prepared.ts';
import { candidateFacts } from '#api/modules/matching/facts.ts';
import { candidateMatchColumns, candidateMatchTerms } from '#api/modules/matching/match-columns.ts';
import { candidateTerms } from '#api/modules/search/candidate-terms.ts';
import { candidateDerivation } from '#api/modules/search/derivation.ts';
import { toFacetColumn } from '#api/modules/search/facet-cap.ts';
import { createFacetLookup } from '#api/modules/search/facets.ts';
import { shownLists } from '#api/modules/search/shown-lists.ts';

/** Complete and pursuing employment (SEARCH-03). */
export const isListed = (profile: { profileStatus: number; pursuesEmployment: boolean }): boolean =>
  profile.profileStatus >= completeProfileStatus && profile.pursuesEmployment;

const namesIn = (table: string) =>
  sql<string[]>`array(select item.name from ${sql.table(table)} as item
    where item.candidate_id = candidate.account_id order by item.position)`;
const numbersIn = (table: string, column: string) =>
  sql<number[]>`array(select ${sql.ref(`item.${column}`)} from ${sql.table(table)} as item
    where item.candidate_id = candidate.account_id order by item.position)`;

type OfCandidate = { readonly candidateId: string };

const findProfile = prepare('searchable-profile', (db, place: PlaceOf<OfCandidate>) =>
  db
    .selectFrom('candidate')
    .select((row) => [
      'version',
      'profileStatus',
      'pursuesEmployment',
      'isFresher',
      'experienceMonths',
      'gender',
      'city',
      'state',
      'country',
      'visaStatus',
      'qualification',
      'preferredJobs',
      'modesOfWork',
      'preferredRoles',
      'expectedSalary',
      'expectedSalaryCurrency',
      namesIn('candidateSkill').as('skills'),
      numbersIn('candidateSkill', 'proficiency').as('proficiencies'),
      namesIn('candidateTechnology').as('technologies'),
      numbersIn('candidateTechnology', 'years').as('years'),
      namesIn('candidateLanguage').as('languages'),
      row
        .exists(row.selectFrom('candidateSearch').whereRef('candidateId', '=', 'candidate.accountId'))
        .as('hasRow'),
    ])
    .where('accountId', '=', place('candidateId'))
    .compile(),
);
type Profile = Awaited<ReturnType<typeof findProfile>>[number];

/** A time as text keeps its microseconds, which a Date would cut. */
const updatedAtOf = (candidateId: string) =>
  sql<Date>`(select candidate.updated_at from candidate where candidate.account_id = ${candidateId})`;

/** A profile's lists, put together from their columns. */
const withLists = (profile: Profile) => ({
  ...profile,
  skills: profile.skills.map((name, place) => ({ name, proficiency: profile.proficiencies[place] ?? 0 })),
  technologies: profile.technologies.map((name, place) => ({ name, years: profile.years[place] ?? 0 })),
});

const toRow = async (trx: Trx, profile: Profile, remembering?: Db) => {
  const whole = withLists(profile);
  const facts = candidateFacts(whole);
  const terms = candidateTerms(profile);
  const idsOf = await createFacetLookup(trx, [...terms, ...candidateMatchTerms(facts)], remembering);
  return {
    listed: isListed(profile),
    facets: toFacetColumn(idsOf(terms)),
    experienceMonths: facts.experienceMonths,
    expectedSalary: profile.expectedSalary,
    ...candidateMatchColumns(facts, (term) => idsOf([term])[0] ?? null),
    ...shownLists(whole.skills, whole.technologies),
    derivation: candidateDerivation,
  };
};
type Row = Awaited<ReturnType<typeof toRow>>;

const update = prepare('candidate-row', (db, place: PlaceOf<Row & OfCandidate>) =>
  db
    .updateTable('candidateSearch')
    .set({
      listed: place('listed'),
      facets: place('facets'),
      experienceMonths: place('experienceMonths'),
      expectedSalary: place('expectedSalary'),
      updatedAt: updatedAtOf(place('candidateId')),
      abilities: place('abilities'),
      titles: place('titles'),
      salaryCurrency: place('salaryCurrency'),
      modes: place('modes'),
      kinds: place('kinds'),
      city: place('city'),
      state: place('state'),
      country: place('country'),
      skills: place('skills'),
      technologies: place('technologies'),
      derivation: place('derivation'),
    })
    .where('candidateId', '=', place('candidateId'))
    .compile(),
);

/** An insert that meets the row would have used up a slot before it finds out: it is only for whoever has none. */
const insert = (trx: Trx, { candidateId, ...row }: Row & OfCandidate): CompiledQuery => {
  const values = { ...row, updatedAt: updatedAtOf(candidateId) };
  return trx
    .insertInto('candidateSearch')
    .values({ candidateId, ...values })
    .onConflict((conflict) => conflict.column('candidateId').doUpdateSet(values))
    .compile();
};

/** The statement that derives a search row. */
const rowWrite = async (
  trx: Trx,
  candidateId: string,
  profile: Profile | undefined,
  remembering?: Db,
): Promise<CompiledQuery> => {
  if (profile === undefined) throw new Error('A search row is of a candidate.');
  const row = { ...(await toRow(trx, profile, remembering)), candidateId };
  return profile.hasRow ? update.with(trx, row) : insert(trx, row);
};

/**
 * Derives a candidate's search row anew from its profile. Called in every transaction that changes a profile, after
 * the change, so that search and profile never disagree.
 */
export const refreshCandidateRow = async (trx: Trx, candidateId: string): Promise<void> => {
  const [profile] = await findProfile(trx, { candidateId });
  await trx.executeQuery(await rowWrite(trx, candidateId, profile));
};

/** A change of a profile. */
type Change<Locked> = {
  /** Locks the candidate's own row to the end of the transaction, and reads what `check` looks at. */
  readonly lock: PreparedQuery<Locked>;
  /** Refuses the change by throwing; undefined where there is no such candidate any more. */
  readonly check: (locked: Locked | undefined) => void;
  readonly write: CompiledQuery;
};

/**
 * Changes a profile, derives its search row anew and commits: it is the last thing in its transaction, and the only one there that
 * adds terms.
 * @param remembering where known terms are remembered
 * @returns where the change left the profile
 */
export const changeCandidate = async <Locked>(
  trx: Trx,
  candidateId: string,
  { lock, check, write }: Change<Locked>,
  remembering: Db,
): Promise<Pick<Profile, 'profileStatus' | 'version'>> => {
  const statements = [lock, write, findProfile.with(trx, { candidateId })] as const;
  const [profile] = await inOneGo(trx, statements, ([locked]) => check(locked));
  await andCommit(trx, await rowWrite(trx, candidateId, profile, remembering));
  return { profileStatus: profile?.profileStatus ?? 0, version: profile?.version ?? 0 };
};
