import { TextInput, type TextInputProps } from '@mantine/core';

/**
 * An e-mail address. Not `type="email"`, by which a browser rewrites what is typed (outer spaces, international domains)
 * and judges it by a rule of its own; keyboard and autofill are the same.
 */
export const EmailField = (props: TextInputProps) => (
  <TextInput
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    required
    {...props}
  />
);
