import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { toRefusal } from '#api/http/envelope.ts';

const answeredTo = (isGone: boolean) => {
  const logged: unknown[] = [];
  const request = {
    headers: {},
    raw: { socket: { destroyed: isGone } },
    log: { error: (line: unknown) => logged.push(line) },
  } as unknown as FastifyRequest; // all that is looked at
  const error = Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
  return { kind: toRefusal(error, request).kind, logged: logged.length };
};

test('an answer that is cut short because its client has gone is no failure of ours; any other is', () => {
  expect(answeredTo(true)).toEqual({ kind: 'invalid', logged: 0 });
  expect(answeredTo(false)).toEqual({ kind: 'failed', logged: 1 });
});
