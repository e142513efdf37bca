import { availableParallelism } from 'node:os';
import { createFairTurns } from '#api/http/fair-turns.ts';
import { createPrecedence } from '#api/http/precedence.ts';
import { abandoned } from '#api/http/turns.ts';

/**
 * Twice as many at once as there are processors: while the server reads the rows of one and writes its answer, the database goes on
 * with another. And less than half of the connections to the database, so that however many search at once, logins and pages of
 * one's own stay fast (SEC-22).
 */
export const searchesAtOnce = Math.min(4, 2 * availableParallelism());
const inTurn = createFairTurns({ atOnce: searchesAtOnce, inLine: 100 });

/** Longer than a few saves in a row take, and too short for anybody who searches to notice. */
const saves = createPrecedence({ longest: 60, apart: 10 });
/** A save is short beside a search, and whoever saves waits for it: searches that have not begun let it go first. */
export const beforeSearches = saves.first;

/**
 * A turn for each search over everybody's rows, candidates and jobs alike; reading what a page shows needs none. One that has
 * begun is not cut short when its client goes (docs/decisions/2026-11-28-abandoned-searches.md).
 * @param accountId who searches: accounts take turns, so that one with many searches does not keep the others waiting
 * @param signal ends when nobody waits for the answer any more: a search that has not begun is then left out
 */
export const inSearchTurn = <T>(
  accountId: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> => {
  const afterSaves = async () => {
    await saves.passed();
    if (signal?.aborted) throw abandoned();
    return work();
  };
  return inTurn(accountId, afterSaves, signal);
};
