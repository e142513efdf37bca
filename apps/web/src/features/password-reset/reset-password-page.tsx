import { accountRoutes, isSignedOut, newPassword } from '@forte/contract';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useSend } from '#core/calls.ts';
import { bodyResolver, showRefusal } from '#core/form-errors.ts';
import { lastingError } from '#core/lasting-error.ts';
import { showAlert } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { storedRole } from '#core/session.ts';
import { local, perTab, resetGrant } from '#core/storage.ts';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { LastingErrorBanner } from '#ui/lasting-error-banner.tsx';
import { Page } from '#ui/page.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';

const route = accountRoutes.resetPassword;
/** What the screen asks; address and role are those of the code. */
const asked = z.object({ newPassword });

const forget = (): void => {
  for (const kept of [local.resetEmail, local.userType, perTab.userType, resetGrant]) kept.remove();
};

const useResetPassword = () => {
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { newPassword: '' },
    validate: bodyResolver(asked),
    validateInputOnBlur: true,
  });
  const startAgain = (message: string) => {
    showAlert('0', message);
    void navigate({ to: paths.forgotPassword, replace: true });
  };
  const codeIsMissing = () => startAgain('Please ask for a code first.');
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entry; after success the grant is gone too
  useEffect(() => {
    if (resetGrant.get() === null || local.resetEmail.get() === null) codeIsMissing();
  }, []);
  const reset = useSend(route, {
    onSuccess: ({ message }) => {
      forget();
      showAlert('1', message);
      void navigate({ to: paths.resetSuccess, state: { isDone: true } });
    },
    onError: (error) => {
      if (isSignedOut(error)) return startAgain(error.message); // the grant is used or too old
      const message = showRefusal(form, error);
      if (message !== undefined && lastingError(error) === undefined) showAlert('0', message);
    },
  });
  const submit = form.onSubmit((values) => {
    const [email, token] = [local.resetEmail.get(), resetGrant.get()];
    if (email === null || token === null) return codeIsMissing();
    reset.mutate({ body: { ...values, email, userType: storedRole() }, token });
  });
  return { form, submit, busy: reset.isPending, lasting: lastingError(reset.error) };
};

/** Sets the new password with the grant of the code (PWD-03). */
export const ResetPasswordPage = () => {
  const { form, submit, busy, lasting } = useResetPassword();
  return (
    <Page title="Set a new password" lead="You will be logged out everywhere." width="form">
      <form onSubmit={submit} noValidate>
        <Stack>
          <LastingErrorBanner error={lasting} onRetry={submit} />
          <NewPasswordField label="New password" {...form.getInputProps('newPassword')} />
          <SubmitButton busy={busy} disabled={!form.isValid()} size="md">
            Submit
          </SubmitButton>
        </Stack>
      </form>
    </Page>
  );
};
