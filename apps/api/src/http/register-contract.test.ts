import multipart from '@fastify/multipart';
import { type RouteTable, routes } from '@forte/contract';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Caller } from '#api/http/handler.ts';
import { type Around, registerContract } from '#api/http/register-contract.ts';
import { isStepSave } from '#api/modules/profile/profile-steps.routes.ts';

const caller: Caller = { userId: 'a', role: 'employee', profileStatus: 8, sessionId: 's', name: 'A' };

test('what runs the answers of a route has begun before anybody asks who calls', async () => {
  const order: string[] = [];
  const around = (name: string): Around => {
    return async (answer) => {
      order.push(`${name} begins`);
      const answered = await answer();
      order.push(`${name} has answered`);
      return answered;
    };
  };
  const app = Fastify();
  await app.register(multipart);
  const table: RouteTable = { countries: routes.countries };
  const handle = async () => {
    order.push('it is handled');
    return { data: [] };
  };
  const findCaller = async () => {
    order.push('the caller is found');
    return caller;
  };
  registerContract(app, table, { countries: handle }, findCaller, around);
  const headers = { authorization: 'Bearer token' };
  const answer = await app.inject({ url: '/V1/profile/countries', headers });
  await app.close();
  expect(answer.statusCode).toBe(200);
  expect(order).toEqual([
    'countries begins',
    'the caller is found',
    'it is handled',
    'countries has answered',
  ]);
});

test('saves of a profile’s steps are short calls: no upload, no search', () => {
  const saves = Object.entries<RouteTable[string]>(routes).filter(([name]) => isStepSave(name));
  expect(saves).toHaveLength(16);
  for (const [name, route] of saves) {
    expect(route, name).toMatchObject({ method: expect.stringMatching(/POST|PUT/), access: 'employee' });
    expect(route.file, name).toBeUndefined();
  }
});
