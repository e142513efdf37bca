import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/render.tsx';
import { ChipsField } from './chips-field.tsx';

const Form = ({ most }: { most?: number }) => {
  const [chips, setChips] = useState<string[]>([]);
  return (
    <>
      <ChipsField label="Skills" value={chips} onChange={setChips} {...(most ? { most } : {})} />
      <output>{chips.join('|')}</output>
    </>
  );
};

const input = () => screen.getByRole('combobox', { name: 'Skills' });
const chips = () => screen.getByRole('status').textContent;

test('commas and Enter make chips; what stays in the box counts when leaving it', async () => {
  const { user } = show(<Form />);
  await user.type(input(), 'SQL, C++{Enter}  .NET ');
  await user.tab();
  expect(chips()).toBe('SQL|C++|.NET');
});

test('a pasted list is split, and doubles are dropped as a search would compare them', async () => {
  const { user } = show(<Form />);
  await user.click(input());
  await user.paste('Díaz, diaz ,C, C++, c++,, C#');
  expect(chips()).toBe('Díaz|C|C++|C#');
});

test('no more chips than the limit', async () => {
  const { user } = show(<Form most={2} />);
  await user.click(input());
  await user.paste('a,b,c');
  expect(chips()).toBe('a|b');
});

test('Backspace removes the last chip', async () => {
  const { user } = show(<Form />);
  await user.type(input(), 'a,b,{Backspace}');
  expect(chips()).toBe('a');
});
