type Holder = Record<string, unknown>;

/** A copy of a body with one value put in place; undefined leaves the field out. */
export const withValue = <Body extends object>(body: Body, path: string, value: unknown): Body => {
  const copy = structuredClone(body);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = copy as Holder; // a path is followed below what was just copied
  for (const key of keys) at = at[key] as Holder;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
};
