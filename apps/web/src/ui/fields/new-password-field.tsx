import { isCommonPassword } from '@forte/contract';
import { Stack, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & { readonly value?: string };

/** A password that is being chosen, with its rules before it and a warning for one that is guessed first (PWD-05). */
export const NewPasswordField = (props: NewPasswordFieldProps) => (
  <Stack gap={4}>
    <PasswordField
      description="8 to 50 characters, with a capital letter and one of !@#$%^&*"
      autoComplete="new-password"
      required
      {...props}
    />
    {props.value && isCommonPassword(props.value) && (
      <Text size="sm" role="status" c="var(--forte-warning)">
        This password is very common and easily guessed. You can use it, but another one protects you better.
      </Text>
    )}
  </Stack>
);
