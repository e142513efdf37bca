import type { accountRoutes, BodyOf, Role, Route } from '@forte/contract';
import * as z from 'zod/mini';
import type { Deps } from '#api/deps.ts';
import type { Handlers, Question } from '#api/http/handler.ts';
import { Refusal } from '#api/http/refusal.ts';
import { type Client, login } from '#api/modules/account/login.service.ts';
import * as reset from '#api/modules/account/password-reset.service.ts';
import { endSession, findCaller } from '#api/modules/account/session.queries.ts';
import { employeeDetails, employerDetails } from '#api/modules/account/sign-up.queries.ts';
import * as signUps from '#api/modules/account/sign-up.service.ts';
import { checkCode } from '#api/modules/one-time-code/one-time-code.service.ts';

type Routes = typeof accountRoutes;

/** What the calls of both roles share: their routes differ in path only. */
type Asked<R extends Route> = Pick<Question<R>, 'body' | 'params' | 'clientAddress' | 'userAgent'>;

const clientOf = ({ clientAddress, userAgent }: Client): Client => ({ clientAddress, userAgent });

const logIn = (deps: Deps, role: Role) => async (question: Asked<Routes['userLogin']>) => {
  const outcome = await login(deps, role, question.body, clientOf(question));
  if (outcome.kind === 'unverified') {
    const message = 'Your email is not verified yet. Enter the code that we mailed to you.';
    return { code: '2' as const, message, data: { id: outcome.signUpId } };
  }
  return { data: { api_token: outcome.token, profileStatus: outcome.profileStatus } };
};

const verifyToken = (deps: Deps, role: Role) => async (question: Asked<Routes['userVerifyToken']>) => {
  const caller = await findCaller(deps, question.body.token);
  if (caller?.role !== role) {
    throw new Refusal('unauthenticated', 'Your session has ended. Please log in again.');
  }
  return { data: caller };
};

type SignUpForm = BodyOf<Routes['createUserData']> | BodyOf<Routes['createEmployerData']>;

const signUp = (deps: Deps, role: Role) => async (question: { body: SignUpForm; clientAddress: string }) => {
  const { email, password, confirmPassword: _, ...details } = question.body;
  const { code, id } = await signUps.signUp(deps, role, { email, password, details }, question.clientAddress);
  return { code, data: { id }, message: `We sent a code to ${email}.` };
};

const verifyCode = (deps: Deps, role: Role) => async (question: Asked<Routes['verifyEmail']>) => {
  const { email, emailOtp: code, id: signUpId } = question.body;
  const { clientAddress } = question;
  await checkCode(
    deps,
    { purpose: 'sign-up', role, email, signUpId, code, clientAddress, field: 'emailOtp' },
    (trx, owner) => signUps.completeSignUp(trx, deps, owner),
  );
  return { data: null, message: 'Your account is created and verified.' };
};

const resendCode = (deps: Deps, role: Role) => async (question: Asked<Routes['userResendOTP']>) => {
  const { clientAddress, params } = question;
  const email = params.emailAddress;
  await signUps.resendSignUpCode(deps, { role, email, clientAddress, whenRecent: 'refuse' });
  return { data: null, message: 'If this address is waiting to be verified, we sent a new code to it.' };
};

const sendResetCode =
  (deps: Deps, whenRecent: 'keep' | 'refuse') => async (question: Asked<Routes['forgetPassword']>) => {
    const { userType: role, email } = question.body;
    const { clientAddress } = question;
    await reset.sendResetCode(deps, { role, email, clientAddress, whenRecent });
    return { data: null, message: 'If this address has an account, we sent a code to it.' };
  };

const signUpHandlers = (deps: Deps) => ({
  createUserData: signUp(deps, 'employee'),
  createEmployerData: signUp(deps, 'employer'),
  getRegisterDetail: async ({ params }: Question<Routes['getRegisterDetail']>) => {
    const { email, details } = await signUps.readSignUp(deps, 'employee', params.id);
    return { data: { ...z.parse(employeeDetails, details), email } };
  },
  getRegisterDetailEmployer: async ({ params }: Question<Routes['getRegisterDetailEmployer']>) => {
    const { email, details } = await signUps.readSignUp(deps, 'employer', params.id);
    return { data: { ...z.parse(employerDetails, details), email } };
  },
  verifyEmail: verifyCode(deps, 'employee'),
  employerVerifyMailOTP: verifyCode(deps, 'employer'),
  userResendOTP: resendCode(deps, 'employee'),
  employerResendOTP: resendCode(deps, 'employer'),
  verifyLink: async ({ body }: Question<Routes['verifyLink']>) => ({
    data: { userType: await signUps.verifyByLink(deps, body) },
    message: 'Your account is created and verified.',
  }),
});

const passwordHandlers = (deps: Deps) => ({
  forgetPassword: sendResetCode(deps, 'keep'),
  resendOTP: sendResetCode(deps, 'refuse'),
  checkOTP: async ({ body, clientAddress }: Question<Routes['checkOTP']>) => {
    const { userType: role, email, otpValue: code } = body;
    const grant = await checkCode(
      deps,
      { purpose: 'password-reset', role, email, code, clientAddress, field: 'otpValue' },
      (trx, owner) => reset.grantReset(trx, deps, owner),
    );
    return { data: { grant }, message: 'The code is right. Now set a new password.' };
  },
  resetLink: async ({ body }: Question<Routes['resetLink']>) => {
    const { grant, email, role } = await reset.grantByLink(deps, body.token);
    return { data: { grant, email, userType: role } };
  },
  resetPassword: async ({ body, bearer, clientAddress }: Question<Routes['resetPassword']>) => {
    const { userType: role, email, newPassword } = body;
    await reset.resetPassword(deps, bearer, { role, email, newPassword }, clientAddress);
    return { data: null, message: 'Your password is changed. Log in with the new one.' };
  },
  changePassword: async (question: Question<Routes['changePassword']>) => {
    const { caller, body } = question;
    const token = await reset.changePassword(deps, caller.userId, body, clientOf(question));
    return {
      data: { api_token: token, profileStatus: caller.profileStatus },
      message: 'Your password is changed. Other sessions were ended.',
    };
  },
});

/** Login, sign-up, one-time codes and passwords. */
export const accountHandlers = (deps: Deps): Handlers<Routes> => ({
  userLogin: logIn(deps, 'employee'),
  employerLogin: logIn(deps, 'employer'),
  userVerifyToken: verifyToken(deps, 'employee'),
  employerUserVerifyToken: verifyToken(deps, 'employer'),
  logout: async ({ caller }) => {
    await endSession(deps.db, caller.sessionId);
    return { data: null, message: 'You are logged out.' };
  },
  ...signUpHandlers(deps),
  ...passwordHandlers(deps),
});
