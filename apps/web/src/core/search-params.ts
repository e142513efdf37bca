import * as z from 'zod/mini';

/** One key, one value; a list repeats its key: `?skills=SQL&skills=C%2B%2B` (APP-14). */
export const parseSearch = (search: string): Record<string, string | string[]> => {
  const found: Record<string, string | string[]> = {};
  const params = new URLSearchParams(search);
  for (const key of new Set(params.keys())) {
    const values = params.getAll(key);
    found[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return found;
};

/** The reverse. What is empty or undefined is left out, so that an unfiltered list has a plain address. */
export const stringifySearch = (search: Record<string, unknown>): string => {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null && item !== '') params.append(key, String(item));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
};

/** Each reads one search parameter; what can't be read is as if it were not there, so that no link breaks a page. */
export const textParam = () => z.catch(z.optional(z.string()), undefined);

export const listParam = () =>
  z.catch(
    z.optional(
      z.pipe(
        z.union([z.string(), z.array(z.string())]),
        z.transform((value): string[] => [value].flat()),
      ),
    ),
    undefined,
  );

export const choiceParam = <const T extends readonly [string, ...string[]]>(choices: T) =>
  z.catch(z.optional(z.enum(choices)), undefined);

export const numberParam = () =>
  z.catch(
    z.optional(
      z.pipe(
        z.union([z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/)), z.number()]),
        z.transform((value): number => Number(value)),
      ),
    ),
    undefined,
  );
