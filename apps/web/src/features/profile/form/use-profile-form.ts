import { CallError, type ProfileView, postingRoutes, profileRoutes, refusalStatus } from '@forte/contract';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { focusFirstError } from '#core/focus-first-error.ts';
import { bodyResolver, showRefusal } from '#core/form-errors.ts';
import { callKey } from '#core/queries.ts';
import { send } from '#core/send.ts';
import { setProfileStatus, useUser } from '#core/session.ts';
import { useAction } from '#core/use-action.ts';
import { focusField } from './focus-field.ts';
import type { ProfileForm } from './profile-form.ts';
import { useFormDraft } from './use-form-draft.ts';

export type ProfileFormUse<V extends object> = {
  readonly definition: ProfileForm<V>;
  readonly profile: ProfileView;
  readonly mode: 'add' | 'edit';
  /** After a save, with the newest profile at hand. */
  readonly onSaved: (message: string) => void;
};

/** Jobs, too, tell how they match the profile (MATCH-04). */
const { listJobs, listSavedJobs, listAppliedJobs, viewPosting } = postingRoutes;
const matched = [listJobs, listSavedJobs, listAppliedJobs, viewPosting] as const;

/** Makes every screen of the profile show what was just saved; waits for the one that is open. */
export const useRefreshProfile = () => {
  const client = useQueryClient();
  return () => {
    for (const route of matched) void client.invalidateQueries({ queryKey: callKey(route) });
    return client.invalidateQueries({ queryKey: callKey(profileRoutes.viewProfile) });
  };
};

/** The address may name a field, as the list of what is missing does: focus goes there. */
const useNamedField = (form: RefObject<HTMLFormElement | null>) => {
  const name = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    if (name !== '') focusField(form.current, name);
  }, [form, name]);
};

/** The submit checks everything itself: a sentence that appears before the button is released would move it away. */
const leadsToSubmit = (event: FocusEvent | undefined): boolean =>
  event?.relatedTarget instanceof HTMLButtonElement && event.relatedTarget.type === 'submit';

const newestVersion = async (userId: string): Promise<number> => {
  const { data } = await send(profileRoutes.viewProfile, { params: { id: userId } });
  return data.version;
};

/** `overwrites`: what is typed here is wanted, whatever was saved elsewhere meanwhile. */
type Saving<V> = { readonly values: V; readonly overwrites: boolean };

/** The logic of one form of the profile: its draft, its checks, its save and what went wrong. */
export const useProfileForm = <V extends object>({
  definition,
  profile,
  mode,
  onSaved,
}: ProfileFormUse<V>) => {
  const { userId } = useUser();
  const refresh = useRefreshProfile();
  const element = useRef<HTMLFormElement>(null);
  const done = useRef(false);
  const [failure, setFailure] = useState<string>();
  const draft = useFormDraft(definition.key, definition.valuesOf(profile), profile.version);
  const resolve = bodyResolver<V>(definition.body, definition.names);
  const form = useForm<V>({
    initialValues: draft.values,
    validate: (values) => ({ ...definition.hidden?.(values), ...resolve(values) }),
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps: { onBlur } }) => ({
      onBlur: (event?: FocusEvent) => {
        if (!leadsToSubmit(event)) onBlur?.(event);
      },
    }),
    onValuesChange: draft.keep,
  });
  const saving = useAction({
    act: async ({ values, overwrites }: Saving<V>) => {
      setFailure(undefined);
      const version = overwrites ? await newestVersion(userId) : draft.version;
      return definition[mode](values, { userId, version });
    },
    onSuccess: async ({ data, message }) => {
      done.current = true;
      draft.drop();
      await refresh();
      setProfileStatus(data.profileStatus);
      onSaved(message);
    },
    onError: (error) => {
      setFailure(showRefusal(form, error, definition.names));
      focusFirstError(element.current);
    },
  });
  useNamedField(element);
  const submitted = (overwrites: boolean) =>
    form.onSubmit(
      (values) => saving.mutate({ values, overwrites }),
      () => focusFirstError(element.current),
    );
  const isStale = saving.error instanceof CallError && saving.error.status === refusalStatus.stale;
  return {
    form,
    element,
    failure,
    isStale,
    restored: draft.restored,
    dropDraft: draft.drop,
    busy: saving.isPending || saving.isSuccess,
    isHalfFilled: () => !done.current && draft.differs(form.getValues()),
    submit: submitted(false),
    keepMine: () => submitted(true)(),
    save: (values: V) => saving.mutate({ values, overwrites: false }),
  };
};
