import { basePath } from '@forte/contract';
import type { Deps } from '#api/deps.ts';
import type { Caller } from '#api/http/handler.ts';
import { isSameSignature, keyedHash, type Secret } from '#api/secret.ts';

/** Long enough to look at a page and click; a page that stays open asks for a fresh one. */
const lifetime = 10 * 60_000;

type Claim = { readonly fileId: string; readonly sessionId: string; readonly expires: number };

const sign = (secret: Secret, { fileId, sessionId, expires }: Claim): string =>
  keyedHash(secret, 'file-address', `${fileId}\n${sessionId}\n${expires}`).toString('base64url');

/**
 * The address of a file for one session, for as long as the address says and no longer than the session. It stands
 * without a token, as an image or a link needs; whether the user may still see the file is asked again when it is used.
 */
export const fileAddress = (
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  fileId: string,
  { sessionId }: Pick<Caller, 'sessionId'>,
): string => {
  const claim = { fileId, sessionId, expires: now().getTime() + lifetime };
  const query = new URLSearchParams({
    session: sessionId,
    expires: String(claim.expires),
    signature: sign(secret, claim),
  });
  return `${basePath}/files/${fileId}?${query}`;
};

/** True when an address was made here, for this file and session, and has not ended. */
export const isValidAddress = (
  { secret, now }: Pick<Deps, 'secret' | 'now'>,
  claim: Claim,
  signature: string,
): boolean => isSameSignature(signature, sign(secret, claim)) && claim.expires > now().getTime();
