import type { ApplicationNeighbour } from '@forte/contract';
import { sql } from 'kysely';
import type { Db } from '#api/db/connect.ts';
import { directionOf, follows, type Sort } from '#api/db/keyset.ts';
import type { Matching } from '#api/modules/application/application.queries.ts';
import type { Scored } from '#api/modules/matching/ranking.sql.ts';

/** What an application's place in a list follows from: it has one there also when the filter leaves it out. */
export type Place = {
  readonly positionId: string;
  readonly positionAt: string;
  readonly matchScore: number | null;
};
type Beside = { readonly previous: ApplicationNeighbour | null; readonly next: ApplicationNeighbour | null };

const neighbourColumns = [
  'application.id',
  'application.candidateId',
  'candidate.firstName',
  'candidate.lastName',
] as const;

const nearest = async (matching: Matching, sort: Sort, { positionAt: at, positionId: id }: Place) => {
  const row = await matching
    .innerJoin('candidate', 'candidate.accountId', 'application.candidateId')
    .select(neighbourColumns)
    .where(follows(sort, ['application.appliedAt', 'application.id'], { at, id }))
    .orderBy('application.appliedAt', directionOf(sort))
    .orderBy('application.id', directionOf(sort))
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
};

/** What comes before in one order comes after in the other. */
export const besideByTime = async (matching: Matching, sort: Sort, place: Place): Promise<Beside> => {
  const [previous, next] = await Promise.all([
    nearest(matching, sort === 'latest' ? 'oldest' : 'latest', place),
    nearest(matching, sort, place),
  ]);
  return { previous, next };
};

/** The same by match score, as `readRanked` orders: the best first, ties by id. Each application is scored once. */
export const besideByMatch = async (db: Db, scored: Scored, place: Place): Promise<Beside> => {
  const id = sql`${place.positionId}::uuid`;
  const rank = sql`${place.matchScore ?? -1}::int4`;
  const { rows } = await sql<ApplicationNeighbour & { isNext: boolean }>`
    with ranked as materialized (${scored}),
      beside as (
        (select id, true as is_next from ranked where rank < ${rank} or (rank = ${rank} and id > ${id})
          order by rank desc, id limit 1)
        union all
        (select id, false from ranked where rank > ${rank} or (rank = ${rank} and id < ${id})
          order by rank, id desc limit 1))
    select beside.is_next as "isNext", application.id, application.candidate_id as "candidateId",
      candidate.first_name as "firstName", candidate.last_name as "lastName"
    from beside join application on application.id = beside.id
      join candidate on candidate.account_id = application.candidate_id`.execute(db);
  const on = (side: boolean) => rows.find(({ isNext }) => isNext === side) ?? null;
  return { previous: on(false), next: on(true) };
};
