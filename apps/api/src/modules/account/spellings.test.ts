import { accountRoutes as routes } from '@forte/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearLimits, employeeForm, password, post, registerEmployee } from '#api/testing/people.ts';
import { createTestApp, type TestApp } from '#api/testing/test-app.ts';

let forte: TestApp;
beforeAll(async () => {
  forte = await createTestApp();
});
beforeEach(() => clearLimits(forte));
afterAll(() => forte.close());

test.each([
  ['capitals', 'mary.ann@example.com', 'Mary.ANN@Example.COM'],
  ['outer spaces', 'spaced@example.com', ' \t spaced@example.com\u00a0\u3000'],
  ['full-width letters and signs', 'wide1@example.com', 'ｗｉｄｅ１＠ｅｘａｍｐｌｅ．ｃｏｍ'],
  ['full-width capitals', 'broad@example.com', 'ＢＲＯＡＤ@example.com'],
  ['accents decomposed', 'zoë@example.com', 'zoe\u0308@example.com'],
  ['accents decomposed and capital', 'renée@example.com', 'RENE\u0301E@example.com'],
  ['accents in the domain', 'info@größe.example', 'info@GRO\u0308ßE.example'],
  ['a ligature', 'office@example.com', 'o\ufb03ce@example.com'],
  ['the sign for Kelvin', 'kelvin@example.com', '\u212aelvin@example.com'],
  ['the long s', 'summer@example.com', '\u017fummer@example.com'],
  ['Greek, where a capital sigma stands before a dot', 'νικος.α@example.com', 'ΝΙΚΟΣ.Α@example.com'],
  ['Greek, whose capital has no letter of its own', 'μα\u0390ου@example.com', 'ΜΑ\u03aa\u0301ΟΥ@example.com'],
  ['Cyrillic', 'ёлка@example.com', 'Е\u0308ЛКА@example.com'],
])('[SEC-10] [SIGN-09] %s make no second account, and log in to the first', async (_, first, second) => {
  await registerEmployee(forte, first);
  const again = await post(forte, '/login/createUserData', employeeForm(second));
  expect([again.status, again.body.Message]).toEqual([409, 'This email is already registered']);
  expect((await post(forte, '/login/userLogin', { username: second, password })).body.Code).toBe('1');
});

test('[SEC-10] letters that only look alike are other addresses', async () => {
  for (const email of ['mike@example.com', 'mıke@example.com', 'miке@example.com', 'mike+1@example.com']) {
    expect((await forte.call(routes.createUserData, { body: employeeForm(email) })).code).toBe('1');
  }
});
