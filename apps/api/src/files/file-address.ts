import { timingSafeEqual } from 'node:crypto';
import { basePath } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import { keyedHash, type Secret } from '#api/secret.ts';

/** Long enough to look at a page and click; a page that stays open asks for a fresh one. */
const lifetime = 10 * 60_000;

type Claim = { readonly fileId: string; readonly accountId: string; readonly expires: number };

const sign = (secret: Secret, { fileId, accountId, expires }: Claim): string =>
  keyedHash(secret, 'file-address', `${fileId}\n${accountId}\n${expires}`).toString('base64url');

/**
 * The address of a file for one account, for as long as the address says. It stands without a token, as an image or
 * a link needs; whether the account may still see the file is asked again when it is used.
 */
export const fileAddress = (
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  fileId: string,
  accountId: string,
): string => {
  const claim = { fileId, accountId, expires: now().getTime() + lifetime };
  const query = new URLSearchParams({
    account: accountId,
    expires: String(claim.expires),
    signature: sign(secret, claim),
  });
  return `${basePath}/files/${fileId}?${query}`;
};

/** True when an address was made here, for this file and account, and has not ended. */
export const isValidAddress = (
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  claim: Claim,
  signature: string,
): boolean => {
  const given = Buffer.from(signature, 'base64url');
  const right = Buffer.from(sign(secret, claim), 'base64url');
  const isSigned = given.length === right.length && timingSafeEqual(given, right);
  return isSigned && claim.expires > now().getTime();
};
