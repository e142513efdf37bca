import * as z from 'zod/mini';
import { defineRoutes } from '../route.ts';
import { email } from '../rules/email.ts';
import { loginPassword } from '../rules/login-password.ts';
import { token } from '../rules/one-time.ts';

/** The caller as the verify calls tell it (AUTH-02). */
export const currentUser = z.object({
  userId: z.string(),
  name: z.string(),
  profileStatus: z.int(),
  role: z.enum(['employee', 'employer']),
});

/** The session that a login answers with. */
export const session = z.object({ api_token: z.string(), profileStatus: z.int() });

/** The id of a pending sign-up: kept by the web as `uniqueId`, sent along with the code (SIGN-07). */
export const signUpId = z.object({ id: z.string() });

export const loginForm = z.strictObject({ username: email, password: loginPassword });

/** What every page starts with: who is there, and the way in and out (§7.1). A file of its own, as every visitor loads it. */
export const loginRoutes = defineRoutes({
  userLogin: {
    method: 'POST',
    path: '/login/userLogin',
    access: 'none',
    body: loginForm,
    reply: z.union([session, signUpId]),
    refuses: ['unauthenticated', 'limited'],
    summary:
      'Logs an employee in. Code 1: Data is the session. Code 2: the password is right but the address is not verified; a new code was mailed and Data is the id of that sign-up, for the code screen. Wrong credentials of any kind: 401, "The login details are incorrect".',
    origin: 'spec',
    source: '§7.1, AUTH-02, AUTH-03',
  },
  employerLogin: {
    method: 'POST',
    path: '/login/employerLogin',
    access: 'none',
    body: loginForm,
    reply: z.union([session, signUpId]),
    refuses: ['unauthenticated', 'limited'],
    summary: 'Logs an employer in. Answers as userLogin does.',
    origin: 'spec',
    source: '§7.1, AUTH-02, AUTH-03',
  },
  userVerifyToken: {
    method: 'POST',
    path: '/login/userVerifyToken',
    access: 'none',
    body: z.strictObject({ token }),
    reply: currentUser,
    refuses: ['unauthenticated'],
    summary: 'Tells the employee behind a token. 401 when it is not (or no longer) valid.',
    origin: 'spec',
    source: '§7.1, AUTH-02',
  },
  employerUserVerifyToken: {
    method: 'POST',
    path: '/login/employerUserVerifyToken',
    access: 'none',
    body: z.strictObject({ token }),
    reply: currentUser,
    refuses: ['unauthenticated'],
    summary: 'Tells the employer behind a token. 401 when it is not (or no longer) valid.',
    origin: 'spec',
    source: '§7.1, AUTH-02',
  },
  logout: {
    method: 'POST',
    path: '/login/logout',
    access: 'any',
    reply: z.null(),
    summary: 'Revokes the token that the call carries.',
    origin: 'ours',
    source: 'APP-06, AUTH-06',
  },
});
