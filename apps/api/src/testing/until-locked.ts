import type pg from 'pg';
import { vi } from 'vitest';

/** Resolves when a statement waits for a lock: what was begun last has come to where something else holds it up. */
export const untilLocked = async (pool: pg.Pool): Promise<void> => {
  const isSomeoneWaiting = async (): Promise<boolean> => {
    const { rows } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length > 0;
  };
  await vi.waitUntil(isSomeoneWaiting, { timeout: 10_000, interval: 10 });
};
