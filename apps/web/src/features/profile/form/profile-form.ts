import type { Answer, OnboardingStepName, ProfileView, profileSaved, Route } from '@forte/contract';
import type { FormErrors, UseFormReturnType } from '@mantine/form';
import type { ComponentType } from 'react';
import type * as z from 'zod/mini';
import type { WireNames } from '#core/form-errors.ts';
import type { Suggested } from '#core/resume-suggestions.ts';
import { send } from '#core/send.ts';

/** A call that saves a part of the profile. */
export type SaveRoute = Route & { readonly body: z.ZodMiniType; readonly reply: typeof profileSaved };

/** Whose profile, and the version that the form was filled from (PROF-16). */
export type SavedBy = { readonly userId: string; readonly version: number };
type Save<V> = (values: V, by: SavedBy) => Promise<Answer<SaveRoute>>;

/** A body while it is being filled in: what is not chosen yet is null, and a choice is any text until it is checked. */
export type Filling<T> = T extends readonly (infer Item)[]
  ? Filling<Item>[]
  : T extends object
    ? { [K in keyof T]: Filling<T[K]> }
    : T extends string
      ? string
      : T extends number
        ? number | null
        : T | null;

/** The fields of a route's body that a person fills in. */
export type FillingBody<R extends SaveRoute> = Filling<Omit<z.output<R['body']>, 'userId' | 'version'>>;

export type FormOf<V> = UseFormReturnType<V>;
export type FieldsProps<V> = { readonly form: FormOf<V>; readonly profile: ProfileView };

/** One form of the profile: used when a step is done for the first time, and when it is changed. */
export type ProfileForm<V extends object> = {
  readonly step: OnboardingStepName;
  /** Names its draft. Two forms of one step, as experience and fresher, differ in it. */
  readonly key: string;
  readonly title: string;
  readonly lead: string;
  /** How many fields stand under each other in each section: its shape until the profile is there. */
  readonly sections: readonly number[];
  /** Checks the fields as the server does. */
  readonly body: z.ZodMiniType;
  readonly names: WireNames;
  /** Sentences that the body's rules tell only once no number is missing any more. */
  readonly hidden?: (values: V) => FormErrors;
  readonly valuesOf: (profile: ProfileView) => V;
  /** What Skip saves, where nothing is required (APP-07). */
  readonly empty?: V;
  /** The form with something that the resume tells filled in; what has no place here changes nothing (READ-01). */
  readonly take?: (values: V, suggested: Suggested) => V;
  readonly add: Save<V>;
  readonly edit: Save<V>;
  readonly Fields: ComponentType<FieldsProps<V>>;
};

/** Saves by a route that takes the fields as they are. */
export const savingBy =
  <V extends object>(route: SaveRoute): Save<V> =>
  (values, by) =>
    send(route, { body: { ...values, ...by } });
