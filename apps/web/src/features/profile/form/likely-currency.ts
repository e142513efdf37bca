import { defaultCurrency, type ProfileView } from '@forte/contract';

/** Currencies with the countries where people are paid in them, by ISO code. */
const paidIn: Readonly<Record<string, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  AED: 'AE',
  ARS: 'AR',
  AUD: 'AU',
  BDT: 'BD',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CLP: 'CL',
  CNY: 'CN',
  COP: 'CO',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EGP: 'EG',
  GBP: 'GB GG IM JE',
  GHS: 'GH',
  HKD: 'HK',
  HUF: 'HU',
  IDR: 'ID',
  ILS: 'IL',
  INR: 'IN',
  JPY: 'JP',
  KES: 'KE',
  KRW: 'KR',
  LKR: 'LK',
  MAD: 'MA',
  MXN: 'MX',
  MYR: 'MY',
  NGN: 'NG',
  NOK: 'NO',
  NPR: 'NP',
  NZD: 'NZ',
  PEN: 'PE',
  PHP: 'PH',
  PKR: 'PK',
  PLN: 'PL',
  QAR: 'QA',
  RON: 'RO',
  RSD: 'RS',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TRY: 'TR',
  TWD: 'TW',
  UAH: 'UA',
  VND: 'VN',
  ZAR: 'ZA',
};

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The currency of a country by its name; the usual one where it is not known. */
const currencyOf = (country: string): string =>
  Object.entries(paidIn).find(([, countries]) =>
    countries.split(' ').some((iso) => names.of(iso) === country),
  )?.[0] ?? defaultCurrency;

type Pay = Pick<
  ProfileView,
  'annualSalary' | 'annualSalaryCurrency' | 'expectedSalary' | 'expectedSalaryCurrency' | 'country'
>;

/** What a pay that is not stated yet will be in: the currency of the other pay, else of where somebody lives. */
export const likelyCurrency = (profile: Pay): string => {
  if (profile.annualSalary !== null) return profile.annualSalaryCurrency;
  if (profile.expectedSalary !== null) return profile.expectedSalaryCurrency;
  return currencyOf(profile.country);
};
