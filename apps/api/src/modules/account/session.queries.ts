import { completeProfileStatus } from '@forte/contract';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Queryable } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import type { Caller } from '#api/http/handler.ts';
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

/** The account behind a token, or undefined when it is unknown, expired, unused for too long or revoked. */
export const findCaller = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Caller | undefined> => {
  const at = now();
  const row = await db
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
    .where('session.tokenHash', '=', hashToken(token))
    .where('session.expiresAt', '>', at)
    .where('session.lastUsedAt', '>', new Date(at.getTime() - idleLifetime))
    .executeTakeFirst();
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

/** Ends one session: its token is worthless from now on, everywhere. */
export const endSession = async (db: Queryable, sessionId: string): Promise<void> => {
  await db.deleteFrom('session').where('id', '=', sessionId).execute();
};
