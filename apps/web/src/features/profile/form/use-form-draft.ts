import { useState } from 'react';
import { useUser } from '#core/session.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';

type Start<V> = {
  readonly values: V;
  /** What is saved: what the form is compared with. */
  readonly base: V;
  readonly version: number;
  readonly restored: boolean;
};

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * What a form starts with: what this tab kept of it, else what is saved. If the saved fields have changed since, the
 * older version goes along, so that the save is refused instead of overwriting them (PROF-16).
 */
const startOf = <V extends object>(userId: string, key: string, saved: V, version: number): Start<V> => {
  const draft = readDraft(userId, key, saved);
  if (draft === undefined || same(draft.values, saved)) {
    return { values: saved, base: saved, version, restored: false };
  }
  const unchanged = same(draft.base, saved);
  return {
    values: draft.values,
    base: draft.base,
    version: unchanged ? version : draft.version,
    restored: true,
  };
};

/** Keeps what is typed into one form of the user, for this tab, until it is saved or given up. */
export const useFormDraft = <V extends object>(key: string, saved: V, version: number) => {
  const { userId } = useUser();
  const [start] = useState(() => startOf(userId, key, saved, version));
  return {
    ...start,
    differs: (values: V) => !same(values, start.base),
    keep: (values: V) => {
      if (same(values, start.base)) dropDraft(userId, key);
      else keepDraft(userId, key, { values, base: start.base, version: start.version });
    },
    drop: () => dropDraft(userId, key),
  };
};
