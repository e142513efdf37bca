import * as z from 'zod/mini';

const named = z.strictObject(
  { name: z.string({ error: 'Enter a text' }) },
  { error: (issue) => (issue.code === 'invalid_type' ? 'Enter a name' : undefined) },
);

/** A list of texts in code, a list of `{name}` on the wire, as the spec writes skills (§3). */
export const nameList = (items: z.ZodMiniType<string[], string[]>) =>
  z.codec(z.array(named, { error: 'Enter a list of names' }), items, {
    decode: (list) => list.map(({ name }) => name),
    encode: (names) => names.map((name) => ({ name })),
  });
