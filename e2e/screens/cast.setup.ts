import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test } from '../harness/fixtures.ts';
import { makeCast } from './cast.ts';
import { castFile } from './cast-file.ts';

test('the people who look at the screens', async ({ request, mailbox }) => {
  test.setTimeout(120_000);
  const cast = await makeCast({ request, mailbox });
  mkdirSync(dirname(castFile), { recursive: true });
  writeFileSync(castFile, JSON.stringify(cast));
});
