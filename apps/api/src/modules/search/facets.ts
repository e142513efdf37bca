import { foldTerm } from '@forte/contract';
import { sql } from 'kysely';
import type { Db, Queryable, Trx } from '#api/db/connect.ts';
import { type PlaceOf, prepare, unseen } from '#api/db/prepared.ts';

/** What a filter can name: the closed list of the dictionary's kinds. `job` and the rest mean the same on both sides. */
export type FacetKind =
  | 'job'
  | 'company'
  | 'skill'
  | 'technology'
  | 'language'
  | 'visa'
  | 'education'
  | 'city'
  | 'state'
  | 'country'
  | 'mode'
  | 'role'
  | 'gender'
  | 'currency'
  | 'ability'
  | 'place';

/** One term of one kind, as a person wrote it. */
export type Term = { readonly kind: FacetKind; readonly text: string };

/** Each text as a term of one kind; empty ones are nothing that anybody stated. */
export const termsOf = (kind: FacetKind, texts: readonly (string | number | null | undefined)[]): Term[] =>
  texts
    .filter((text) => text !== null && text !== undefined && text !== '')
    .map((text) => ({ kind, text: String(text) }));

/** Some signs unfold to many; beyond this a term would not fit the dictionary's index. */
const longestTerm = 200;
const fold = (text: string): string => foldTerm(text).slice(0, longestTerm).toWellFormed();
const keyOf = (kind: string, folded: string): string => `${kind}\n${folded}`;

type Wanted = { readonly kind: FacetKind; readonly folded: string; readonly label: string };

/** Without doubles, and in one order for everybody: transactions that add the same terms then wait, but never in a ring. */
const distinct = (terms: readonly Term[]): Wanted[] => {
  const byKey = new Map<string, Wanted>();
  for (const { kind, text } of terms) {
    const folded = fold(text);
    const key = keyOf(kind, folded);
    if (folded === '' || byKey.has(key)) continue;
    byKey.set(key, { kind, folded, label: text.slice(0, longestTerm).toWellFormed() });
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, wanted]) => wanted);
};

type Names = { readonly kinds: readonly string[]; readonly texts: readonly string[] };
/** Each term by itself: a join's plan, kept from when there were few terms, would go through all of them for each. */
const findKnown = prepare('facets', (db, place: PlaceOf<Names>) =>
  sql<{ id: number | null; kind: string; folded: string }>`
    select (select id from facet where facet.kind = wanted.kind and facet.folded = wanted.folded) as id, kind, folded
    from unnest(${unseen(place('kinds'), 'text[]')}, ${unseen(place('texts'), 'text[]')}) as wanted (kind, folded)`.compile(
    db,
  ),
);

const readKnown = async (db: Queryable, wanted: readonly Wanted[]): Promise<Map<string, number>> => {
  const kinds = wanted.map(({ kind }) => kind);
  const texts = wanted.map(({ folded }) => folded);
  const rows = await findKnown(db, { kinds, texts });
  return new Map(rows.flatMap(({ id, kind, folded }) => (id === null ? [] : [[keyOf(kind, folded), id]])));
};

const missingFrom = (known: ReadonlyMap<string, number>, wanted: readonly Wanted[]): Wanted[] =>
  wanted.filter((term) => !known.has(keyOf(term.kind, term.folded)));

/** What was found before: a term keeps its id for good, so it need not be asked for again. */
const foundBefore = new WeakMap<Db, Map<string, number>>();
const mostRemembered = 20_000;

/**
 * Ids by key: those that are remembered, and the others as `from` sees them.
 * @param from a transaction that has added no term yet: what it adds may not come to be
 */
const readOrRemember = async (
  db: Db,
  wanted: readonly Wanted[],
  from: Queryable = db,
): Promise<Map<string, number>> => {
  const remembered = foundBefore.get(db) ?? new Map<string, number>();
  foundBefore.set(db, remembered);
  const missing = missingFrom(remembered, wanted);
  const read = missing.length === 0 ? new Map<string, number>() : await readKnown(from, missing);
  for (const [key, id] of read) if (remembered.size < mostRemembered) remembered.set(key, id);
  for (const { kind, folded } of wanted) {
    const key = keyOf(kind, folded);
    const id = remembered.get(key);
    if (id !== undefined) read.set(key, id);
  }
  return read;
};

/** Ids by key. Terms that two transactions add at once get one id: the later one waits for the earlier. */
const readOrAdd = async (
  trx: Trx,
  terms: readonly Term[],
  remembering: Db | undefined,
): Promise<Map<string, number>> => {
  const wanted = distinct(terms);
  if (wanted.length === 0) return new Map();
  const known = await (remembering === undefined
    ? readKnown(trx, wanted)
    : readOrRemember(remembering, wanted, trx));
  const missing = missingFrom(known, wanted);
  if (missing.length === 0) return known;
  await trx
    .insertInto('facet')
    .values(missing)
    .onConflict((conflict) => conflict.columns(['kind', 'folded']).doNothing())
    .execute();
  return new Map([...known, ...(await readKnown(trx, missing))]);
};

/**
 * The ids of terms, added to the dictionary where they are new: for one row, or for very many rows of few terms.
 * @param remembering where known terms are remembered; for a transaction that looks terms up once
 * @returns tells ids without the database, in the order asked for; terms that were not given have none
 */
export const createFacetLookup = async (
  trx: Trx,
  terms: readonly Term[],
  remembering?: Db,
): Promise<(asked: readonly Term[]) => number[]> => {
  const ids = await readOrAdd(trx, terms, remembering);
  // Searches ask as it is written, matching in folded text.
  const bySpelling = new Map([
    ...ids,
    ...terms.map(({ kind, text }) => [keyOf(kind, text), ids.get(keyOf(kind, fold(text)))] as const),
  ]);
  return (asked) =>
    asked.map(({ kind, text }) => bySpelling.get(keyOf(kind, text))).filter((id) => id !== undefined);
};

/** What a search asks of the facets: every term of `all`, and at least one of each group of `any`. */
export type FacetFilter = {
  readonly all: readonly Term[];
  readonly any: readonly (readonly Term[])[];
};
export type FacetIds = { readonly all: readonly number[]; readonly any: readonly (readonly number[])[] };

/**
 * Looks the terms of a filter up, in one statement at most. Groups of one become part of `all`, which one index
 * lookup answers; empty groups ask nothing.
 * @returns undefined when nothing can match: a term that all want, or a whole group, stands in no profile or posting
 */
export const findFacetIds = async (db: Db, filter: FacetFilter): Promise<FacetIds | undefined> => {
  const groups = filter.any.filter((group) => group.length > 0);
  const wanted = distinct([...filter.all, ...groups.flat()]);
  const known = await readOrRemember(db, wanted);
  const idOf = ({ kind, text }: Term) => known.get(keyOf(kind, fold(text)));
  const found = (ids: readonly (number | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))];

  const allIds = filter.all.map(idOf);
  const groupIds = groups.map((group) => found(group.map(idOf)));
  if (allIds.includes(undefined) || groupIds.some((ids) => ids.length === 0)) return undefined;
  return {
    all: found([...allIds, ...groupIds.filter((ids) => ids.length === 1).flat()]),
    any: groupIds.filter((ids) => ids.length > 1),
  };
};
