import { focusWithin } from '#core/focus-first-error.ts';

/** Moves to a field by its place in the form; to the first one of a list, as `organisations`. */
export const focusField = (form: HTMLElement | null, path: string): void => {
  const place = CSS.escape(path);
  requestAnimationFrame(() => {
    focusWithin(form?.querySelector<HTMLElement>(`[data-path="${place}"], [data-path^="${place}."]`));
  });
};
