import type { Readable } from 'node:stream';
import { folderStore } from '#api/files/folder-store.ts';
import { s3Store } from '#api/files/s3-store.ts';

/**
 * Where uploaded files are kept. Keys are ours (`newStorageKey`), never a person's file name (SEC-11).
 * What is put has been checked whole before: a store holds finished files only.
 */
export type FileStore = {
  /** Keeps a file under a new key: all of it or nothing. */
  readonly put: (key: string, content: Buffer) => Promise<void>;
  /** @returns the file's bytes, or undefined when there is no such file */
  readonly get: (key: string) => Promise<Readable | undefined>;
  /** Removes a file; one that is not there is as good as removed. */
  readonly remove: (key: string) => Promise<void>;
  /** The keys of all files kept before a time, a page after the other; also of those that a crash left unfinished. */
  readonly keysBefore: (time: Date) => AsyncIterable<readonly string[]>;
};

/**
 * Opens the store that FILES_URL names.
 * @param filesUrl `s3://[key:secret@]bucket[/prefix][?region=…&endpoint=https://…]`, a `file:` URL, or a folder's path
 */
export const createFileStore = (filesUrl: string): FileStore =>
  filesUrl.startsWith('s3:') ? s3Store(new URL(filesUrl)) : folderStore(filesUrl);
