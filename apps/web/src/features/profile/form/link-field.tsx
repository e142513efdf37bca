import { linkMeant } from '@forte/contract';
import { TextInput, type TextInputProps } from '@mantine/core';
import type { FocusEvent } from 'react';

type LinkFieldProps = Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> & {
  readonly network: Parameters<typeof linkMeant>[0];
  readonly value?: string;
  readonly onChange?: (link: string) => void;
  readonly onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
};

/** A link. A name on the network, or an address without https, becomes the link that is meant when the field is left. */
export const LinkField = ({ network, value = '', onChange, onBlur, ...field }: LinkFieldProps) => (
  <TextInput
    inputMode="url"
    autoCapitalize="none"
    spellCheck={false}
    placeholder={network === 'Blog' ? 'example.com' : '@name, or the link'}
    {...field}
    value={value}
    onChange={({ currentTarget }) => onChange?.(currentTarget.value)}
    onBlur={(event) => {
      const link = linkMeant(network, value);
      if (link !== value) onChange?.(link);
      onBlur?.(event);
    }}
  />
);
