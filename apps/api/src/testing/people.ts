import { randomUUID } from 'node:crypto';
import { accountRoutes as routes } from '@forte/contract';
import type { TestApp } from '#api/testing/test-app.ts';

export const password = 'Str0ng!pass';

/** An address that no other test uses. */
export const newEmail = (): string => `p-${randomUUID().slice(0, 8)}@example.com`;

export const employeeForm = (email: string, chosen = password) => ({
  firstName: "Asha-Marie O'Brien",
  lastName: 'Ö',
  mobile: '919876543210',
  email,
  password: chosen,
  confirmPassword: chosen,
  country: 'India',
});

export const employerForm = (email: string, chosen = password) => ({
  company: 'Café Größe & Söhne',
  designation: 'Recruiter',
  firstName: 'Erik',
  lastName: 'Holm',
  mobile: '+46701234567',
  email,
  address: '',
  password: chosen,
  confirmPassword: chosen,
  category: 'Company' as const,
  gender: 1 as const,
});

/** Signs an employee up and verifies it, over HTTP and with the mailed code. */
export const registerEmployee = async (forte: TestApp, email = newEmail()): Promise<string> => {
  const { data } = await forte.call(routes.createUserData, { body: employeeForm(email) });
  const { code } = await forte.mailbox.newestTo(email);
  await forte.call(routes.verifyEmail, { body: { email, emailOtp: code, id: data.id } });
  return email;
};

/** A code of four digits that is not the one given. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

export type Answered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: {
    Code: string;
    Message: string;
    Data: unknown;
    Errors?: { path: string; message: string }[];
  };
};

/** Posts as a client of some address, and tells everything about the answer. */
export const post = async (
  forte: TestApp,
  path: string,
  body: object,
  { from = '127.0.0.1', token }: { from?: string; token?: string } = {},
): Promise<Answered> => {
  const answer = await forte.app.inject({
    method: 'POST',
    url: `/V1${path}`,
    payload: body,
    remoteAddress: from,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return { status: answer.statusCode, headers: answer.headers, body: answer.json() };
};

/** Forgets every counted event: the tests of a file share a client address. */
export const clearLimits = async ({ deps }: TestApp): Promise<void> => {
  await deps.db.deleteFrom('limitedEvent').execute();
};
