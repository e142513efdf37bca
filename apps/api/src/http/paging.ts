import type { Page } from '@forte/contract';
import type { Position } from '#api/db/keyset.ts';
import { decodeCursor, encodeCursor } from '#api/http/cursor.ts';
import type { Secret } from '#api/secret.ts';

const pageSize = 20;

/** What a list query is asked for beside its filter. */
export type PageQuery = { readonly after: Position | undefined; readonly limit: number };

/** Every row of a list query carries its own position. */
export type Positioned = { readonly positionAt: string; readonly positionId: string };

type List<Row extends Positioned> = {
  /** Names the list and its owner: `applications:<userId>`. */
  readonly name: string;
  /** Whatever else decides which rows come: a cursor goes on with the list that it came from only. */
  readonly filter: unknown;
  readonly cursor: string | undefined;
  readonly read: (query: PageQuery) => Promise<Row[]>;
  readonly count: () => Promise<Page['total']>;
};

/** Our own cursor, signed by us: its parts are what `readPage` put into it. */
const readCursor = (secret: Secret, scope: string, cursor: string | undefined) => {
  if (cursor === undefined) return undefined;
  const [at, id, total] = decodeCursor(secret, scope, cursor) as [string, string, Page['total']];
  return { at, id, total };
};

/**
 * One page of a list and the cursor of the next. The total is counted once, when the first page does not hold
 * everything, and carried on by the cursor.
 */
export const readPage = async <Row extends Positioned>(
  secret: Secret,
  list: List<Row>,
): Promise<{ data: Row[]; page: Page }> => {
  const scope = `${list.name}:${JSON.stringify(list.filter)}`;
  const after = readCursor(secret, scope, list.cursor);
  // One more than shown tells whether a page follows.
  const found = await list.read({ after, limit: pageSize + 1 });
  const data = found.slice(0, pageSize);
  const last = found.length > pageSize ? data.at(-1) : undefined;
  const total = after?.total ?? (last === undefined ? data.length : await list.count());
  const next = last ? encodeCursor(secret, scope, [last.positionAt, last.positionId, total]) : null;
  return { data, page: { next, total } };
};
