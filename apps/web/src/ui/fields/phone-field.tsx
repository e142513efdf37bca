import { Group, Input } from '@mantine/core';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { countryOf, countryOfNumber, type DialCountry } from './dial-countries.ts';
import { PhoneCountry } from './phone-country.tsx';
import { nationalPart, readPhone, withoutCountry } from './phone-number.ts';

type PhoneFieldProps = {
  readonly label: string;
  /** `+` and digits with the country code; '' while nothing is typed. */
  readonly value?: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly error?: ReactNode;
  readonly description?: ReactNode;
  readonly required?: boolean;
  /** The country chosen at first (§9: India). */
  readonly country?: string;
  /** Tells the country's ISO code, at first and whenever another one is chosen, typed or pasted. */
  readonly onCountry?: (iso: string) => void;
};

/** What stands in the input, letter by letter as typed, and the value that was read from it. */
type Entry = { readonly typed: string; readonly country: DialCountry; readonly value: string };

const entryOfStored = (value: string, fallback: DialCountry): Entry => {
  const country = (value === '' ? undefined : countryOfNumber(value, fallback)) ?? fallback;
  return { typed: nationalPart(value, country), country, value };
};

const useEntry = ({ value = '', country = 'IN', onChange, onCountry }: PhoneFieldProps) => {
  const [entered, setEntered] = useState(() => entryOfStored(value, countryOf(country)));
  // Another value than the one read here comes from outside: a prefill, or a form that was emptied.
  const entry = entered.value === value ? entered : entryOfStored(value, entered.country);
  const { iso } = entry.country;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when the country is another one, not at each render
  useEffect(() => onCountry?.(iso), [iso]);
  const enter = (typed: string, chosen: DialCountry) => {
    const reading = readPhone(typed, chosen);
    setEntered({ typed, ...reading });
    onChange(reading.value);
  };
  return {
    entry,
    type: (typed: string) => enter(typed, entry.country),
    choose: (chosen: DialCountry) => enter(withoutCountry(entry.typed, entry.country), chosen),
  };
};

/**
 * A phone number with the country's code beside it (SIGN-02). What is typed stays as it is typed; a number with its plus,
 * pasted, filled in or typed, picks its country.
 */
export const PhoneField = (props: PhoneFieldProps) => {
  const { label, onBlur, error, description, required = false } = props;
  const { entry, type, choose } = useEntry(props);
  return (
    <Input.Wrapper id={useId()} {...{ label, description, error, required }}>
      <Group gap="xs" wrap="nowrap" align="stretch" mb={error ? 5 : 0} mt={description ? 5 : 0}>
        <PhoneCountry country={entry.country} onChange={choose} />
        <Input
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          flex={1}
          my={0} // its distance to the sentences is the group's, so that the button is as high
          error={Boolean(error)}
          required={required}
          value={entry.typed}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </Group>
    </Input.Wrapper>
  );
};
