import { afterEach, beforeEach, expect, test } from 'vitest';
import { newStorageKey } from '#api/files/storage-key.ts';
import { sweepFiles } from '#api/jobs/sweep.job.ts';
import { type NewFile, replaceFile } from '#api/modules/profile/profile-file.service.ts';
import { createEmployee, createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeEach(async () => {
  forte = await createTestApp();
});
afterEach(() => forte.close());

const hour = 3_600_000;
const keptKeys = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of forte.deps.files.keysBefore(new Date(8.64e15))) keys.push(...page);
  return keys.sort();
};
const namedKeys = async () =>
  (await forte.deps.db.selectFrom('storedFile').select('storageKey').execute())
    .map(({ storageKey }) => storageKey)
    .sort();
const keepUnnamed = async (): Promise<string> => {
  const key = newStorageKey();
  await forte.deps.files.put(key, Buffer.from('of nobody'));
  return key;
};
const resumeOf = (accountId: string): NewFile => ({
  accountId,
  kind: 'resume',
  fileName: 'cv.pdf',
  mediaType: 'application/pdf',
  content: Buffer.from('%PDF-1.7'),
});
const saveResume = (accountId: string) =>
  replaceFile(forte.deps, resumeOf(accountId), (replace) => forte.deps.db.transaction().execute(replace));

test('a file without a row goes after a day, and not before; one with a row stays', async () => {
  const { id } = await createEmployee(forte);
  await saveResume(id);
  const named = await namedKeys();
  const unnamed = await keepUnnamed();
  forte.clock.advance(23 * hour);
  await sweepFiles(forte.deps);
  expect(await keptKeys()).toEqual([...named, unnamed].sort());
  forte.clock.advance(2 * hour);
  await sweepFiles(forte.deps);
  expect(await keptKeys()).toEqual(named);
  expect(await namedKeys()).toEqual(named);
});

test('the files of an account that is gone go too', async () => {
  const [leaving, staying] = [await createEmployee(forte), await createEmployee(forte)];
  await saveResume(leaving.id);
  await saveResume(staying.id);
  await forte.deps.db.deleteFrom('account').where('id', '=', leaving.id).execute();
  forte.clock.advance(25 * hour);
  await sweepFiles(forte.deps);
  expect(await keptKeys()).toEqual(await namedKeys());
  expect(await namedKeys()).toHaveLength(1);
});

test('a connection that breaks at the commit leaves no row without its file', async () => {
  const { id } = await createEmployee(forte);
  await saveResume(id);
  const broken = replaceFile(forte.deps, resumeOf(id), async (replace) => {
    await forte.deps.db.transaction().execute(replace);
    throw new Error('Connection terminated unexpectedly');
  });
  await expect(broken).rejects.toThrow('Connection terminated');
  const [key = ''] = await namedKeys();
  expect(await keptKeys()).toHaveLength(2);
  expect(await keptKeys()).toContain(key);
  forte.clock.advance(25 * hour);
  await sweepFiles(forte.deps);
  expect(await keptKeys()).toEqual([key]);
});

test('a save that fails without a commit leaves bytes for a day at most', async () => {
  const { id } = await createEmployee(forte);
  await saveResume(id);
  const named = await namedKeys();
  const failed = replaceFile(forte.deps, resumeOf(id), (replace) =>
    forte.deps.db.transaction().execute(async (trx) => {
      await replace(trx);
      throw new Error('the database is full');
    }),
  );
  await expect(failed).rejects.toThrow('full');
  expect(await namedKeys()).toEqual(named);
  forte.clock.advance(25 * hour);
  await sweepFiles(forte.deps);
  expect(await keptKeys()).toEqual(named);
});

test('a database without any file does not empty the store', async () => {
  const key = await keepUnnamed();
  forte.clock.advance(25 * hour);
  await sweepFiles(forte.deps);
  expect(await keptKeys()).toEqual([key]);
});
