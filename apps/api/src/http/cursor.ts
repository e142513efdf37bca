import * as z from 'zod/mini';
import { Refusal } from '#api/http/refusal.ts';
import { isSameSignature, keyedHash, type Secret } from '#api/secret.ts';

const signatureBytes = 12;

/** The payload first: it has no line break, whatever a scope has. */
const sign = (secret: Secret, scope: string, payload: string): string =>
  keyedHash(secret, 'cursor', `${payload}\n${scope}`).subarray(0, signatureBytes).toString('base64url');

const changed = () =>
  new Refusal('invalid', 'This page of the list is not valid any more. Start again at the first page.', {
    errors: [
      {
        path: 'cursor',
        message: 'This page of the list is not valid any more. Start again at the first page.',
      },
    ],
  });

/**
 * Where the next page starts, as text that a client can't change (SEC-06).
 * @param scope the list and whatever it must not be mixed with, as `applicants:<userId>`
 * @param position the sort key and id of the last row shown; a time keeps its microseconds as text
 */
export const encodeCursor = (
  secret: Secret,
  scope: string,
  position: readonly (string | number)[],
): string => {
  const payload = Buffer.from(JSON.stringify(position)).toString('base64url');
  return `${payload}.${sign(secret, scope, payload)}`;
};

const positionSchema = z.array(z.union([z.string(), z.number()]));

/** The reverse of `encodeCursor`. @throws Refusal `invalid` when it was changed or belongs to another list */
export const decodeCursor = (secret: Secret, scope: string, cursor: string): readonly (string | number)[] => {
  const [payload, signature = '', ...rest] = cursor.split('.');
  if (payload === undefined || rest.length > 0) throw changed();
  if (!isSameSignature(signature, sign(secret, scope, payload))) throw changed();
  return z.parse(positionSchema, JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
};
