const focusable = 'input, select, textarea, button, [tabindex]';

/** Moves to the first field that has an error, when its sentence is on the screen. */
export const focusFirstError = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    const found = form?.querySelector<HTMLElement>('[aria-invalid="true"], .mantine-InputWrapper-error');
    const group = found?.closest<HTMLElement>('.mantine-InputWrapper-root, fieldset');
    const field = found?.matches(focusable) ? found : group?.querySelector<HTMLElement>(focusable);
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  });
};
