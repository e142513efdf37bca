import { closingDateIsPast, isPastClosingDate, type OwnPosting, type PostingFields } from '@forte/contract';
import type { Trx } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { notFound, Refusal, refuseField } from '#api/http/refusal.ts';
import {
  findDraft,
  findOwnPosting,
  insertPosting,
  lockOwnPosting,
  updateFields,
  updateState,
} from '#api/modules/posting/posting.queries.ts';
import { refreshPostingRow } from '#api/modules/search/posting-row.ts';

type Clocked = Pick<Deps, 'db' | 'now'>;
type Closing = Pick<PostingFields, 'closesOn' | 'timeZone'>;

const stalePosting = 'This posting was changed somewhere else in the meantime.';

const isPast = ({ closesOn, timeZone }: Closing, now: Date): boolean =>
  closesOn !== null && isPastClosingDate(closesOn, timeZone, now);

const readOwnPosting = async (trx: Trx, employerId: string, id: string, now: Date): Promise<OwnPosting> => {
  const posting = await findOwnPosting(trx, employerId, id, now);
  if (posting === undefined) throw notFound();
  return posting;
};

/** Publishes a posting. The same draft, however often it comes and at once, makes one (JOB-05). */
export const addPosting = (
  { db, now }: Clocked,
  employerId: string,
  fields: PostingFields,
  draftId?: string,
) =>
  db.transaction().execute(async (trx) => {
    const at = now();
    if (isPast(fields, at)) throw refuseField('closesOn', closingDateIsPast);
    const added = await insertPosting(trx, { employerId, draftId: draftId ?? null, fields, now: at });
    if (added !== undefined) await refreshPostingRow(trx, added);
    const id = added ?? (draftId && (await findDraft(trx, employerId, draftId)));
    if (id === undefined) throw notFound();
    return readOwnPosting(trx, employerId, id, at);
  });

/** Changes one own posting that is not deleted; its search row follows in the same transaction. */
const change = (
  { db, now }: Clocked,
  employerId: string,
  id: string,
  apply: (
    trx: Trx,
    posting: NonNullable<Awaited<ReturnType<typeof lockOwnPosting>>>,
    at: Date,
  ) => Promise<unknown>,
): Promise<OwnPosting> =>
  db.transaction().execute(async (trx) => {
    const at = now();
    const posting = await lockOwnPosting(trx, employerId, id);
    if (posting === undefined || posting.deletedAt !== null) throw notFound();
    await apply(trx, posting, at);
    await refreshPostingRow(trx, id);
    return readOwnPosting(trx, employerId, id, at);
  });

/** @param version the one that was edited; undefined overwrites whatever is there */
export const updatePosting = (
  deps: Clocked,
  employerId: string,
  id: string,
  fields: PostingFields,
  version?: number,
) =>
  change(deps, employerId, id, async (trx, posting, at) => {
    if (version !== undefined && version !== posting.version) throw new Refusal('stale', stalePosting);
    // A text can be corrected after the closing date; only a new date must lie ahead.
    const isSameEnd = fields.closesOn === posting.closesOn && fields.timeZone === posting.timeZone;
    if (!isSameEnd && isPast(fields, at)) throw refuseField('closesOn', closingDateIsPast);
    await updateFields(trx, id, fields, at);
  });

export const closePosting = (deps: Clocked, employerId: string, id: string) =>
  change(deps, employerId, id, (trx, posting, at) =>
    updateState(trx, id, { closedAt: posting.closedAt ?? at }),
  );

export const reopenPosting = (deps: Clocked, employerId: string, id: string) =>
  change(deps, employerId, id, async (trx, posting, at) => {
    if (isPast(posting, at)) {
      throw new Refusal(
        'invalid',
        'The closing date has passed. Choose a later one, then reopen the posting.',
      );
    }
    await updateState(trx, id, { closedAt: null });
  });

/** Deletes a posting; deleting it again changes nothing. */
export const deletePosting = ({ db, now }: Clocked, employerId: string, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const posting = await lockOwnPosting(trx, employerId, id);
    if (posting === undefined) throw notFound();
    if (posting.deletedAt !== null) return;
    await updateState(trx, id, { deletedAt: now() });
    await refreshPostingRow(trx, id);
  });
