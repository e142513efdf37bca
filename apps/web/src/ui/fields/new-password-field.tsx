import { isCommonPassword, passwordStrength, passwordStrengths } from '@forte/contract';
import { Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import classes from './new-password-field.module.css';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & { readonly value?: string };

const StrengthHint = ({ password }: { password: string }) => {
  const strength = passwordStrength(password);
  const reached = passwordStrengths.indexOf(strength);
  return (
    <div className={classes.hint} data-strength={strength}>
      <span className={classes.bars} aria-hidden>
        {passwordStrengths.map((step, at) => (
          <span key={step} data-filled={at <= reached || undefined} />
        ))}
      </span>
      <Text size="sm" span>
        Strength: {strength}
      </Text>
    </div>
  );
};

/** A password that is being chosen, with its rules before it, a hint at its strength and a warning (PWD-05). */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <Stack gap={4}>
    <PasswordField
      description="8 to 50 characters, with a capital letter and one of !@#$%^&*"
      autoComplete="new-password"
      required
      {...props}
    />
    <div role="status">
      {props.value && <StrengthHint password={props.value} />}
      {props.value && isCommonPassword(props.value) && (
        <Text size="sm" c="var(--forte-warning)">
          This password is very common and easily guessed. You can use it, but another one protects you
          better.
        </Text>
      )}
    </div>
  </Stack>
);
