import { type Line, quoteOf } from '#api/modules/resume-reading/text/line.ts';

/** A value and the line of the resume that tells it. */
export type Told<V> = { readonly value: V; readonly line: string };

export const told = <V>(value: V, line: Line): Told<V> => ({ value, line: quoteOf(line) });

/** The first that a recogniser finds in the lines. */
export const firstTold = <V>(
  lines: readonly Line[],
  find: (text: string) => V | undefined,
): Told<V> | undefined => {
  for (const line of lines) {
    const value = find(line.text);
    if (value !== undefined) return told(value, line);
  }
  return undefined;
};

/** Of several with one name, the first. */
export const distinct = <V>(all: readonly Told<V>[], nameOf: (value: V) => string): Told<V>[] => {
  const byName = new Map<string, Told<V>>();
  for (const one of all) {
    const name = nameOf(one.value).toLowerCase();
    if (!byName.has(name)) byName.set(name, one);
  }
  return [...byName.values()];
};
