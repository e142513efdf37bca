import * as z from 'zod/mini';

/** Makes of a value of ours what goes on the wire. @throws Error where it is not what the schema declares */
type Encoder = (value: unknown) => unknown;

/** What codecs are called with beside a value, to note what is wrong with it; ours note nothing. */
const nothing = { value: undefined, issues: [] };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Names the place only: what stands there may be anybody's data. */
const takes =
  (place: string, what: string, isRight: (value: unknown) => boolean): Encoder =>
  (value) => {
    if (!isRight(value)) throw new Error(`The reply has no ${what} at ${place}.`);
    return value;
  };

type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** @param names ours -> the wire's */
const objectEncoder = (shape: Shape, names: Readonly<Record<string, string>>, place: string): Encoder => {
  const fields = Object.entries(names).flatMap(([ours, wire]) => {
    const schema = shape[wire];
    if (schema === undefined) return [];
    const isOptional = schema._zod.optout === 'optional';
    return [{ ours, wire, isOptional, encode: encoderAt(schema, `${place}.${wire}`) }];
  });
  const check = takes(place, 'object', isObject);
  return (value) => {
    const given = check(value) as Readonly<Record<string, unknown>>; // it has been checked
    const encoded: Record<string, unknown> = {};
    for (const { ours, wire, isOptional, encode } of fields) {
      const part = given[ours];
      if (part !== undefined || !isOptional) encoded[wire] = encode(part);
    }
    return encoded;
  };
};

const unchanged = (shape: Shape): Record<string, string> =>
  Object.fromEntries(Object.keys(shape).map((name) => [name, name]));

/** An object of `renamed`: its codec does not look at values, so it tells its names where each field holds its own. */
const renamedEncoder = (
  { shape }: z.core.$ZodObjectDef,
  codec: z.core.$ZodCodecDef,
  place: string,
): Encoder => {
  const fields = unchanged(shape);
  const names = codec.transform(fields, nothing) as Record<string, string>; // `renamed` gives what it got
  return objectEncoder(shape, names, place);
};

const arrayEncoder = (element: z.core.$ZodType, place: string): Encoder => {
  const encode = encoderAt(element, `${place}[]`);
  const check = takes(place, 'list', Array.isArray);
  return (value) => (check(value) as readonly unknown[]).map(encode); // it has been checked
};

/** By the name of a schema's type. What is not here takes the library's way. */
const makers: Readonly<Record<string, (schema: never, place: string) => Encoder>> = {
  any: () => (value) => value,
  string: (_, place) => takes(place, 'text', (value) => typeof value === 'string'),
  number: ({ _zod: { def } }: z.core.$ZodNumberFormat, place) =>
    def.format === 'safeint'
      ? takes(place, 'whole number', Number.isSafeInteger)
      : takes(place, 'number', Number.isFinite),
  boolean: (_, place) => takes(place, 'yes or no', (value) => typeof value === 'boolean'),
  date: (_, place) =>
    takes(place, 'time', (value) => value instanceof Date && !Number.isNaN(value.getTime())),
  null: (_, place) => takes(place, 'null', (value) => value === null),
  enum: ({ _zod: { values } }: z.core.$ZodEnum, place) =>
    takes(place, 'value of the list', (value) => values.has(value as never)),
  literal: ({ _zod: { values } }: z.core.$ZodLiteral, place) =>
    takes(place, 'value of the list', (value) => values.has(value as never)),
  nullable: ({ _zod: { def } }: z.core.$ZodNullable, place) => {
    const encode = encoderAt(def.innerType, place);
    return (value) => (value === null ? null : encode(value));
  },
  optional: ({ _zod: { def } }: z.core.$ZodOptional, place) => {
    const encode = encoderAt(def.innerType, place);
    return (value) => (value === undefined ? undefined : encode(value));
  },
  array: ({ _zod: { def } }: z.core.$ZodArray, place) => arrayEncoder(def.element, place),
  object: ({ _zod: { def } }: z.core.$ZodObject, place) =>
    objectEncoder(def.shape, unchanged(def.shape), place),
  pipe: ({ _zod: { def } }: z.core.$ZodCodec, place) => {
    const inner = def.in._zod.def;
    if (inner.type === 'object' && def.out._zod.def.type === 'any') {
      return renamedEncoder(inner as z.core.$ZodObjectDef, def, place);
    }
    const [ours, wire] = [encoderAt(def.out, place), encoderAt(def.in, place)];
    return (value) => wire(def.reverseTransform(ours(value), nothing));
  },
};

/** Rules of their own may change a value, and only a codec knows the way back. */
const isPlain = ({ _zod: { def } }: z.core.$ZodType): boolean =>
  (def.checks ?? []).length === 0 &&
  (def.type !== 'object' || (def as z.core.$ZodObjectDef).catchall === undefined) && // a strict one refuses other keys
  (def.type !== 'pipe' || 'reverseTransform' in def);

const encoderAt = (schema: z.core.$ZodType, place: string): Encoder => {
  const make = isPlain(schema) ? makers[schema._zod.def.type] : undefined;
  return make === undefined
    ? (value) => z.encode(schema, value as never) // checks it itself
    : make(schema as never, place); // of the type by whose name it was found
};

/**
 * Makes a reply's encoder once, so that a list of twenty cards does not ask the library about each of its six hundred fields: there
 * encoding is the slow direction. It writes codecs back, drops what is not declared (SEC-03) and checks kinds of values. Rules for
 * what stands in a text, such as an id's spelling, were kept when it came in and are not looked at again.
 */
export const createReplyEncoder = <Schema extends z.core.$ZodType>(
  schema: Schema,
): ((value: z.output<Schema>) => z.input<Schema>) => encoderAt(schema, 'Data') as never; // types as of z.encode
