import { keptInTab } from '#core/storage.ts';

/**
 * What was typed into a form and not saved yet. It outlives a reload and a session that ended, and is gone with the
 * logout (APP-15). `base`: what the form was filled from when the typing began.
 */
export type FormDraft<V> = { readonly values: V; readonly base: V; readonly version: number };

const placeOf = (userId: string, form: string) => keptInTab(`draft:${userId}:${form}`);

const hasKeysOf = (value: unknown, example: object): boolean =>
  typeof value === 'object' && value !== null && Object.keys(example).every((key) => key in value);

/** The draft of one user's form, if it has the fields that the form has today. */
export const readDraft = <V extends object>(
  userId: string,
  form: string,
  example: V,
): FormDraft<V> | undefined => {
  const text = placeOf(userId, form).get();
  if (text === null) return undefined;
  try {
    const draft = JSON.parse(text) as FormDraft<V>; // written by keepDraft; its fields are looked at below
    return hasKeysOf(draft.values, example) && hasKeysOf(draft.base, example) ? draft : undefined;
  } catch {
    return undefined;
  }
};

export const keepDraft = <V extends object>(userId: string, form: string, draft: FormDraft<V>): void =>
  placeOf(userId, form).set(JSON.stringify(draft));

export const dropDraft = (userId: string, form: string): void => placeOf(userId, form).remove();
