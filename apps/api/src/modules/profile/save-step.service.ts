import { type OnboardingStepName, onboardingSteps, statusOfStep } from '@forte/contract';
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

const locked = prepare('locked-candidate', (db, place: PlaceOf<Pick<Save, 'candidateId'>>) =>
  db
    .selectFrom('candidate')
    .select(['profileStatus', 'version', 'stepVersions'])
    .where('accountId', '=', place('candidateId'))
    .forUpdate()
    .compile(),
);

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

/**
 * One go locks the row, writes, and reads what can be searched of the whole: two saves at once come one after the other.
 * Whether the step may be saved is known from the locked row before the transaction ends.
 */
const store = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  trx: Trx,
  save: Save,
  change: CandidateChange,
  movesTo: number | null,
): Promise<Saved> => {
  const { candidateId, step } = save;
  const write = candidateWrite(trx, { candidateId, step, movesTo, updatedAt: now() }, change);
  const check = (stored: Stored | undefined) => {
    if (stored === undefined) throw notFound();
    requireFresh(stored, save);
    requireReached(stored, step);
  };
  return changeCandidate(trx, candidateId, { lock: locked.with(trx, { candidateId }), check, write }, db);
};

/** For the resume and single fields, too, whose calls do not go first as a whole (`isStepSave`). */
const saving = <T>({ db }: Pick<Deps, 'db'>, work: (trx: Trx) => Promise<T>): Promise<T> =>
  beforeSearches(() => db.transaction().execute(work));

/**
 * Saves one step of a profile: all of it or nothing, with the search row.
 * @param changeOf what the step changes; what it looks at or writes itself, it does after `lockCandidate`
 * @throws Refusal `stale` when the step has been saved since `version`; `forbidden` when an earlier step is missing
 */
export const saveStep = (
  deps: Pick<Deps, 'db' | 'now'>,
  save: Save,
  changeOf: (trx: Trx) => Promise<CandidateChange> | CandidateChange,
): Promise<Saved> =>
  saving(deps, async (trx) => {
    const change = await changeOf(trx);
    return store(deps, trx, save, change, statusOfStep(save.step) + 1);
  });

/** Saves a few fields of a step outside of it, such as the about text: the status stays. @throws Refusal `stale` */
export const saveDetails = (
  deps: Pick<Deps, 'db' | 'now'>,
  save: Save,
  columns: CandidateChange['columns'],
): Promise<Saved> => saving(deps, (trx) => store(deps, trx, save, { columns }, null));
