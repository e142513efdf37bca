import { completeProfileStatus } from '@forte/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Db, Queryable } from '#api/db/connect.ts';
import { countUpTo, exactTime, follows } from '#api/db/keyset.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import type { Deps } from '#api/deps.ts';
import type { Caller } from '#api/http/handler.ts';
import type { PageQuery } from '#api/http/paging.ts';
import { hashToken, randomToken } from '#api/secret.ts';

const day = 86_400_000;
/** AUTH-06: a token ends 30 days after login, or after 7 days without use. */
const lifetime = 30 * day;
const idleLifetime = 7 * day;
/** Writing "last used" on every call would cost a write a call. */
const touchInterval = 60_000;

/** Opens a session. @returns the token: shown once, stored only hashed */
export const createSession = async (
  db: Queryable,
  now: Date,
  session: { accountId: string; clientAddress: string; userAgent: string },
): Promise<string> => {
  const token = randomToken();
  await db
    .insertInto('session')
    .values({
      ...session,
      id: uuidv7(),
      tokenHash: hashToken(token),
      userAgent: session.userAgent.slice(0, 300),
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    })
    .execute();
  return token;
};

type Wanted = { readonly tokenHash: Buffer; readonly at: Date; readonly usedAfter: Date };

/** Asked with every call. */
const findSession = prepare('session', (db, place: PlaceOf<Wanted>) =>
  db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.accountId')
    .leftJoin('candidate', 'candidate.accountId', 'account.id')
    .leftJoin('employer', 'employer.accountId', 'account.id')
    .select([
      'session.id as sessionId',
      'session.lastUsedAt',
      'account.id as userId',
      'account.role',
      'candidate.profileStatus',
      sql<string>`concat_ws(' ', coalesce(candidate.first_name, employer.first_name),
        coalesce(candidate.last_name, employer.last_name))`.as('name'),
    ])
    .where('session.tokenHash', '=', place('tokenHash'))
    .where('session.expiresAt', '>', place('at'))
    .where('session.lastUsedAt', '>', place('usedAfter'))
    .compile(),
);

/** The account behind a token, or undefined when it is unknown, expired, unused for too long or revoked. */
export const findCaller = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Caller | undefined> => {
  const at = now();
  const usedAfter = new Date(at.getTime() - idleLifetime);
  const [row] = await findSession(db, { tokenHash: hashToken(token), at, usedAfter });
  if (row === undefined) return undefined;
  if (at.getTime() - row.lastUsedAt.getTime() > touchInterval) {
    await db.updateTable('session').set({ lastUsedAt: at }).where('id', '=', row.sessionId).execute();
  }
  return {
    userId: row.userId,
    role: row.role,
    profileStatus: row.role === 'employer' ? completeProfileStatus : (row.profileStatus ?? 0),
    sessionId: row.sessionId,
    name: row.name,
  };
};

/** The user's sessions that can still be used: the one that asks first, then the newest. */
export const sessionList = (db: Db, { userId, sessionId }: Caller, now: Date) => {
  const own = db
    .selectFrom('session')
    .selectAll()
    .select([
      sql<boolean>`id = ${sessionId}`.as('isCurrent'),
      sql<Date>`case when id = ${sessionId} then 'infinity' else created_at end`.as('place'),
    ])
    .where('accountId', '=', userId)
    .where('expiresAt', '>', now)
    .where('lastUsedAt', '>', new Date(now.getTime() - idleLifetime))
    .as('own');
  return {
    read: ({ after, limit }: PageQuery) =>
      db
        .selectFrom(own)
        .select([
          'own.id',
          'own.clientAddress',
          'own.userAgent',
          'own.createdAt as since',
          'own.lastUsedAt',
          'own.isCurrent',
          exactTime('own.place').as('positionAt'),
          'own.id as positionId',
        ])
        .where(follows('latest', ['own.place', 'own.id'], after))
        .orderBy('own.place', 'desc')
        .orderBy('own.id', 'desc')
        .limit(limit)
        .execute(),
    count: () => countUpTo(db, db.selectFrom(own).select('own.id')),
  };
};

/** Ends a session of that user. @returns whether there was one */
export const endOwnSession = async (db: Db, userId: string, sessionId: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('accountId', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Ends every session of the caller but this one. @returns how many */
export const endOtherSessions = async (db: Db, { userId, sessionId }: Caller): Promise<number> => {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('accountId', '=', userId)
    .where('id', '!=', sessionId)
    .executeTakeFirst();
  return Number(numDeletedRows);
};

/** Ends one session: its token is worthless from now on, everywhere. */
export const endSession = async (db: Queryable, sessionId: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
};
