import {
  completeProfileStatus,
  type OnboardingStepName,
  onboardingSteps,
  statusOfStep,
} from '@forte/contract';
import type { Selectable } from 'kysely';
import type { Trx } from '#api/db/connect.ts';
import { type PlaceOf, prepare } from '#api/db/prepared.ts';
import type { CandidateTable } from '#api/db/tables/candidates.ts';
import type { Deps } from '#api/deps.ts';
import { notFound, Refusal } from '#api/http/refusal.ts';
import { type CandidateChange, candidateWrite } from '#api/modules/profile/profile-write.queries.ts';
import { changeCandidate } from '#api/modules/search/candidate-row.ts';
import { beforeSearches } from '#api/modules/search/searching.ts';

/** Where a save left the profile. */
export type Saved = { readonly profileStatus: number; readonly version: number };
type Stored = Saved & Pick<Selectable<CandidateTable>, 'stepVersions'>;

type Save = {
  readonly candidateId: string;
  /** The version that the form was filled from; undefined: whoever calls does not care (PROF-16). */
  readonly version: number | undefined;
  readonly step: OnboardingStepName;
};

const findLocked = prepare('locked-candidate', (db, place: PlaceOf<Pick<Save, 'candidateId'>>) =>
  db
    .selectFrom('candidate')
    .select(['profileStatus', 'version', 'stepVersions'])
    .where('accountId', '=', place('candidateId'))
    .forUpdate()
    .compile(),
);

/** The row is locked to the end of the transaction: two saves at once come one after the other. */
const lockCandidate = async (trx: Trx, candidateId: string): Promise<Stored> => {
  const [candidate] = await findLocked(trx, { candidateId });
  if (candidate === undefined) throw notFound();
  return candidate;
};

/** Only what the same step has saved since then is a conflict: two tabs may change two parts of a profile. */
const requireFresh = (stored: Stored, { version, step }: Pick<Save, 'version' | 'step'>): void => {
  if (version === undefined) return;
  if (version >= (stored.stepVersions[step] ?? 0) && version <= stored.version) return;
  throw new Refusal('stale', 'This part of your profile was changed somewhere else in the meantime.');
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

type StepChange = {
  readonly stored: Stored;
  readonly step: OnboardingStepName;
  readonly change: CandidateChange;
};

const store = async (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  trx: Trx,
  candidateId: string,
  { stored, step, change }: StepChange,
  profileStatus: number,
): Promise<Saved> => {
  const saved = { profileStatus, version: stored.version + 1 };
  const stepVersions = JSON.stringify({ ...stored.stepVersions, [step]: saved.version });
  const columns = { ...change.columns, ...saved, stepVersions, updatedAt: now() };
  await changeCandidate(trx, candidateId, candidateWrite(trx, candidateId, { ...change, columns }), db);
  return saved;
};

/** For the resume and single fields, too, whose calls do not go first as a whole (`isStepSave`). */
const saving = <T>({ db }: Pick<Deps, 'db'>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  beforeSearches(() => db.transaction().execute(work));

/**
 * Saves one step of a profile: all of it or nothing, with the search row.
 * @param changeOf what the step changes; where something else has to be looked at or written for that, by the transaction given
 * @throws Refusal `stale` when the step has been saved since `version`; `forbidden` when an earlier step is missing
 */
export const saveStep = (
  deps: Pick<Deps, 'db' | 'now'>,
  save: Save,
  changeOf: (trx: Trx) => Promise<CandidateChange> | CandidateChange,
): Promise<Saved> =>
  saving(deps, async (trx) => {
    const { candidateId, step } = save;
    const stored = await lockCandidate(trx, candidateId);
    requireFresh(stored, save);
    requireReached(stored, step);
    const change = await changeOf(trx);
    return store(deps, trx, candidateId, { stored, step, change }, statusAfter(stored, step));
  });

/** Saves a few fields of a step outside of it, such as the about text: the status stays. @throws Refusal `stale` */
export const saveDetails = (
  deps: Pick<Deps, 'db' | 'now'>,
  save: Save,
  columns: CandidateChange['columns'],
): Promise<Saved> =>
  saving(deps, async (trx) => {
    const stored = await lockCandidate(trx, save.candidateId);
    requireFresh(stored, save);
    return store(
      deps,
      trx,
      save.candidateId,
      { stored, step: save.step, change: { columns } },
      stored.profileStatus,
    );
  });
