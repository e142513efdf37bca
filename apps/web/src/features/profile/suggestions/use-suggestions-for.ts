import { type Suggestion, useResumeSuggestions } from '#core/resume-suggestions.ts';
import { useSkipped } from '#core/skipped-suggestions.ts';
import type { FieldsProps, ProfileForm } from '../form/profile-form.ts';

type Use<V extends object> = FieldsProps<V> & { readonly definition: ProfileForm<V> };

/** The suggestions that a form has a place for, and how they get into it. */
export const useSuggestionsFor = <V extends object>({ definition, form, profile }: Use<V>) => {
  const { take } = definition;
  // What stands in the form counts as known, saved or not.
  const { open } = useResumeSuggestions({ ...profile, ...form.values });
  const { isSkipped, skip } = useSkipped(profile.resumeId);
  const isOffered = ({ step, id }: Suggestion) => step === definition.step && !isSkipped(id);
  return {
    suggestions: take === undefined ? [] : open.filter(isOffered),
    take: (chosen: readonly Suggestion[]) => {
      if (take !== undefined) form.setValues(chosen.reduce(take, form.getValues()));
    },
    skip,
  };
};
