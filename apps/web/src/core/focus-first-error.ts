/** A file's own input is never seen: the button beside it opens it. */
const focusable = 'input:not([type=file]), select, textarea, button, [tabindex]';

/** Moves to an input, or to the first one of the group or list that was found. */
export const focusWithin = (found: HTMLElement | null | undefined): void => {
  const group = found?.closest<HTMLElement>('[data-path], .mantine-InputWrapper-root, fieldset');
  const field = found?.matches(focusable) ? found : group?.querySelector<HTMLElement>(focusable);
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

/** Moves to the first field that has an error, when its sentence is on the screen. */
export const focusFirstError = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    focusWithin(form?.querySelector<HTMLElement>('[aria-invalid="true"], .mantine-InputWrapper-error'));
  });
};
