import type { Task } from 'graphile-worker';
import type { Deps } from '#api/deps.ts';
import { keptKinds } from '#api/modules/limit/limit.queries.ts';

export const purgeTask = 'purge';

const day = 86_400_000;
/** What counts over a longer time than a day: wrong logins in a row, and the clients that an account knows. */
const longest = 90 * day;

/** Deletes what has ended: sign-ups, codes, grants, sessions, counted events (SEC-24). Runs every hour. */
export const purge = async ({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const at = now();
  await db.deleteFrom('signUp').where('expiresAt', '<', at).execute();
  await db.deleteFrom('oneTimeCode').where('expiresAt', '<', at).execute();
  await db.deleteFrom('emailChange').where('expiresAt', '<', at).execute();
  await db.deleteFrom('resetGrant').where('expiresAt', '<', at).execute();
  await db.deleteFrom('session').where('expiresAt', '<', at).execute();
  await db
    .deleteFrom('limitedEvent')
    .where('at', '<', new Date(at.getTime() - day))
    .where('kind', 'not in', keptKinds)
    .execute();
  await db
    .deleteFrom('limitedEvent')
    .where('at', '<', new Date(at.getTime() - longest))
    .execute();
};

export const createPurgeTask =
  (deps: Pick<Deps, 'db' | 'now'>): Task =>
  () =>
    purge(deps);
