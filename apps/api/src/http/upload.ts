import type { Multipart } from '@fastify/multipart';
import type { Route } from '@forte/contract';
import type { FastifyRequest } from 'fastify';
import type { Upload } from '#api/http/handler.ts';
import { Refusal } from '#api/http/refusal.ts';

type ReadParts = { readonly fields: Record<string, string>; readonly file: Upload | null };
type FileRule = NonNullable<Route['file']>;

/** The parser's own errors, but for its limits, only say that the parts are not what multipart is. */
const toUploadRefusal = (error: unknown): unknown =>
  error instanceof Refusal || (error as { statusCode?: number }).statusCode !== undefined
    ? error
    : new Refusal('invalid', 'This upload could not be read. Please try again.');

/**
 * Reads the text parts and opens the file part, which must come last (browsers keep the order of FormData).
 * The file's bytes stay in the stream: the size limit is held while they are read (SEC-11).
 * @throws Refusal `unsupported-type` when it is not multipart, `invalid` when the file is missing
 */
export const readMultipart = (request: FastifyRequest, rule: FileRule): Promise<ReadParts> =>
  readParts(request, rule).catch((error: unknown) => {
    throw toUploadRefusal(error);
  });

const readParts = async (request: FastifyRequest, rule: FileRule): Promise<ReadParts> => {
  if (!request.isMultipart()) throw new Refusal('unsupported-type', 'Send this as multipart/form-data.');
  const fields: Record<string, string> = {};
  const parts: AsyncIterableIterator<Multipart> = request.parts({
    // One byte more than is allowed tells that there was more.
    limits: { fileSize: rule.maxBytes + 1, files: 1, fields: 20, fieldSize: 1_000, parts: 21 },
  });
  for await (const part of parts) {
    if (part.type === 'file' && part.fieldname === rule.part) {
      return {
        fields,
        file: { stream: part.file, fileName: part.filename, declaredType: part.mimetype },
      };
    }
    if (part.type === 'file') throw new Refusal('invalid', `Send the file as "${rule.part}".`);
    if (part.fieldname !== rule.part) fields[part.fieldname] = String(part.value);
    // The spec's text 'null' in place of a file: none is wanted.
    else if (rule.optional && part.value === 'null') return { fields, file: null };
  }
  throw new Refusal('invalid', 'Choose a file first.', {
    errors: [{ path: rule.part, message: 'Choose a file first.' }],
  });
};
