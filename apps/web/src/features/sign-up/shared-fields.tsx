import { Anchor, SimpleGrid, Text, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { countryOf } from '#ui/fields/dial-countries.ts';
import { EmailField } from '#ui/fields/email-field.tsx';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import type { SignUpForm } from './sign-up-values.ts';
import { TermsField } from './terms-field.tsx';

type FieldsProps = { readonly form: SignUpForm };

export const NameFields = ({ form }: FieldsProps) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextInput
      label="First Name"
      autoComplete="given-name"
      dir="auto"
      required
      {...form.getInputProps('firstName')}
    />
    <TextInput
      label="Last Name"
      autoComplete="family-name"
      dir="auto"
      required
      {...form.getInputProps('lastName')}
    />
  </SimpleGrid>
);

export const ContactFields = ({ form }: FieldsProps) => {
  const password = form.getInputProps('password');
  const leavePassword = () => {
    password.onBlur?.();
    if (form.getValues().confirmPassword !== '') form.validateField('confirmPassword');
  };
  return (
    <>
      <PhoneField
        label="Contact Number"
        required
        {...form.getInputProps('mobile')}
        onCountry={(iso) => form.setFieldValue('country', countryOf(iso).name)}
      />
      <EmailField label="Email address" {...form.getInputProps('email')} />
      <NewPasswordField label="Password" {...password} onBlur={leavePassword} />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        {...form.getInputProps('confirmPassword')}
      />
    </>
  );
};

export const FormEnd = ({ form, busy }: FieldsProps & { readonly busy: boolean }) => (
  <>
    <TermsField {...form.getInputProps('agreed', { type: 'checkbox' })} />
    <SubmitButton busy={busy} disabled={!form.isValid()} size="md">
      Signup
    </SubmitButton>
    <Text>
      Already have an account?{' '}
      <Anchor component={Link} to={paths.loginShort}>
        Login
      </Anchor>
    </Text>
  </>
);
