import { createPool } from '#api/db/connect.ts';
import { startEmbedded } from '#api/db/embedded/embedded.ts';

// A process of its own for embedded.test.ts: holds the database in the folder given, writes numbers without end,
// and tells each one that the database has acknowledged.
const tell = (message: object): void => void process.send?.(message);

try {
  const database = await startEmbedded({ dataFolder: process.argv[2] ?? '' });
  process.on('SIGTERM', () => {
    stopping = true;
  });
  let stopping = false;
  const pool = createPool(database.url, 2);
  await pool.query('create table if not exists number (n bigserial primary key)');
  const { rows } = await pool.query<{ n: string }>('select n from number');
  tell({ ready: true, folder: database.folder, found: rows.map((row) => Number(row.n)) });
  while (!stopping) {
    try {
      const inserted = await pool.query<{ n: string }>('insert into number default values returning n');
      tell({ written: Number(inserted.rows[0]?.n) });
    } catch {
      // The database is away: what was not acknowledged does not count.
    }
  }
  await pool.end();
  await database.stop();
  process.disconnect();
} catch (error) {
  tell({ failed: error instanceof Error ? error.message : String(error) });
  process.disconnect?.();
}
