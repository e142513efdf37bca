import type { ApplicationState } from '@forte/contract';
import { sql } from 'kysely';
import type { Trx } from '#api/db/connect.ts';
import { addEvent, type EventKey } from '#api/modules/application/timeline.queries.ts';

/** An employer's applications among these ids, withdrawn or not, held until the transaction ends, in one order. */
export const lockOwn = (trx: Trx, employerId: string, ids: readonly string[]) =>
  trx
    .selectFrom('application')
    .innerJoin('posting', 'posting.id', 'application.postingId')
    .select(['application.id', 'application.status', 'application.withdrawnAt'])
    .where('application.id', 'in', ids)
    .where('posting.employerId', '=', employerId)
    .where('posting.deletedAt', 'is', null)
    .orderBy('application.id')
    .forUpdate('application')
    .execute();

export type LockedApplication = Awaited<ReturnType<typeof lockOwn>>[number];

/** Moves held applications to a status, with its step in their timelines. */
export const moveTo = async (
  trx: Trx,
  ids: readonly string[],
  change: {
    readonly status: Exclude<ApplicationState, 'withdrawn'>;
    readonly message: string;
    readonly at: Date;
  },
): Promise<EventKey[]> => {
  const { status, at } = change;
  const isAnswer = status !== 'sent' && status !== 'seen';
  await trx
    .updateTable('application')
    .set({
      status,
      ...(isAnswer ? { answeredAt: sql<Date>`coalesce(answered_at, ${at})` } : {}),
    })
    .where('id', 'in', ids)
    .execute();
  return addEvent(trx, ids, change);
};
