import { basePath, id } from '@forte/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Deps } from '#api/deps.ts';
import { findSessionAccount, findVisibleFile, type VisibleFile } from '#api/files/file.queries.ts';
import { isValidAddress } from '#api/files/file-address.ts';
import { attachment } from '#api/files/file-name.ts';
import { notFound, Refusal } from '#api/http/refusal.ts';

const params = z.object({ id });
const query = z.object({
  session: id,
  expires: z.string().check(z.regex(/^\d{1,15}$/)),
  signature: z.string().check(z.maxLength(100)),
});

const addressEnded = () =>
  new Refusal('forbidden', 'This link has ended or is not valid. Go back to the page that showed it.');

const setHeaders = (reply: FastifyReply, file: VisibleFile): void => {
  reply
    .header('content-type', file.mediaType)
    .header('content-length', file.byteSize)
    .header('content-disposition', file.kind === 'resume' ? attachment(file.fileName) : 'inline')
    // Whatever a file holds, it must not run as a page of ours (SEC-12).
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .header('cache-control', 'no-store');
};

/** Not JSON, hence not in the contract's table. */
export const fileRoute = { method: 'GET', path: '/files/{id}' } as const;

/** GET /V1/files/{id}: serves a file at the address that `fileAddress` made. */
export const registerDownload = (app: FastifyInstance, deps: Deps): void => {
  app.get(`${basePath}/files/:id`, async (request, reply) => {
    const path = z.safeParse(params, request.params);
    const address = z.safeParse(query, request.query);
    if (!path.success || !address.success) throw addressEnded();
    const { session, expires, signature } = address.data;
    const claim = { fileId: path.data.id, sessionId: session, expires: Number(expires) };
    if (!isValidAddress(deps, claim, signature)) throw addressEnded();
    const accountId = await findSessionAccount(deps.db, session);
    if (accountId === undefined) throw addressEnded();
    const file = await findVisibleFile(deps.db, claim.fileId, accountId);
    const content = file && (await deps.files.get(file.storageKey));
    if (file === undefined || content === undefined) throw notFound();
    setHeaders(reply, file);
    return reply.send(content);
  });
};
