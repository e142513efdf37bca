import type { ApplicationEvent, ApplicationState } from '@forte/contract';
import { type ExpressionBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Trx } from '#api/db/connect.ts';
import type { Tables } from '#api/db/tables.ts';

/** Which step of which application's timeline. */
export type EventKey = { readonly applicationId: string; readonly position: number };

/** Adds a step to the timeline of each application. */
export const addEvent = async (
  trx: Trx,
  ids: readonly string[],
  event: { readonly status: ApplicationState; readonly message?: string; readonly at: Date },
): Promise<EventKey[]> => {
  const { status, message = '', at } = event;
  const { rows } = await sql<EventKey>`
    insert into application_event (application_id, position, status, message, at)
    select id, (select coalesce(max(position) + 1, 0) from application_event where application_id = id),
      ${status}, ${message}, ${at}
    from unnest(${ids}::uuid[]) as id
    returning application_id as "applicationId", position`.execute(trx);
  return rows;
};

/** The steps of an application, in order; none when there is no application in the row. */
export const timelineOf = (eb: ExpressionBuilder<Tables, 'application'>) =>
  jsonArrayFrom(
    eb
      .selectFrom('applicationEvent')
      .select(['applicationEvent.status', 'applicationEvent.message', 'applicationEvent.at'])
      .whereRef('applicationEvent.applicationId', '=', 'application.id')
      .orderBy('applicationEvent.position'),
  ).as('timeline');

type StoredEvent = Omit<ApplicationEvent, 'at'> & { readonly at: string };

/** JSON has no times: what `timelineOf` reads comes with texts, and becomes moments here. */
export const readTimeline = <Row extends { readonly timeline: readonly StoredEvent[] }>(
  row: Row,
): Omit<Row, 'timeline'> & { timeline: ApplicationEvent[] } => ({
  ...row,
  timeline: row.timeline.map((event) => ({ ...event, at: new Date(event.at) })),
});

/** That an application was withdrawn and its candidate did not apply to the posting again. */
export const isLastWithdrawn = sql<boolean>`application.withdrawn_at is not null and not exists (
  select from application as later where later.candidate_id = application.candidate_id
    and later.posting_id = application.posting_id and later.id > application.id)`;
