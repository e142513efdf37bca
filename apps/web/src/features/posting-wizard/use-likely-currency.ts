import { defaultCurrency } from '@forte/contract';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { currencyOf } from '#core/country-currency.ts';
import type { Basics } from './draft.ts';

/**
 * Until a salary is typed or a currency chosen, the currency is the one of the job's country, else the one of the
 * employer's last posting. What stands beside a typed amount never changes by itself.
 */
export const useLikelyCurrency = (
  form: UseFormReturnType<Basics>,
  lastCurrency: string | undefined,
): void => {
  const likely = currencyOf(form.values.country) ?? lastCurrency;
  const followed = useRef<string>(defaultCurrency);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows when another one is likely, not at each render
  useEffect(() => {
    const { salary, currency } = form.getValues();
    if (likely === undefined || salary !== null || currency !== followed.current) return;
    followed.current = likely;
    if (currency !== likely) form.setFieldValue('currency', likely);
  }, [likely]);
};
