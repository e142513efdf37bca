import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '#api/db/connect.ts';
import type { StoredFileTable } from '#api/db/tables/accounts.ts';
import type { Deps } from '#api/deps.ts';
import { newStorageKey } from '#api/files/storage-key.ts';
import { Refusal } from '#api/http/refusal.ts';

/** A file that has been checked and may be kept. */
export type NewFile = {
  readonly accountId: string;
  readonly kind: StoredFileTable['kind'];
  readonly fileName: string;
  readonly mediaType: string;
  readonly content: Buffer;
};

/** Removes an account's files of one kind from the database. @returns the keys under which their bytes are kept */
export const deleteFileRows = async (
  trx: Trx,
  file: Pick<NewFile, 'accountId' | 'kind'>,
): Promise<string[]> => {
  const rows = await trx
    .deleteFrom('storedFile')
    .where('accountId', '=', file.accountId)
    .where('kind', '=', file.kind)
    .returning('storageKey')
    .execute();
  return rows.map(({ storageKey }) => storageKey);
};

/** Bytes that no row names any more. Failing to remove them harms nobody, so the answer does not depend on it. */
export const removeBytes = async (files: Deps['files'], keys: readonly string[]): Promise<void> => {
  await Promise.allSettled(keys.map((key) => files.remove(key)));
};

/**
 * Puts a new file in the place of an account's earlier one of its kind: the old one stays until the new one is in, and
 * when saving is refused nothing of the new one is left. After any other failure the row may be there all the same (the
 * connection broke at the commit), so the bytes stay: the nightly sweep removes what no row names.
 * @param save the transaction; it calls `replace` to write the row, which gives the file's id
 */
export const replaceFile = async <Result>(
  { files }: Pick<Deps, 'files'>,
  { content, ...file }: NewFile,
  save: (replace: (trx: Trx) => Promise<string>) => Promise<Result>,
): Promise<Result> => {
  const storageKey = newStorageKey();
  let oldKeys: string[] = [];
  await files.put(storageKey, content);
  try {
    const result = await save(async (trx) => {
      oldKeys = await deleteFileRows(trx, file);
      const id = uuidv7();
      await trx
        .insertInto('storedFile')
        .values({ ...file, id, storageKey, byteSize: content.byteLength })
        .execute();
      return id;
    });
    await removeBytes(files, oldKeys);
    return result;
  } catch (error) {
    if (error instanceof Refusal) await removeBytes(files, [storageKey]);
    throw error;
  }
};
