import { accountRoutes, sessionRoutes } from '@forte/contract';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useSend } from '#core/calls.ts';
import { bodyResolver, showRefusal } from '#core/form-errors.ts';
import { lastingError } from '#core/lasting-error.ts';
import { showAlert } from '#core/messages.ts';
import { callKey } from '#core/queries.ts';
import { storeSession, useUser } from '#core/session.ts';
import { toast } from '#core/toast.ts';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { LastingErrorBanner } from '#ui/lasting-error-banner.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';

const route = accountRoutes.changePassword;

/** Current and new password (PWD-04). The answer's session replaces this one; all others have ended. */
export const ChangePasswordForm = () => {
  const { userId } = useUser();
  const client = useQueryClient();
  const form = useForm({
    initialValues: { currentPassword: '', newPassword: '' },
    validate: bodyResolver(route.body),
    validateInputOnBlur: true,
  });
  const change = useSend(route, {
    onSuccess: ({ data, message }) => {
      storeSession(data);
      form.reset();
      void client.invalidateQueries({ queryKey: callKey(sessionRoutes.listSessions) });
      toast('1', message);
    },
    onError: (error) => {
      const message = showRefusal(form, error);
      if (message !== undefined && lastingError(error) === undefined) showAlert('0', message);
    },
  });
  const submit = form.onSubmit((body) => change.mutate({ params: { id: userId }, body }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack align="stretch">
        <LastingErrorBanner error={lastingError(change.error)} onRetry={submit} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          required
          {...form.getInputProps('currentPassword')}
        />
        <NewPasswordField label="New password" {...form.getInputProps('newPassword')} />
        <SubmitButton busy={change.isPending} disabled={!form.isValid()}>
          Change password
        </SubmitButton>
      </Stack>
    </form>
  );
};
