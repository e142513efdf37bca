/** An index row holds at most 2,700 bytes; 500 ids of 4 bytes leave room for its other columns. */
const mostFacets = 500;

/** Ids as a search row stores them: sorted, without doubles, and few enough for its index. */
export const toFacetColumn = (ids: readonly number[]): number[] =>
  [...new Set(ids)].slice(0, mostFacets).sort((a, b) => a - b);
