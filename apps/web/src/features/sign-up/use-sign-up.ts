import { accountRoutes, type BodyOf, CallError, type Role } from '@forte/contract';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { type CodeFlow, startWait } from '#core/code-timer.ts';
import { showRefusal } from '#core/form-errors.ts';
import { showAlert } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { send } from '#core/send.ts';
import { storeRole } from '#core/session.ts';
import { local } from '#core/storage.ts';

export type EmployeeForm = BodyOf<typeof accountRoutes.createUserData>;
export type EmployerForm = BodyOf<typeof accountRoutes.createEmployerData>;
type Passwords = { email: string; password: string; confirmPassword: string };

/** How long a submitted form waits before its call goes out (§9). */
const delay = 1_000;
const wait = () => new Promise((resolve) => setTimeout(resolve, delay));

type SignedUp = { readonly message: string; readonly data: { readonly id: string } };

/** What both sign-ups share: once however often it is pressed, after a second, to the code's screen (SIGN-05, SIGN-07). */
const useSubmit = <T extends Passwords>(
  role: Role & CodeFlow,
  form: UseFormReturnType<T>,
  signUp: (values: T) => Promise<SignedUp>,
  onRefused: (message: string) => void,
) => {
  const navigate = useNavigate();
  const underway = useRef(false);
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (values: T) => {
      await wait();
      return signUp(values);
    },
  });
  const submit = async (values: T): Promise<void> => {
    if (underway.current) return;
    underway.current = true;
    storeRole(role);
    (role === 'employee' ? local.email : local.employerEmail).set(values.email.trim());
    try {
      const { data, message } = await mutateAsync(values);
      local.uniqueId.set(data.id);
      startWait(role);
      if (role === 'employer') showAlert('1', message);
      await navigate({ to: role === 'employee' ? paths.employeeCode : paths.employerCode });
    } catch (error) {
      showRefusal(form, error);
      onRefused(error instanceof CallError ? error.message : sentenceOf(error));
    } finally {
      underway.current = false;
    }
  };
  return { submit, busy: isPending };
};

export const useEmployeeSignUp = (form: UseFormReturnType<EmployeeForm>) =>
  useSubmit(
    'employee',
    form,
    (body) => send(accountRoutes.createUserData, { body }),
    (message) => showAlert('0', message),
  );

/** A refused employer sees the message and starts again with what was typed, passwords empty. */
export const useEmployerSignUp = (form: UseFormReturnType<EmployerForm>) => {
  const navigate = useNavigate();
  return useSubmit(
    'employer',
    form,
    (body) => send(accountRoutes.createEmployerData, { body }),
    (message) => {
      showAlert('0', message);
      form.setValues({ password: '', confirmPassword: '' });
      void navigate({ to: paths.signUp, state: { message: 'Please try again' } });
    },
  );
};
