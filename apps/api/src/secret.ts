import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** What a derived key is for: each purpose has its own, so that one can't stand in for another. */
type Purpose = 'one-time-code' | 'mail' | 'file-address' | 'cursor';

/** The keys derived from FORTE_SECRET. */
export type Secret = { readonly key: (purpose: Purpose) => KeyObject };

export const createSecret = (forteSecret: string): Secret => {
  const keys = new Map<Purpose, KeyObject>();
  return {
    key: (purpose) => {
      const known = keys.get(purpose);
      if (known !== undefined) return known;
      const made = createSecretKey(Buffer.from(hkdfSync('sha256', forteSecret, 'forte', purpose, 32)));
      keys.set(purpose, made);
      return made;
    },
  };
};

/** 256 random bits as base64url: session tokens, grants, mailed links. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** How a random token is stored: it has too much entropy to need a slow hash or a key. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Keyed hash of a text that can be guessed: worthless to who reads the database without FORTE_SECRET. */
export const keyedHash = (secret: Secret, purpose: Purpose, text: string): Buffer =>
  createHmac('sha256', secret.key(purpose)).update(text).digest();

/** Compares a signature with the right one, in a time that does not tell where they differ. */
export const isSameSignature = (given: string, right: string): boolean => {
  const [givenBytes, rightBytes] = [Buffer.from(given), Buffer.from(right)];
  return givenBytes.length === rightBytes.length && timingSafeEqual(givenBytes, rightBytes);
};

/** Encrypts with AES-256-GCM, as base64url. */
export const seal = (secret: Secret, purpose: Purpose, text: string): string => {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secret.key(purpose), iv);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
};

/** The reverse of `seal`. @throws when it was sealed with another key or changed */
export const unseal = (secret: Secret, purpose: Purpose, sealed: string): string => {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', secret.key(purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
};
