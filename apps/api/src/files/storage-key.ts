import { randomBytes } from 'node:crypto';

const pattern = /^[0-9a-f]{2}\/[0-9a-f]{32}$/;

/** A key that says nothing about the file; the first two digits spread files over folders. */
export const newStorageKey = (): string => {
  const random = randomBytes(16).toString('hex');
  return `${random.slice(0, 2)}/${random}`;
};

/** Whether a store's entry is one of ours: a bucket or folder may hold others' things too. */
export const isStorageKey = (key: string): boolean => pattern.test(key);

/** Guards a store against a key that could leave its folder. @throws when it is none of ours */
export const requireStorageKey = (key: string): string => {
  if (!isStorageKey(key)) throw new Error('Not a storage key');
  return key;
};
