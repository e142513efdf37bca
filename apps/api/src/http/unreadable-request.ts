import type { Envelope } from '@forte/contract';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { securityHeaders } from '#api/http/security-headers.ts';

const answer = (status: string, message: string): string => {
  const body = JSON.stringify({ Code: '0', Message: message, Data: null } satisfies Envelope);
  const headers = Object.entries({
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
};

const answers: Partial<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: answer(
    '431 Request Header Fields Too Large',
    'The headers of this request are too large.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: answer('408 Request Timeout', 'This request took too long to arrive.'),
};
const malformed = answer('400 Bad Request', 'This is not an HTTP request that can be read.');

/** Answers what Node itself can't read as HTTP, or gave up waiting for, as every other refusal is answered. */
export const answerUnreadable: NonNullable<FastifyHttpOptions<RawServerDefault>['clientErrorHandler']> = (
  error,
  socket,
) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(answers[error.code] ?? malformed);
  socket.destroy(error);
};
