import { isPastClosingDate } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { notFound, Refusal } from '#api/http/refusal.ts';
import {
  holdPosting,
  insertApplication,
  lockApplication,
  type Mark,
  readMarks,
  savePosting,
  unsavePosting,
  withdrawApplication,
} from '#api/modules/favourite/favourite.queries.ts';

const noLongerAvailable = 'This job is no longer available.';
const noLongerTakes = 'This job no longer takes applications.';
const hiredAlready = 'You have been hired for this job, so this application can no longer be withdrawn.';

type HeldPosting = NonNullable<Awaited<ReturnType<typeof holdPosting>>>;

const isClosed = ({ closedAt, closesOn, timeZone }: HeldPosting, now: Date): boolean =>
  closedAt !== null || (closesOn !== null && isPastClosingDate(closesOn, timeZone, now));

const save = async (trx: Trx, mark: Mark, posting: HeldPosting, now: Date): Promise<void> => {
  if (posting.deletedAt !== null || isClosed(posting, now)) throw notFound(noLongerAvailable);
  await savePosting(trx, mark, now);
};

const apply = async (trx: Trx, mark: Mark, posting: HeldPosting, now: Date): Promise<void> => {
  // Who has applied already gets what they want, whatever became of the posting.
  if ((await lockApplication(trx, mark)) !== undefined) return;
  if (posting.deletedAt !== null) throw notFound(noLongerAvailable);
  if (isClosed(posting, now)) throw new Refusal('stale', noLongerTakes);
  await insertApplication(trx, { ...mark, employerId: posting.employerId }, now);
};

const withdraw = async (trx: Trx, mark: Mark, now: Date): Promise<void> => {
  const standing = await lockApplication(trx, mark);
  if (standing === undefined) return;
  if (standing.status === 'hired') throw new Refusal('stale', hiredAlready);
  await withdrawApplication(trx, standing.id, now);
};

/** The state that a candidate wants of one of the two marks. */
export type WantedMark = {
  readonly isSaved?: boolean | undefined;
  readonly isApplied?: boolean | undefined;
};

/**
 * Brings about the wanted state (BROWSE-02): a repeated call changes nothing, and two at once leave one record.
 * @throws Refusal `not-found` for a posting that is unknown or gone, `stale` when it no longer takes applications
 */
export const setMark = ({ db, now }: Pick<Deps, 'db' | 'now'>, mark: Mark, wanted: WantedMark) =>
  db.transaction().execute(async (trx) => {
    const at = now();
    const posting = await holdPosting(trx, mark.postingId);
    if (posting === undefined) throw notFound(noLongerAvailable);
    if (wanted.isSaved === true) await save(trx, mark, posting, at);
    if (wanted.isSaved === false) await unsavePosting(trx, mark);
    if (wanted.isApplied === true) await apply(trx, mark, posting, at);
    if (wanted.isApplied === false) await withdraw(trx, mark, at);
    return readMarks(trx, mark);
  });
