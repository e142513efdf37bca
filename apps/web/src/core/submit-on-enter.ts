import type { KeyboardEvent } from 'react';

/**
 * Enter in a field submits also while the submit button is disabled, where a browser would do nothing: so that the errors
 * are told and the first wrong field takes focus.
 */
export const submitOnEnter =
  (submit: () => void) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    const isField = event.target instanceof HTMLInputElement;
    if (event.key !== 'Enter' || event.defaultPrevented || !isField || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
