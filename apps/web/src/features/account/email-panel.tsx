import { CallError, emailChangeRoutes } from '@forte/contract';
import { Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { sentenceOf, useSend } from '#core/calls.ts';
import { startWait } from '#core/code-timer.ts';
import { bodyResolver, showRefusal } from '#core/form-errors.ts';
import { showAlert } from '#core/messages.ts';
import { toast } from '#core/toast.ts';
import { Bone } from '#ui/bone.tsx';
import { EmailField } from '#ui/fields/email-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { Loaded } from '#ui/page-states.tsx';
import { Panel } from '#ui/panel.tsx';
import { FieldShapes, Shapes } from '#ui/shapes.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { EmailCodeForm } from './email-code-form.tsx';
import { useEmailChange } from './use-email-change.ts';

const route = emailChangeRoutes.sendEmailCode;
const names = { email: 'emailId' };

/** The new address and the password; then a code goes there. */
const NewEmailForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: bodyResolver(route.body, names),
    validateInputOnBlur: true,
  });
  const asking = useSend(route, {
    onSuccess: ({ message }, { body }) => {
      startWait('email-change');
      toast('1', message);
      onSent(body.email.trim());
    },
    onError: (error, { body }) => {
      const message = showRefusal(form, error, names);
      // Asked for a moment ago, perhaps from another tab: that code is still good.
      if (error instanceof CallError && error.status === 429 && (error.retryAfter ?? 999) <= 120) {
        startWait('email-change', error.retryAfter);
        onSent(body.email.trim());
      }
      if (message !== undefined) showAlert('0', message);
    },
  });
  return (
    <form onSubmit={form.onSubmit((body) => asking.mutate({ body }))} noValidate aria-label="New email">
      <Stack align="stretch">
        <EmailField label="New email" {...form.getInputProps('email')} />
        <PasswordField
          label="Password"
          description="So that nobody else can change it"
          autoComplete="current-password"
          required
          {...form.getInputProps('password')}
        />
        <SubmitButton busy={asking.isPending} disabled={!form.isValid()}>
          Send code
        </SubmitButton>
      </Stack>
    </form>
  );
};

const LoggedInWith = ({ email }: { email: ReactNode }) => (
  <Text>You log in with {email}. Another address counts once a code that we mail there proves it.</Text>
);

const Shape = () => (
  <Shapes>
    <Stack>
      <LoggedInWith email={<Bone width="12rem" />} />
      <FieldShapes count={2} />
      <Bone width="100%" shape="field" />
    </Stack>
  </Shapes>
);

/** The address that the candidate logs in with, and the change of it (PROF-14). */
export const EmailPanel = () => {
  const { profile, waiting, wait } = useEmailChange();
  return (
    <Panel title="Email">
      <Loaded query={profile} sentenceOf={sentenceOf} loading={<Shape />}>
        {({ data: { email } }) => (
          <Stack>
            <LoggedInWith email={<strong>{email}</strong>} />
            {waiting === null ? (
              <NewEmailForm onSent={wait} />
            ) : (
              <EmailCodeForm email={waiting} onDone={() => wait(null)} onOther={() => wait(null)} />
            )}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
};
