import { sql } from 'kysely';
import type { Queryable, Trx } from '#api/db/connect.ts';

/** What is known about the events of one kind and subject within a limit's time. */
type Window = { readonly count: number; readonly oldest: Date | null; readonly newest: Date | null };

/** A limit on how often something may happen to a subject. `wait`: milliseconds until the next is free, 0 when it is. */
export type Limit = {
  readonly kind: string;
  readonly subject: string;
  readonly within: number;
  readonly wait: (window: Window, now: Date) => number;
};

/** Kinds that are looked at over more than a day: the purge leaves them longer. */
export const keptKinds = ['login-account', 'known-client'];

const minute = 60_000;

/** At most `maximum` events within so many milliseconds. */
export const atMost = (kind: string, subject: string, maximum: number, within: number): Limit => ({
  kind,
  subject,
  within,
  wait: ({ count, oldest }, now) =>
    count < maximum || oldest === null ? 0 : Math.max(1, oldest.getTime() + within - now.getTime()),
});

/** Free for `free` events in a row, then a wait after each that doubles from a minute to an hour. */
export const growingWait = (kind: string, subject: string, free: number): Limit => ({
  kind,
  subject,
  within: 90 * 24 * 60 * minute,
  wait: ({ count, newest }, now) => {
    if (count < free || newest === null) return 0;
    const pause = Math.min(2 ** (count - free), 60) * minute;
    return Math.max(0, newest.getTime() + pause - now.getTime());
  },
});

/** The outcome of `reserve`: the events that were counted, or the seconds to wait. */
export type Reservation =
  | { readonly allowed: true; readonly events: readonly string[] }
  | { readonly allowed: false; readonly retryAfter: number };

/** Takes locks on names in one order, until the transaction ends. */
export const lockNames = (trx: Trx, names: readonly string[]) =>
  sql`select pg_advisory_xact_lock(key) from (
    select distinct hashtextextended(name, 0) as key from unnest(${names}::text[]) as name order by key) as keys`.execute(
    trx,
  );

const readWindows = async (trx: Trx, now: Date, limits: readonly Limit[]): Promise<Window[]> => {
  const since = limits.map(({ within }) => new Date(now.getTime() - within).toISOString());
  const { rows } = await sql<Window>`
    select count(event.id)::int as count, min(event.at) as oldest, max(event.at) as newest
    from unnest(${limits.map(({ kind }) => kind)}::text[], ${limits.map(({ subject }) => subject)}::text[],
      ${since}::timestamptz[]) with ordinality as wanted (kind, subject, since, position)
    left join limited_event as event
      on event.kind = wanted.kind and event.subject = wanted.subject and event.at > wanted.since
    group by wanted.position order by wanted.position`.execute(trx);
  return rows;
};

/** Milliseconds until every one of the limits is free; 0 when they are. Locks their subjects as `reserve` does. */
export const waitFor = async (trx: Trx, now: Date, limits: readonly Limit[]): Promise<number> => {
  await lockNames(
    trx,
    limits.map(({ kind, subject }) => `${kind} ${subject}`),
  );
  const windows = await readWindows(trx, now, limits);
  const waits = limits.map((limit, index) => {
    const window = windows[index];
    return window === undefined ? 0 : limit.wait(window, now);
  });
  return Math.max(0, ...waits);
};

/**
 * Counts an event against all limits, or against none when one is reached. It is counted before what it limits happens,
 * under a lock for each subject that the transaction holds to its end: tries in parallel can't slip through, in however
 * many processes.
 */
export const reserve = async (trx: Trx, now: Date, limits: readonly Limit[]): Promise<Reservation> => {
  const wait = await waitFor(trx, now, limits);
  if (wait > 0) return { allowed: false, retryAfter: Math.ceil(wait / 1000) };
  const subjects = new Map(
    limits.map(({ kind, subject }) => [`${kind} ${subject}`, { kind, subject, at: now }]),
  );
  const events = await trx
    .insertInto('limitedEvent')
    .values([...subjects.values()])
    .returning('id')
    .execute();
  return { allowed: true, events: events.map(({ id }) => id) };
};

/** Whether such an event is kept, however old. */
export const hasHappened = async (
  db: Queryable,
  { kind, subject }: Pick<Limit, 'kind' | 'subject'>,
): Promise<boolean> => {
  const row = await db
    .selectFrom('limitedEvent')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Takes events back that turned out not to count, such as a right password. */
export const release = async (db: Queryable, events: readonly string[]): Promise<void> => {
  if (events.length === 0) return;
  await db.deleteFrom('limitedEvent').where('id', 'in', events).execute();
};

/** Forgets every event of a kind for a subject. */
export const forget = async (db: Queryable, kind: string, subject: string): Promise<void> => {
  await db.deleteFrom('limitedEvent').where('kind', '=', kind).where('subject', '=', subject).execute();
};
