import { Anchor, SimpleGrid, Text, TextInput } from '@mantine/core';
import type { GetInputProps } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import { paths } from '#core/paths.ts';
import { NewPasswordField } from '#ui/fields/new-password-field.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PhoneField } from '#ui/fields/phone-field.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { TermsField } from './terms-field.tsx';

type Field = 'firstName' | 'lastName' | 'mobile' | 'email' | 'password' | 'confirmPassword';
/** What `form.getInputProps` of either form gives. */
type InputProps = (name: Field) => ReturnType<GetInputProps<Record<Field, string>>>;

export const NameFields = ({ inputProps }: { inputProps: InputProps }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }}>
    <TextInput label="First Name" autoComplete="given-name" required {...inputProps('firstName')} />
    <TextInput label="Last Name" autoComplete="family-name" required {...inputProps('lastName')} />
  </SimpleGrid>
);

type ContactProps = { readonly inputProps: InputProps; readonly onCountry?: (iso: string) => void };

export const ContactFields = ({ inputProps, onCountry }: ContactProps) => (
  <>
    <PhoneField
      label="Contact Number"
      required
      {...inputProps('mobile')}
      {...(onCountry ? { onCountry } : {})}
    />
    <TextInput label="Email address" type="email" autoComplete="email" required {...inputProps('email')} />
    <NewPasswordField label="Password" {...inputProps('password')} />
    <PasswordField
      label="Confirm Password"
      autoComplete="new-password"
      required
      {...inputProps('confirmPassword')}
    />
  </>
);

type EndProps = {
  readonly agreed: boolean;
  readonly onAgreed: (agreed: boolean) => void;
  readonly busy: boolean;
  readonly valid: boolean;
};

export const FormEnd = ({ agreed, onAgreed, busy, valid }: EndProps) => (
  <>
    <TermsField checked={agreed} onChange={onAgreed} />
    <SubmitButton busy={busy} disabled={!agreed || !valid} size="md">
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
