import { emailKey, type Role } from '@forte/contract';
import { clientKey } from '#api/modules/limit/client-key.ts';
import { atMost, growingWait, type Limit } from '#api/modules/limit/limit.queries.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** How long a code, a link and a grant are good (OTP-06, PWD-02). */
export const validity = 10 * minute;
/** The time between two codes for one address (OTP-02). */
export const resendInterval = 2 * minute;
/** So many wrong tries void a code. */
export const maximumTries = 5;

/** What limits count an account by: also when there is none, so that answers don't tell. */
export const subjectOf = (role: Role, email: string): string => `${role}:${emailKey(email)}`;

/** An account and a client that tries it. */
export const pairOf = (account: string, clientAddress: string): string =>
  `${account} ${clientKey(clientAddress)}`;

/** The kinds of event that a reset password forgets: wrong logins to an account in a row, and from one client. */
export const inARow = 'login-account';
export const fromOneClient = 'login-pair';

/** AUTH-05: the pair of account and client, the account in a row, the client over all accounts. */
export const loginLimits = (account: string, clientAddress: string, isKnownClient: boolean): Limit[] => [
  atMost(fromOneClient, pairOf(account, clientAddress), 10, 15 * minute),
  // Counted for everybody, but a client that has logged in before never waits: nobody is locked out by a stranger.
  isKnownClient ? { ...growingWait(inARow, account, 100), wait: () => 0 } : growingWait(inARow, account, 100),
  atMost('login-client', clientKey(clientAddress), 100, hour),
];
export const knownClient = (account: string, clientAddress: string) => ({
  kind: 'known-client',
  subject: pairOf(account, clientAddress),
});

/** OTP-06: wrong codes for an account and from a client. */
export const codesStopped = (account: string): Limit => atMost('code-account', account, 10, day);
/**
 * The lock that counting wrong codes takes. Whatever sends or uses a code or a link of an address takes it first, so
 * that no two of them act at the same time.
 */
export const codeLock = (account: string): string => `code-account ${account}`;
export const codeLimits = (account: string, clientAddress: string): Limit[] => [
  codesStopped(account),
  atMost('code-client', clientKey(clientAddress), 20, hour),
];
/** A password tried with a mailed link: the token is not guessed, but its holder might guess the password. */
export const linkPasswordLimit = (linkId: string): Limit => atMost('link-password', linkId, 10, day);

/** SEC-21: mails to a recipient, caused by a client, and in all; a part of these is kept for owners of accounts. */
export const recipientLimits = (email: string): Limit[] => [
  atMost('mail-to', emailKey(email), 5, hour),
  atMost('mail-to', emailKey(email), 10, day),
];
const mailsOfStrangers = 1_500;
const mailsInAll = 2_000;
/** @param isOwner whether the client has proven to be the owner of the account that the mail is about */
export const senderLimits = (clientAddress: string, isOwner: boolean): Limit[] => [
  atMost('mail-client', clientKey(clientAddress), 20, hour),
  atMost('mail-all', '', isOwner ? mailsInAll : mailsOfStrangers, hour),
];
/** The mail with the link alone, when codes are stopped. */
export const linkMailLimit = (account: string): Limit => atMost('mail-link', account, 1, 10 * minute);

/** Sign-up tells whether an address is registered (SIGN-09): not often. */
export const signUpLimit = (clientAddress: string): Limit =>
  atMost('sign-up', clientKey(clientAddress), 60, hour);
