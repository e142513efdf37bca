import type { Queryable, Trx } from '#api/db/connect.ts';

export type EmailChange = {
  readonly accountId: string;
  readonly email: string;
  readonly emailKey: string;
  readonly sessionId: string | null;
};

/** Notes which address an account asks for; an earlier request ends, and with it what was mailed for it. */
export const putEmailChange = async (
  trx: Trx,
  change: EmailChange & { readonly expiresAt: Date },
): Promise<void> => {
  const { accountId: _, ...values } = change;
  await trx
    .deleteFrom('oneTimeCode')
    .where('accountId', '=', change.accountId)
    .where('purpose', '=', 'email-change')
    .where('emailKey', '!=', change.emailKey)
    .execute();
  await trx
    .insertInto('emailChange')
    .values(change)
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet(values))
    .execute();
};

/** The address that an account asked for, if it is this one and the request has not ended. */
export const findEmailChange = (
  db: Queryable,
  now: Date,
  accountId: string,
  emailKey: string,
): Promise<EmailChange | undefined> =>
  db
    .selectFrom('emailChange')
    .select(['accountId', 'email', 'emailKey', 'sessionId'])
    .where('accountId', '=', accountId)
    .where('emailKey', '=', emailKey)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/**
 * Gives an account its new address. What was mailed to the old one proves nothing any more, sign-ups that wait for the new
 * one end, and only the session that asked stays.
 */
export const applyEmailChange = async (trx: Trx, change: EmailChange): Promise<void> => {
  const { accountId, email, emailKey, sessionId } = change;
  await trx.updateTable('account').set({ email, emailKey }).where('id', '=', accountId).execute();
  await trx
    .updateTable('candidate')
    .set({ contactEmail: email })
    .where('accountId', '=', accountId)
    .execute();
  await trx.deleteFrom('emailChange').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('resetGrant').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('oneTimeCode').where('accountId', '=', accountId).execute();
  await trx.deleteFrom('signUp').where('role', '=', 'employee').where('emailKey', '=', emailKey).execute();
  await trx
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .$if(sessionId !== null, (query) => query.where('id', '!=', sessionId ?? ''))
    .execute();
};
