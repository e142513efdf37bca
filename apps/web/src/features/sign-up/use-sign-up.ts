import { accountRoutes, CallError, type Role } from '@forte/contract';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { startWait } from '#core/code-timer.ts';
import { focusFirstError } from '#core/focus-first-error.ts';
import { showRefusal } from '#core/form-errors.ts';
import { lastingError } from '#core/lasting-error.ts';
import { showAlert } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { storeRole } from '#core/session.ts';
import { local } from '#core/storage.ts';
import { useAction } from '#core/use-action.ts';
import { employeeBody, employerBody, type SignUpForm, type SignUpValues } from './sign-up-values.ts';

/** How long a submitted form waits before its call goes out (§9). */
const delay = 1_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, delay));

const signUp = {
  employee: (values: SignUpValues) => send(accountRoutes.createUserData, { body: employeeBody(values) }),
  employer: (values: SignUpValues) => send(accountRoutes.createEmployerData, { body: employerBody(values) }),
} as const;
const codePaths = { employee: paths.employeeCode, employer: paths.employerCode } as const;

/** Shows a refusal: what was typed and the role stay, the passwords do not (SIGN-07). */
const useRefused = (role: Role, form: SignUpForm) => {
  const navigate = useNavigate();
  return (error: unknown, element: HTMLFormElement | null): void => {
    const isRefused = error instanceof CallError && lastingError(error) === undefined;
    if (isRefused) {
      form.setValues({ password: '', confirmPassword: '' });
      showRefusal(form, error);
      showAlert('0', sentenceOf(error));
      if (error.errors.length > 0) focusFirstError(element);
      else form.getInputNode('password')?.focus();
    }
    if (role === 'employer') void navigate({ to: paths.signUp, state: { message: 'Please try again' } });
  };
};

/** Once however often it is pressed, after a second, to the code's screen (SIGN-05, SIGN-07). */
export const useSignUp = (role: Role, form: SignUpForm) => {
  const navigate = useNavigate();
  const refused = useRefused(role, form);
  const underway = useRef(false);
  const { mutateAsync, isPending, error } = useAction({
    act: async (values: SignUpValues) => {
      await wait();
      return signUp[role](values);
    },
  });
  const submit = async (values: SignUpValues, element: HTMLFormElement | null): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    storeRole(role);
    (role === 'employee' ? local.email : local.employerEmail).set(values.email.trim());
    try {
      const { data, message } = await mutateAsync(values);
      local.uniqueId.set(data.id);
      startWait(role);
      if (role === 'employer') showAlert('1', message);
      await navigate({ to: codePaths[role] });
    } catch (reason) {
      refused(reason, element);
    } finally {
      underway.current = false;
    }
  };
  return { submit, busy: isPending, lasting: lastingError(error) };
};
