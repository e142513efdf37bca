import type { ReactNode } from 'react';

/** The rows of a list, by their places in it. */
export type RowList = {
  /** What each row shows: the same object as long as it shows the same. */
  readonly items: readonly object[];
  /** How many there are with those that are not loaded; -1 when nobody counted. */
  readonly total: number;
  readonly keyAt: (index: number) => string;
  readonly rowAt: (index: number) => ReactNode;
  /** A list begins so. More are only asked for by who reads on. */
  readonly isFirstPage: boolean;
  /** Others are on their way. */
  readonly old: boolean;
};

/** Of a row that was not shown yet. Always the same, so that a place in the page is the same row when one comes back. */
const heightUnseen = 160;
/** Of each row when it was shown last. The rows of a list that one comes back to are the same objects. */
const heights = new WeakMap<object, number>();

export const knownHeightOf = (item: object): number | undefined => heights.get(item);

export const heightOf = (item: object | undefined): number =>
  (item === undefined ? undefined : heights.get(item)) ?? heightUnseen;

export const keepHeight = (item: object | undefined, height: number): void => {
  if (item !== undefined) heights.set(item, height);
};
