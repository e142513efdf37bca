import { fileEmpty, fileTooLarge } from '@forte/contract';
import type { Upload } from '#api/http/handler.ts';
import { Refusal } from '#api/http/refusal.ts';

/**
 * Reads an upload into memory, holding its size while the bytes come in: at most `maxBytes` are ever kept. What is over
 * still flows and is thrown away, so that the sender gets the answer instead of a broken connection.
 * @throws Refusal `too-large`, or `invalid` when the sender went away or the file is empty
 */
export const readUpload = ({ stream }: Upload, part: string, maxBytes: number): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const refuse = (kind: 'too-large' | 'invalid', message: string) =>
      reject(new Refusal(kind, message, { errors: [{ path: part, message }] }));
    const chunks: Buffer[] = [];
    let size = 0;
    if (stream.destroyed) refuse('invalid', 'The upload was interrupted. Please try again.');
    stream.on('data', (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= maxBytes) chunks.push(chunk);
      else {
        chunks.length = 0;
        refuse('too-large', fileTooLarge(maxBytes));
      }
    });
    stream.once('error', () => refuse('invalid', 'The upload was interrupted. Please try again.'));
    stream.once('end', () => (size === 0 ? refuse('invalid', fileEmpty) : resolve(Buffer.concat(chunks))));
  });
