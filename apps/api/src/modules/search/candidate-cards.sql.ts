import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '#api/db/connect.ts';
import { exactTime } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import type { CandidateQuery, FoundCandidate } from '#api/modules/search/candidate-search.ts';
import { candidateDerivation } from '#api/modules/search/derivation.ts';

/** Whose hearts and whose posting's scores the cards show. */
export type ForWhom = Pick<CandidateQuery, 'employerId' | 'postingId'>;
type Place = PlaceOf<ForWhom>;

export const withoutScore = (): RawBuilder<number | null> => sql<number | null>`null::int4`;
export const scoreFor = (place: Place): RawBuilder<number | null> =>
  sql`(select ${scoreOf(candidateRows(), postingRows())} from posting_search
    where posting_search.posting_id = ${place('postingId')})`;

/** A list as the search row keeps it; where an older server made the row, as the profile has it. */
const keptOr = <Item, Name extends 'skills' | 'technologies'>(name: Name, list: RawBuilder<Item[]>) =>
  sql<Item[]>`case when candidate_search.derivation >= ${sql.lit(candidateDerivation)}
    then ${sql.ref(`candidateSearch.${name}`)} else ${list} end`.as(name);

/** What the cards of some listed candidates show, each with its `place` among the ids. */
export const candidateCards = (
  db: Queryable,
  ids: RawBuilder<readonly string[]>,
  place: Place,
  score: (place: Place) => RawBuilder<number | null>,
) =>
  db
    .selectFrom(
      sql<{ id: string; place: number }>`unnest(${ids}) with ordinality`.as<'page'>(sql`page (id, place)`),
    )
    .innerJoin('candidateSearch', 'candidateSearch.candidateId', 'page.id')
    .innerJoin('candidate', 'candidate.accountId', 'page.id')
    .where('candidateSearch.listed', '=', true)
    .select((row) => [
      exactTime('candidateSearch.updatedAt').as('positionAt'),
      'page.id as positionId',
      'page.place',
      'candidateSearch.updatedAt',
      'candidate.firstName',
      'candidate.lastName',
      'candidate.photoId',
      'candidate.isFresher',
      'candidate.experienceMonths',
      'candidate.expectedSalary',
      'candidate.expectedSalaryCurrency',
      'candidate.qualification',
      'candidate.visaStatus',
      'candidate.linkedInProfile',
      'candidate.preferredJobs',
      'candidate.modesOfWork',
      'candidate.preferredRoles',
      'candidate.city',
      'candidate.state',
      'candidate.country',
      keptOr(
        'skills',
        jsonArrayFrom(
          row
            .selectFrom('candidateSkill')
            .select(['name', 'proficiency'])
            .whereRef('candidateSkill.candidateId', '=', 'page.id')
            .orderBy('proficiency', 'desc')
            .orderBy('position'),
        ),
      ),
      keptOr(
        'technologies',
        jsonArrayFrom(
          row
            .selectFrom('candidateTechnology')
            .select(['name', 'years'])
            .whereRef('candidateTechnology.candidateId', '=', 'page.id')
            .orderBy('position'),
        ),
      ),
      sql<boolean>`exists (select from shortlisted_candidate as heart
        where heart.employer_id = ${place('employerId')} and heart.candidate_id = page.id)`.as('isFavorite'),
      score(place).as('matchScore'),
    ]);

type Values = ForWhom & { readonly ids: readonly string[] };
const findWith = (name: string, score: (place: Place) => RawBuilder<number | null>) =>
  prepare(name, (db, place: PlaceOf<Values>) =>
    candidateCards(db, sql`${place('ids')}::uuid[]`, place, score)
      .orderBy('place')
      .compile(),
  );
const find = findWith('candidate-cards', withoutScore);
const findScored = findWith('scored-candidate-cards', scoreFor);

/** The cards of some candidates, in the order of their ids. Whoever is not listed is left out. */
export const cardsById = (
  db: Queryable,
  ids: readonly string[],
  { employerId, postingId }: ForWhom,
): Promise<FoundCandidate[]> =>
  (postingId === undefined ? find : findScored)(db, { ids, employerId, postingId });
