import { useForm } from '@mantine/form';
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Basics, emptyDraft } from './draft.ts';
import { useLikelyCurrency } from './use-likely-currency.ts';

type Given = { readonly last?: string | undefined };

const open = (initial: Partial<Basics> = {}) => {
  const { result, rerender } = renderHook(
    ({ last }: Given) => {
      const form = useForm<Basics>({ initialValues: { ...emptyDraft().basics, ...initial } });
      useLikelyCurrency(form, last);
      return form;
    },
    { initialProps: {} },
  );
  const fill = (values: Partial<Basics>) => act(() => result.current.setValues(values));
  return {
    fill,
    learn: (last: string) => rerender({ last }),
    currency: () => result.current.values.currency,
  };
};

test('a new posting pays as the last one did, and where the job is decides over that', () => {
  const { fill, learn, currency } = open();
  expect(currency()).toBe('USD');
  learn('EUR');
  expect(currency()).toBe('EUR');
  fill({ country: 'India' });
  expect(currency()).toBe('INR');
  fill({ country: 'Tuvalu' });
  expect(currency()).toBe('EUR');
});

test('beside a typed salary, and once chosen, the currency stays', () => {
  const typed = open();
  typed.fill({ salary: 90_000 });
  typed.fill({ country: 'India' });
  expect(typed.currency()).toBe('USD');
  const chosen = open();
  chosen.fill({ currency: 'CHF' });
  chosen.learn('EUR');
  chosen.fill({ country: 'India' });
  expect(chosen.currency()).toBe('CHF');
});

test('a kept draft and a posting that is edited keep theirs', () => {
  const kept = open({ currency: 'GBP' });
  kept.learn('EUR');
  expect(kept.currency()).toBe('GBP');
  const edited = open({ currency: 'USD', salary: 1, country: 'India' });
  expect(edited.currency()).toBe('USD');
});
