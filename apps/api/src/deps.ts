import type { Db } from '#api/db/connect.ts';
import type { FileStore } from '#api/files/file-store.ts';
import type { Secret } from '#api/secret.ts';

/** The real parts that handlers work on, made once in `start/product.ts` (or by a test) and passed down. */
export type Deps = {
  readonly db: Db;
  readonly secret: Secret;
  readonly files: FileStore;
  /** The present, injected so that tests can move it. */
  readonly now: () => Date;
  /** Where the product is reached from outside, without a slash at the end: for links in mails. */
  readonly publicUrl: string;
};
