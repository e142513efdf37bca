import { Group, Input, InputBase } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { countryOf, countryOfNumber, type DialCountry } from './dial-countries.ts';
import { PhoneCountry } from './phone-country.tsx';

type PhoneFieldProps = {
  readonly label: string;
  /** `+` and digits with the country code; '' while no digit is typed. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  /** The country chosen at first (§9: India). */
  readonly country?: string;
  /** Tells the country's ISO code when another one is chosen. */
  readonly onCountry?: (iso: string) => void;
};

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits after the country code, as the input shows them. */
const nationalPart = (value: string, { dial }: DialCountry): string => {
  const digits = digitsOf(value);
  return digits.startsWith(dial) ? digits.slice(dial.length) : digits;
};

/** A phone number: the country's code beside it, digits only (SIGN-02). A number pasted with its plus picks the country. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, value = '', onChange, onBlur, error, description, required = false } = props;
  const { country = 'IN', onCountry } = props;
  const id = useId();
  const [chosen, setChosen] = useState(() => countryOf(country));
  const fits = value === '' || digitsOf(value).startsWith(chosen.dial);
  const shown = fits ? chosen : (countryOfNumber(value) ?? chosen);

  const choose = (of: DialCountry, national: string) => {
    setChosen(of);
    if (of !== shown) onCountry?.(of.iso);
    onChange(national === '' ? '' : `+${of.dial}${national}`);
  };
  const type = (text: string) => {
    const named = text.trim().startsWith('+') ? countryOfNumber(text) : undefined;
    if (named === undefined) choose(shown, digitsOf(text));
    else choose(named, nationalPart(text, named));
  };
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Input.Label htmlFor={id} required={required}>
        {label}
      </Input.Label>
      {description && <Input.Description id={`${id}-description`}>{description}</Input.Description>}
      <Group gap="xs" wrap="nowrap" align="flex-start">
        <PhoneCountry country={shown} onChange={(of) => choose(of, nationalPart(value, shown))} />
        <InputBase
          id={id}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          flex={1}
          error={Boolean(error)}
          aria-describedby={describedBy}
          required={required}
          value={nationalPart(value, shown)}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </Group>
      {error && (
        <Input.Error id={`${id}-error`} mt={5}>
          {error}
        </Input.Error>
      )}
    </div>
  );
};
