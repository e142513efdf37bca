import {
  completeProfileStatus,
  type OnboardingStepName,
  onboardingSteps,
  statusOfStep,
} from '@forte/contract';
import type { Updateable } from 'kysely';
import type { Trx } from '#api/db/connect.ts';
import type { CandidateTable } from '#api/db/tables.ts';
import type { Deps } from '#api/deps.ts';
import { notFound, Refusal } from '#api/http/refusal.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';

/** The columns of the candidate's own row that a save changes; its lists are written beside. */
export type CandidateChange = Updateable<CandidateTable>;

/** Where a save left the profile. */
export type Saved = { readonly profileStatus: number; readonly version: number };

type Save = {
  readonly candidateId: string;
  /** The version that the form was filled from; undefined: whoever calls does not care (PROF-16). */
  readonly version: number | undefined;
};

/** The row is locked to the end of the transaction: two saves at once come one after the other. */
const lockCandidate = async (trx: Trx, candidateId: string): Promise<Saved> => {
  const candidate = await trx
    .selectFrom('candidate')
    .select(['profileStatus', 'version'])
    .where('accountId', '=', candidateId)
    .forUpdate()
    .executeTakeFirst();
  if (candidate === undefined) throw notFound();
  return candidate;
};

const requireFresh = (stored: Saved, version: number | undefined): void => {
  if (version === undefined || version === stored.version) return;
  throw new Refusal(
    'stale',
    'Your profile was changed somewhere else in the meantime. Load it again before you save.',
  );
};

const requireReached = (stored: Saved, step: OnboardingStepName): void => {
  if (statusOfStep(step) <= stored.profileStatus) return;
  const missing = onboardingSteps[stored.profileStatus];
  throw new Refusal('forbidden', `Complete the step "${missing}" first.`);
};

/** Saving the step that is next moves the status on; saving an earlier one again leaves it (APP-07). */
const statusAfter = ({ profileStatus }: Saved, step: OnboardingStepName): number =>
  profileStatus < completeProfileStatus && profileStatus === statusOfStep(step)
    ? profileStatus + 1
    : profileStatus;

const store = async (
  { now }: Pick<Deps, 'now'>,
  trx: Trx,
  candidateId: string,
  change: CandidateChange,
  saved: Saved,
): Promise<Saved> => {
  await trx
    .updateTable('candidate')
    .set({ ...change, ...saved, updatedAt: now() })
    .where('accountId', '=', candidateId)
    .execute();
  await refreshCandidateRow(trx, candidateId);
  return saved;
};

/**
 * Saves one step of a profile: all of it or nothing, with the search row.
 * @param write writes the step's lists and returns the columns of the candidate's row
 * @throws Refusal `stale` when the profile has been saved since `version`; `forbidden` when an earlier step is missing
 */
export const saveStep = (
  deps: Pick<Deps, 'db' | 'now'>,
  { candidateId, version, step }: Save & { readonly step: OnboardingStepName },
  write: (trx: Trx) => Promise<CandidateChange>,
): Promise<Saved> =>
  deps.db.transaction().execute(async (trx) => {
    const stored = await lockCandidate(trx, candidateId);
    requireFresh(stored, version);
    requireReached(stored, step);
    const saved = { profileStatus: statusAfter(stored, step), version: stored.version + 1 };
    return store(deps, trx, candidateId, await write(trx), saved);
  });

/** Saves what belongs to no step, such as the about text: the status stays. @throws Refusal `stale` */
export const saveDetails = (
  deps: Pick<Deps, 'db' | 'now'>,
  { candidateId, version }: Save,
  change: CandidateChange,
): Promise<Saved> =>
  deps.db.transaction().execute(async (trx) => {
    const stored = await lockCandidate(trx, candidateId);
    requireFresh(stored, version);
    return store(deps, trx, candidateId, change, { ...stored, version: stored.version + 1 });
  });
