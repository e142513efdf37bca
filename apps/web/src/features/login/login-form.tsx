import { loginForm, type Role } from '@forte/contract';
import { Anchor, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { bodyResolver, showRefusal } from '#core/form-errors.ts';
import { lastingError } from '#core/lasting-error.ts';
import { paths } from '#core/paths.ts';
import { perTab } from '#core/storage.ts';
import { Banner } from '#ui/banner.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { LastingErrorBanner } from '#ui/lasting-error-banner.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { type Credentials, useLogin } from './use-login.ts';

/** E-mail and password of one role (AUTH-01, AUTH-04). */
export const LoginForm = ({ role }: { role: Role }) => {
  const form = useForm<Credentials>({
    initialValues: { username: perTab.loginEmail.get() ?? '', password: '' },
    validate: bodyResolver(loginForm),
    validateInputOnBlur: true,
  });
  const login = useLogin(role);
  const submit = form.onSubmit((credentials) => {
    perTab.loginEmail.set(credentials.username);
    login.mutate(credentials, { onError: (error) => void showRefusal(form, error) });
  });
  const lasting = lastingError(login.error);
  return (
    <form onSubmit={submit} noValidate aria-label={role === 'employee' ? 'Employee login' : 'Employer login'}>
      <Stack>
        <LastingErrorBanner error={lasting} onRetry={submit} />
        {login.error !== null && lasting === undefined && (
          <Banner kind="error" onClose={login.reset}>
            {login.error.message}
          </Banner>
        )}
        <EmailField label="Email" autoComplete="username" {...form.getInputProps('username')} />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <Group justify="flex-end">
          <Anchor
            component={Link}
            to={paths.forgotPassword}
            onClick={() => perTab.loginEmail.set(form.getValues().username)}
            {...(role === 'employer' ? { state: { email: form.values.username } } : {})}
          >
            Forgot password?
          </Anchor>
        </Group>
        {/* Until the next page's code is here, which takes a while on a slow line. */}
        <SubmitButton busy={login.isPending || login.isSuccess} disabled={!form.isValid()} size="md">
          Login
        </SubmitButton>
      </Stack>
    </form>
  );
};
