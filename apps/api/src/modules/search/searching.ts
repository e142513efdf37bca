import { availableParallelism } from 'node:os';
import { createPrecedence } from '#api/http/precedence.ts';
import { createTurns } from '#api/http/turns.ts';

/**
 * As many at once as there are processors, since more would only take turns on them; and less than half of the
 * connections to the database, so that however many search at once, logins and pages of one's own stay fast (SEC-22).
 */
export const searchesAtOnce = Math.min(4, Math.max(2, availableParallelism()));
const inTurn = createTurns({ atOnce: searchesAtOnce, inLine: 100 });

/** Longer than most saves take, and too short for anybody who searches to notice. */
const saves = createPrecedence(30);
/** A save is short beside a search, and whoever saves waits for it: searches that have not begun let it go first. */
export const beforeSearches = saves.first;

/** A turn for each search over everybody's rows, candidates and jobs alike; reading what a page shows needs none. */
export const inSearchTurn = <T>(work: () => Promise<T>): Promise<T> =>
  inTurn(async () => {
    await saves.passed();
    return work();
  });
