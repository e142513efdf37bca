import type { Role } from '@forte/contract';
import * as z from 'zod/mini';
import type { Queryable, Trx } from '#api/db/connect.ts';
import { refreshCandidateRow } from '#api/modules/search/candidate-row.ts';

/** What a sign-up keeps beside address and password, as `sign_up.details` holds it. */
export const employeeDetails = z.object({
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
  country: z.string(),
});
export const employerDetails = z.object({
  company: z.string(),
  designation: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mobile: z.string(),
  address: z.string(),
  category: z.enum(['Company', 'Non-Profit Organisation']),
  gender: z.literal([1, 2, 3]),
});

const columns = ['id', 'role', 'email', 'emailKey', 'passwordHash', 'details'] as const;

/** The pending sign-up of that id, while it can still be verified. */
export const findSignUp = (db: Queryable, now: Date, role: Role, id: string) =>
  db
    .selectFrom('signUp')
    .select(columns)
    .where('id', '=', id)
    .where('role', '=', role)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
export type SignUp = NonNullable<Awaited<ReturnType<typeof findSignUp>>>;

/** The newest pending sign-up of an address. */
export const findNewestSignUp = (db: Queryable, now: Date, role: Role, emailKey: string) =>
  db
    .selectFrom('signUp')
    .select(columns)
    .where('role', '=', role)
    .where('emailKey', '=', emailKey)
    .where('expiresAt', '>', now)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Undefined when the address has an account in that role already, however close the race was (SIGN-09). */
export const insertAccount = (trx: Trx, id: string, { role, email, emailKey, passwordHash }: SignUp) =>
  trx
    .insertInto('account')
    .values({ id, role, email, emailKey, passwordHash })
    .onConflict((conflict) => conflict.columns(['role', 'emailKey']).doNothing())
    .returning('id')
    .executeTakeFirst();

const insertCandidate = async (trx: Trx, accountId: string, signUp: SignUp): Promise<void> => {
  const details = z.parse(employeeDetails, signUp.details);
  await trx
    .insertInto('candidate')
    .values({ ...details, accountId, contactEmail: signUp.email })
    .execute();
  await refreshCandidateRow(trx, accountId);
};

const insertEmployer = async (trx: Trx, accountId: string, signUp: SignUp): Promise<void> => {
  const details = z.parse(employerDetails, signUp.details);
  await trx
    .insertInto('employer')
    .values({ ...details, accountId })
    .execute();
};

/** The row of the role that goes with a new account. */
export const insertPerson = (trx: Trx, accountId: string, signUp: SignUp): Promise<void> =>
  signUp.role === 'employee'
    ? insertCandidate(trx, accountId, signUp)
    : insertEmployer(trx, accountId, signUp);

/** Ends every pending sign-up of an address and role; their codes go with them. */
export const deleteSignUps = async (trx: Trx, role: Role, emailKey: string): Promise<void> => {
  await trx.deleteFrom('signUp').where('role', '=', role).where('emailKey', '=', emailKey).execute();
};
