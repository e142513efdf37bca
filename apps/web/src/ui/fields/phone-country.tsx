import { useEffect } from 'react';
import { late } from '#core/late.tsx';
import { showAlert } from '#core/messages.ts';
import { useLateOpening } from '#core/use-late-opening.ts';
import { whenIdle } from '#core/when-idle.ts';
import { CountryButton } from './country-button.tsx';
import type { DialCountry } from './dial-countries.ts';

type PhoneCountryProps = {
  readonly country: DialCountry;
  readonly onChange: (country: DialCountry) => void;
};

const CountryList = late(() => import('./country-list.tsx'), 'CountryList');

/** The country of a phone number: most keep the one that stands there, so that the list stands here only once it is asked for. */
export const PhoneCountry = (props: PhoneCountryProps) => {
  const { isHere, isComing, open } = useLateOpening({
    load: CountryList.load,
    what: 'The countries',
    tell: showAlert,
  });
  useEffect(() => whenIdle(() => void CountryList.load().catch(() => undefined)), []); // told when it is asked for
  if (isHere) return <CountryList {...props} />;
  return <CountryButton country={props.country} onClick={open} aria-busy={isComing} />;
};
