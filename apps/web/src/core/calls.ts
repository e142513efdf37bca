import { type Answer, CallError, type Route } from '@forte/contract';
import { type SendInput, send } from '#core/send.ts';
import { type Followed, useAction } from '#core/use-action.ts';

/** Sends a call that changes something. `mutate` takes its params and body in our words. */
export const useSend = <const R extends Route>(route: R, followed: Followed<Answer<R>, SendInput<R>> = {}) =>
  useAction({ ...followed, act: (input: SendInput<R>) => send(route, input) });

/** A sentence for the user about anything that was thrown. */
export const sentenceOf = (error: unknown): string =>
  error instanceof CallError ? error.message : 'Something went wrong. Please try again.';
