import { type AccountForm, accountForms } from '@forte/contract/testing/account-sentences';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { clearLimits, post } from '#api/testing/people.ts';
import { createEmployee, createTestApp, type TestApp, type TestUser } from '#api/testing/test-app.ts';

let forte: TestApp;
let candidate: TestUser;
beforeAll(async () => {
  forte = await createTestApp();
  candidate = await createEmployee(forte);
});
beforeEach(() => clearLimits(forte));
afterAll(() => forte.close());

/** Sends a form with a key that no call takes beside it: nothing is ever done, whatever the field holds. */
const tellOf = async ({ path, valid }: AccountForm, field: string, typed: string) => {
  const { status, body } = await post(
    forte,
    path.replace('{id}', candidate.id),
    { ...valid, [field]: typed, unknown: '' },
    { token: candidate.token },
  );
  expect(status).toBe(400);
  return body.Errors?.find((error) => error.path === field)?.message ?? null;
};

const tables = Object.values<AccountForm>(accountForms).flatMap((form) =>
  form.fields.map((field) => ({ title: `${form.path} ${field.name}`, form, field })),
);

test.each(tables)('[SIGN-04] [AUTH-04] the sentences of $title', async ({ form, field }) => {
  const found = [];
  for (const one of field.cases) {
    found.push({ ...one, sentence: await tellOf(form, field.name, one.typed) });
  }
  expect(found).toEqual(field.cases);
});

test.each(Object.values<AccountForm>(accountForms))(
  '[SIGN-04] $path names what is missing by the sentence of the empty field, and the first one is the message',
  async ({ path, valid, fields }) => {
    const asked = Object.keys(valid).filter((name) => fields.some((field) => field.name === name));
    const rest = Object.fromEntries(Object.entries(valid).filter(([name]) => !asked.includes(name)));
    const { body } = await post(forte, path.replace('{id}', candidate.id), rest, { token: candidate.token });
    const empty = asked.map((name) => ({
      path: name,
      message: fields.find((field) => field.name === name)?.cases[0]?.sentence,
    }));
    expect(body.Errors?.filter((error) => asked.includes(error.path))).toEqual(expect.arrayContaining(empty));
    expect(body.Message).toBe(body.Errors?.[0]?.message);
  },
);

test.each(['/login/userResendOTP', '/login/employerResendOTP'])(
  '[SIGN-04] [OTP-05] %s holds its address against the rule of every e-mail',
  async (path) => {
    for (const { typed, sentence } of accountForms.forgetPassword.fields[0].cases) {
      if (sentence === null || typed.trim() === '') continue;
      const answer = await forte.app.inject({ url: `/V1${path}/${encodeURIComponent(typed)}` });
      expect({ typed, sentence: answer.json().Message }).toEqual({ typed, sentence });
    }
  },
);
