import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/render.tsx';
import { NumberField } from './number-field.tsx';

const Form = ({ fractions = false }: { fractions?: boolean }) => {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <NumberField label="Salary" fractions={fractions} value={value} onChange={setValue} />
      <output>{String(value)}</output>
      <button type="button" onClick={() => setValue(7)}>
        Prefill
      </button>
    </>
  );
};

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Salary' });
const value = () => screen.getByRole('status').textContent;

test.each([
  ['120000', '120,000', '120000'],
  ['1,20,000', '120,000', '120000'],
  ['-5', '-5', '-5'],
  ['-', '-', 'NaN'],
  ['1.5', '1.5', '1.5'],
  ['120.000', '120.000', 'NaN'],
  ['120.', '120.', 'NaN'],
])('%s stays as %s, and is %s', async (typed, shown, told) => {
  const { user } = show(<Form />);
  await user.type(field(), typed);
  expect(field().value).toBe(shown);
  expect(value()).toBe(told);
  await user.clear(field());
  expect(value()).toBe('null');
});

test('a filter takes fractions, also while they are typed', async () => {
  const { user } = show(<Form fractions />);
  await user.type(field(), '2.');
  expect(value()).toBe('2');
  await user.type(field(), '50');
  expect(field().value).toBe('2.50');
  expect(value()).toBe('2.5');
});

test('a value that is set from outside takes the place of what was typed', async () => {
  const { user } = show(<Form />);
  await user.type(field(), '-');
  await user.click(screen.getByRole('button', { name: 'Prefill' }));
  expect(field().value).toBe('7');
});
