import { createTurns } from '#api/http/turns.ts';

/**
 * A turn for each search over everybody's rows, candidates and jobs alike (SEC-22). Four use less than half of the
 * connections to the database, so that however many search at once, logins and pages of one's own stay fast.
 */
export const inSearchTurn = createTurns({ atOnce: 4, inLine: 100 });
