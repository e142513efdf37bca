import { defaultCurrency, type ProfileView } from '@forte/contract';
import { currencyOf } from '#core/country-currency.ts';

type Pay = Pick<
  ProfileView,
  'annualSalary' | 'annualSalaryCurrency' | 'expectedSalary' | 'expectedSalaryCurrency' | 'country'
>;

/** What a pay that is not stated yet will be in: the currency of the other pay, else of where somebody lives. */
export const likelyCurrency = (profile: Pay): string => {
  if (profile.annualSalary !== null) return profile.annualSalaryCurrency;
  if (profile.expectedSalary !== null) return profile.expectedSalaryCurrency;
  return currencyOf(profile.country) ?? defaultCurrency;
};
