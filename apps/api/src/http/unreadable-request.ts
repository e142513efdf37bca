import type { Envelope } from '@forte/contract';
import type { FastifyHttpOptions, RawServerDefault } from 'fastify';
import { securityHeaders, transportSecurity } from '#api/http/security-headers.ts';

const answer = (behindTls: boolean, status: string, message: string): string => {
  const body = JSON.stringify({ Code: '0', Message: message, Data: null } satisfies Envelope);
  const headers = Object.entries({
    ...securityHeaders,
    ...(behindTls ? transportSecurity : {}),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  });
  return `HTTP/1.1 ${status}\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
};

const answersFor = (behindTls: boolean) => ({
  HPE_HEADER_OVERFLOW: answer(
    behindTls,
    '431 Request Header Fields Too Large',
    'The headers of this request are too large.',
  ),
  ERR_HTTP_REQUEST_TIMEOUT: answer(behindTls, '408 Request Timeout', 'This request took too long to arrive.'),
  malformed: answer(behindTls, '400 Bad Request', 'This is not an HTTP request that can be read.'),
});

/** Answers what Node itself can't read as HTTP, or gave up waiting for, as every other refusal is answered. */
export const answerUnreadable = (
  behindTls: boolean,
): NonNullable<FastifyHttpOptions<RawServerDefault>['clientErrorHandler']> => {
  const { malformed, ...answers } = answersFor(behindTls);
  const byCode: Partial<Record<string, string>> = answers;
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    if (socket.writable) socket.write(byCode[error.code] ?? malformed);
    socket.destroy(error);
  };
};
