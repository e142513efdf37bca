import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Queryable } from '#api/db/connect.ts';
import { exactTime, type Position } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import { candidateRows, postingRows, scoreOf } from '#api/modules/matching/score.sql.ts';
import type { CandidateQuery, FoundCandidate } from '#api/modules/search/candidate-search.ts';

/** Whose hearts and whose posting's scores the cards show. */
type ForWhom = Pick<CandidateQuery, 'employerId' | 'postingId'>;

type Values = {
  readonly ids: readonly string[];
  readonly employerId: string;
  readonly postingId: string | undefined;
};

const withoutScore = () => sql<number | null>`null::int4`;
const scoreFor = (place: PlaceOf<Values>): RawBuilder<number | null> =>
  sql`(select ${scoreOf(candidateRows(), postingRows())} from posting_search
    where posting_search.posting_id = ${place('postingId')})`;

/** What the cards of some listed candidates show, in the order of the ids. */
const findCardsWith = (name: string, score: (place: PlaceOf<Values>) => RawBuilder<number | null>) =>
  prepare(name, (db, place: PlaceOf<Values>) =>
    db
      .selectFrom(
        sql<{ id: string; place: number }>`unnest(${place('ids')}::uuid[]) with ordinality`.as<'page'>(
          sql`page (id, place)`,
        ),
      )
      .innerJoin('candidateSearch', 'candidateSearch.candidateId', 'page.id')
      .innerJoin('candidate', 'candidate.accountId', 'page.id')
      .where('candidateSearch.listed', '=', true)
      .select((row) => [
        exactTime('candidateSearch.updatedAt').as('positionAt'),
        'page.id as positionId',
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
        jsonArrayFrom(
          row
            .selectFrom('candidateSkill')
            .select(['name', 'proficiency'])
            .whereRef('candidateSkill.candidateId', '=', 'page.id')
            .orderBy('proficiency', 'desc')
            .orderBy('position'),
        ).as('skills'),
        jsonArrayFrom(
          row
            .selectFrom('candidateTechnology')
            .select(['name', 'years'])
            .whereRef('candidateTechnology.candidateId', '=', 'page.id')
            .orderBy('position'),
        ).as('technologies'),
        sql<boolean>`exists (select from shortlisted_candidate as heart
          where heart.employer_id = ${place('employerId')} and heart.candidate_id = page.id)`.as(
          'isFavorite',
        ),
        score(place).as('matchScore'),
      ])
      .orderBy('page.place')
      .compile(),
  );

const findCards = findCardsWith('candidate-cards', withoutScore);
const findScoredCards = findCardsWith('scored-candidate-cards', scoreFor);

/** The cards of some candidates, in the order of their ids. Whoever has just left the search is left out. */
export const cardsById = (
  db: Queryable,
  ids: readonly string[],
  { employerId, postingId }: ForWhom,
): Promise<FoundCandidate[]> =>
  (postingId === undefined ? findCards : findScoredCards)(db, { ids, employerId, postingId });

/**
 * The cards of a page by the time of the last change. Whoever has changed something since the page was found may not fit
 * any more, and is left out.
 */
export const cardsAt = async (
  db: Queryable,
  page: readonly Position[],
  forWhom: ForWhom,
): Promise<FoundCandidate[]> => {
  const ids = page.map(({ id }) => id);
  const at = new Map(page.map((position) => [position.id, position.at]));
  const cards = await cardsById(db, ids, forWhom);
  return cards.filter(({ positionId, positionAt }) => at.get(positionId) === positionAt);
};
