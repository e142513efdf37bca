import { accountRoutes, type Role } from '@forte/contract';
import { Anchor, List, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { useSend } from '#core/calls.ts';
import { startWait } from '#core/code-timer.ts';
import { bodyResolver, showRefusal } from '#core/form-errors.ts';
import { lastingError } from '#core/lasting-error.ts';
import { showAlert } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { storedRole, storeRole } from '#core/session.ts';
import { local, perTab } from '#core/storage.ts';
import { EmailField } from '#ui/fields/email-field.tsx';
import { RoleChoice } from '#ui/fields/role-choice.tsx';
import { LastingErrorBanner } from '#ui/lasting-error-banner.tsx';
import { Page } from '#ui/page.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';

const steps = ['Give us your email', 'Get a one-time code by mail', 'Enter the code', 'Set a new password'];

const useForgotPassword = (role: Role) => {
  const navigate = useNavigate();
  const told = useRouterState({ select: ({ location }) => location.state.email });
  const form = useForm({
    initialValues: { email: told ?? perTab.loginEmail.get() ?? '' },
    validate: bodyResolver(accountRoutes.forgetPassword.body, {}, ({ email }) => ({ email, userType: role })),
    validateInputOnBlur: true,
  });
  const request = useSend(accountRoutes.forgetPassword, {
    onSuccess: ({ message }) => {
      storeRole(role);
      local.resetEmail.set(form.getValues().email.trim());
      startWait('password-reset');
      showAlert('1', message);
      void navigate({ to: paths.resetCode });
    },
    onError: (error) => {
      const message = showRefusal(form, error);
      if (message !== undefined && lastingError(error) === undefined) showAlert('0', message);
    },
  });
  const submit = form.onSubmit(({ email }) => request.mutate({ body: { email, userType: role } }));
  return { form, submit, busy: request.isPending, lasting: lastingError(request.error) };
};

/** Asks for a code to reset the password (PWD-01). */
export const ForgotPasswordPage = () => {
  const [role, setRole] = useState<Role>(storedRole);
  const { form, submit, busy, lasting } = useForgotPassword(role);
  return (
    <Page title="Forgot password?" lead="A new password takes four steps:" width="form">
      <Stack>
        <List type="ordered">
          {steps.map((step) => (
            <List.Item key={step}>{step}</List.Item>
          ))}
        </List>
        <form onSubmit={submit} noValidate>
          <Stack>
            <LastingErrorBanner error={lasting} onRetry={submit} />
            <RoleChoice value={role} onChange={setRole} />
            <EmailField label="Email" {...form.getInputProps('email')} />
            <SubmitButton busy={busy} disabled={!form.isValid()} size="md">
              Submit
            </SubmitButton>
          </Stack>
        </form>
        <Text>
          New here?{' '}
          <Anchor component={Link} to={paths.signUp}>
            Create an Account
          </Anchor>
        </Text>
      </Stack>
    </Page>
  );
};
