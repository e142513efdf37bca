import type { StatusChange } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { notFound } from '#api/http/refusal.ts';
import { queueAnswerMail } from '#api/modules/application/answer-mail.job.ts';
import { refreshAnswering } from '#api/modules/application/answering.queries.ts';
import { type LockedApplication, lockOwn, moveTo } from '#api/modules/application/status.queries.ts';

/** Opening an application is no step back from an answer; an answer may follow any other. */
const moves = (from: LockedApplication, { status }: StatusChange): boolean =>
  status === 'seen' ? from.status === 'sent' : from.status !== status;

/** An answer from elsewhere that whoever answers now has not seen. That it was opened is none, and the same one is no quarrel. */
const isStale = (
  { id, status }: LockedApplication,
  { status: wanted, shown = [] }: StatusChange,
): boolean => {
  const seen = shown.find((one) => one.id === id);
  const isAnswer = status !== 'sent' && status !== 'seen';
  return seen !== undefined && isAnswer && status !== seen.status && status !== wanted;
};

const idOf = ({ id }: LockedApplication): string => id;

/** What became of each of the applications, by id. */
export type Changed = {
  readonly changed: string[];
  readonly withdrawn: string[];
  readonly stale: { readonly id: string; readonly status: LockedApplication['status'] }[];
};

/**
 * Sets the status of an employer's applications (STAT-01): all in one transaction, with the mails to those who got an
 * answer (STAT-02). Repeating it changes nothing and mails nobody; nor does what was
 * chosen before another answer came from elsewhere.
 * @throws Refusal `not-found` when one of them is unknown, another employer's, or of a deleted posting; nothing changes
 */
export const setStatus = (
  deps: Pick<Deps, 'db' | 'now'>,
  employerId: string,
  change: StatusChange,
): Promise<Changed> =>
  deps.db.transaction().execute(async (trx) => {
    const ids = [...new Set(change.ids)];
    const found = await lockOwn(trx, employerId, ids);
    if (found.length !== ids.length) throw notFound();
    const standing = found.filter(({ withdrawnAt }) => withdrawnAt === null);
    const stale = standing.filter((application) => isStale(application, change));
    const moving = standing
      .filter((application) => moves(application, change) && !stale.includes(application))
      .map(idOf);
    const isAnswer = change.status !== 'seen';
    if (moving.length > 0) {
      const message = (isAnswer && change.message) || '';
      const events = await moveTo(trx, moving, { status: change.status, message, at: deps.now() });
      if (isAnswer) {
        for (const event of events) await queueAnswerMail(trx, event);
        await refreshAnswering(trx, deps.now(), employerId);
      }
    }
    return {
      changed: moving,
      withdrawn: found.filter(({ withdrawnAt }) => withdrawnAt !== null).map(idOf),
      stale: stale.map(({ id, status }) => ({ id, status })),
    };
  });
