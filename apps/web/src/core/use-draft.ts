import { useEffect, useState } from 'react';
import { useUser } from '#core/session.ts';
import { keptInTab } from '#core/storage.ts';

type DraftForm<T> = { readonly values: T; readonly setValues: (values: T) => void };

const readDraft = <T extends object>(text: string | null, like: T): T | undefined => {
  if (text === null) return undefined;
  try {
    // Written below, by this form. A field that came since has its first value.
    return { ...like, ...(JSON.parse(text) as Partial<T>) };
  } catch {
    return undefined;
  }
};

/**
 * Keeps what is typed into a form through a reload and through a session that ends meanwhile (APP-15), for this tab and
 * this user. Files are not kept.
 * @param ready false until the form holds what the server knows; a draft is then put over it
 * @returns `forget`, to be called once the form is saved
 */
export const useDraft = <T extends object>(name: string, form: DraftForm<T>, ready = true) => {
  const { userId } = useUser();
  const kept = keptInTab(`draft:${userId}:${name}`);
  const [restored, setRestored] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is ready
  useEffect(() => {
    if (!ready || restored) return;
    const draft = readDraft(kept.get(), form.values);
    if (draft !== undefined) form.setValues(draft);
    setRestored(true);
  }, [ready]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed, after the draft was put back
  useEffect(() => {
    if (restored) kept.set(JSON.stringify(form.values));
  }, [restored, form.values]);
  return { forget: kept.remove };
};
