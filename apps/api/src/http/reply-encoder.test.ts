import { type Route, routes } from '@forte/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createReplyEncoder } from '#api/http/reply-encoder.ts';

/** A text that each text of a reply may be. */
const anId = '00000000-0000-7000-8000-000000000000';

type Schema = z.core.$ZodTypes;
type Value = fc.Arbitrary<unknown>;

const objectOf = (shape: Readonly<Record<string, z.core.$ZodType>>): Value =>
  fc.record(Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, givenFor(part as Schema)])));

/** What a handler may give for a schema. */
const givenFor = (schema: Schema): Value => {
  const { def } = schema._zod;
  switch (def.type) {
    case 'string':
      return 'format' in def && def.format === 'uuid' ? fc.uuid({ version: 7 }) : fc.string({ maxLength: 5 });
    case 'number':
      return 'format' in def ? fc.integer() : fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'date':
      return fc.date({ min: new Date(0), max: new Date('2999-12-31'), noInvalidDate: true });
    case 'null':
      return fc.constant(null);
    case 'enum':
    case 'literal':
      return fc.constantFrom(...(schema._zod.values ?? []));
    case 'nullable':
      return fc.option(givenFor(def.innerType as Schema), { nil: null });
    case 'optional':
      return fc.option(givenFor(def.innerType as Schema), { nil: undefined });
    case 'array':
      return fc.array(givenFor(def.element as Schema), { maxLength: 2 });
    case 'object':
      return objectOf(def.shape);
    case 'union':
      return fc.oneof(...def.options.map((option) => givenFor(option as Schema)));
    case 'pipe': {
      const { in: wire, out, transform } = def as z.core.$ZodCodecDef;
      // Renamed fields: the same values under our names.
      return out._zod.def.type === 'any'
        ? givenFor(wire as Schema).map((value) => transform(value, { value, issues: [] }))
        : givenFor(out as Schema);
    }
    default:
      throw new Error(`No reply has a ${def.type} yet: say here what it may hold.`);
  }
};

/** The same value with something else at one place of it. */
const changedAt = (value: unknown, [turn = 0, ...turns]: readonly number[], other: unknown): unknown => {
  if (typeof value !== 'object' || value === null || value instanceof Date) return other;
  const keys = Object.keys(value);
  const key = keys[turn % (keys.length + 1)];
  if (key === undefined) return other;
  const part = changedAt((value as Record<string, unknown>)[key], turns, other);
  return Array.isArray(value) ? value.with(Number(key), part) : { ...value, [key]: part };
};

const outcome = (encode: () => unknown): unknown => {
  try {
    return JSON.stringify(encode());
  } catch {
    return 'refused';
  }
};

const table: readonly (readonly [string, Route])[] = Object.entries(routes);

test.each(table)('[SEC-03] a reply of %s is encoded as the library encodes it', (_, { reply }) => {
  const encode = createReplyEncoder(reply);
  const others = fc.constantFrom(undefined, null, 12.5, Number.NaN, anId, true, {}, [], new Date(0));
  fc.assert(
    fc.property(
      givenFor(reply as never),
      fc.array(fc.nat(40), { maxLength: 5 }),
      others,
      (value, turns, other) => {
        for (const given of [value, changedAt(value, turns, other)]) {
          expect(outcome(() => encode(given as never))).toBe(outcome(() => z.encode(reply, given as never)));
        }
      },
    ),
    { numRuns: 200, seed: 1 },
  );
});

test('[SEC-03] what a schema does not declare is dropped, at every depth', () => {
  const encode = createReplyEncoder(z.object({ list: z.array(z.object({ name: z.string() })) }));
  const value = { list: [{ name: 'a', hash: 'secret' }], email: 'secret' };
  expect(encode(value)).toEqual({ list: [{ name: 'a' }] });
});

test('a wrong reply is told by its place, without what stands there', () => {
  const encode = createReplyEncoder(z.object({ list: z.array(z.object({ name: z.string() })) }));
  expect(() => encode({ list: [{ name: ['secret'] }] } as never)).toThrow(
    /^The reply has no text at Data\.list\[\]\.name\.$/,
  );
});

test('rules that change a value are left to the library', () => {
  const trimmed = z.string().check(z.trim());
  expect(createReplyEncoder(trimmed)(' a ')).toBe(z.encode(trimmed, ' a '));
  const strict = z.strictObject({ a: z.int() });
  expect(() => createReplyEncoder(strict)({ a: 1, b: 2 } as never)).toThrow();
});
