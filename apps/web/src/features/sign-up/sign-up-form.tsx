import type { Role } from '@forte/contract';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { focusFirstError } from '#core/focus-first-error.ts';
import { submitOnEnter } from '#core/submit-on-enter.ts';
import { LastingErrorBanner } from '#ui/lasting-error-banner.tsx';
import { CompanyFields, PositionFields } from './employer-fields.tsx';
import { ContactFields, FormEnd, NameFields } from './shared-fields.tsx';
import { emptySignUp, type SignUpValues, signUpErrors, withKnown } from './sign-up-values.ts';
import { useRegisterDetail } from './use-register-detail.ts';
import { useSignUp } from './use-sign-up.ts';

const useSignUpForm = (role: Role) => {
  const form = useForm<SignUpValues>({
    initialValues: emptySignUp,
    validate: signUpErrors(role),
    validateInputOnBlur: true,
  });
  const known = useRegisterDetail(role);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it arrives
  useEffect(() => {
    if (known !== undefined) form.setValues(withKnown(form.getValues(), known));
  }, [known]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other role words some sentences otherwise
  useEffect(() => {
    for (const path of Object.keys(form.errors)) form.validateField(path);
  }, [role]);
  return form;
};

/** The sign-up of who looks for a job (SIGN-02) and of who looks to hire (SIGN-03): one form, so that both keep what they share. */
export const SignUpForm = ({ role }: { role: Role }) => {
  const element = useRef<HTMLFormElement>(null);
  const form = useSignUpForm(role);
  const { submit, busy, lasting } = useSignUp(role, form);
  const onSubmit = form.onSubmit(
    (values) => void submit(values, element.current),
    () => focusFirstError(element.current),
  );
  const isEmployer = role === 'employer';
  return (
    <form
      ref={element}
      onSubmit={onSubmit}
      onKeyDown={submitOnEnter(onSubmit)}
      noValidate
      aria-label={isEmployer ? 'Employer sign-up' : 'Employee sign-up'}
    >
      <Stack>
        {isEmployer && <CompanyFields form={form} />}
        <NameFields form={form} />
        {isEmployer && <PositionFields form={form} />}
        <ContactFields form={form} />
        <LastingErrorBanner error={lasting} onRetry={onSubmit} />
        <FormEnd form={form} busy={busy} />
      </Stack>
    </form>
  );
};
