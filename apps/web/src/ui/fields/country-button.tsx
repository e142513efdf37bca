import { Button, type ButtonProps } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { DialCountry } from './dial-countries.ts';

type CountryButtonProps = ButtonProps & {
  readonly country: DialCountry;
  readonly isOpen?: boolean;
  readonly onClick: () => void;
  readonly 'aria-busy'?: boolean;
};

/** The country of a phone number, whose list it opens. What holds the list gives the rest. */
export const CountryButton = ({ country, isOpen = false, ...target }: CountryButtonProps) => (
  <Button
    {...target}
    variant="default"
    fw={400}
    px="sm"
    h="auto"
    rightSection={<IconChevronDown size={16} />}
    aria-label={`${country.iso} +${country.dial}, country: ${country.name}`}
    aria-haspopup="listbox"
    aria-expanded={isOpen}
  >
    {country.iso} +{country.dial}
  </Button>
);
