import { createApp } from '#api/app.ts';
import { createDb, createPool } from '#api/db/connect.ts';
import { createFileStore } from '#api/files/file-store.ts';
import { createSecret } from '#api/secret.ts';
import { testSecret } from '#api/testing/test-secret.ts';

/** A server process of its own over a test's database; `startServerProcess` starts it. */
const [databaseUrl = '', filesFolder = ''] = process.argv.slice(2);
const pool = createPool(databaseUrl, 5);
const app = await createApp(
  {
    db: createDb(pool),
    secret: createSecret(testSecret),
    files: createFileStore(filesFolder),
    now: () => new Date(),
    publicUrl: 'http://localhost:3000',
  },
  { trustProxy: 'loopback' },
);
const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 });
process.on('disconnect', () => void app.close().then(() => pool.end()));
process.send?.({ baseUrl });
