import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/render.tsx';
import { ChipsField } from './chips-field.tsx';

const Form = ({ most, data }: { most?: number; data?: string[] }) => {
  const [chips, setChips] = useState<string[]>([]);
  return (
    <>
      <ChipsField
        label="Skills"
        value={chips}
        onChange={setChips}
        {...(most ? { most } : {})}
        {...(data ? { data } : {})}
      />
      <output data-testid="chips">{chips.join('|')}</output>
    </>
  );
};

const input = () => screen.getByRole('combobox', { name: 'Skills' });
const chips = () => screen.getByTestId('chips').textContent;

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

test('quotes keep a comma inside one entry, typed or pasted', async () => {
  const { user } = show(<Form />);
  await user.type(input(), '"Korea, Republic of",C#{Enter}');
  expect(chips()).toBe('Korea, Republic of|C#');
  await user.click(input());
  await user.paste('"Washington, D.C."');
  expect(chips()).toBe('Korea, Republic of|C#|Washington, D.C.');
});

test('what is chosen is one entry, whatever it holds', async () => {
  const { user } = show(<Form data={['Korea, Republic of', 'India']} />);
  await user.type(input(), 'korea');
  await user.click(await screen.findByRole('option', { name: 'Korea, Republic of' }));
  expect(chips()).toBe('Korea, Republic of');
});

test('a pasted column or a list with semicolons is split', async () => {
  const { user } = show(<Form />);
  await user.click(input());
  await user.paste('SQL\r\nTableau\n; Splunk;dbt');
  expect(chips()).toBe('SQL|Tableau|Splunk|dbt');
});

test('what does not fit any more is told at the field, and the words go with the next change', async () => {
  const { user } = show(<Form most={2} />);
  await user.type(input(), 'a,b,c{Enter}');
  expect(chips()).toBe('a|b');
  expect(screen.getByText('At most 2: “c” left out.')).toBeTruthy();
  await user.type(input(), '{Backspace}');
  expect(screen.queryByText(/left out/)).toBeNull();
});
