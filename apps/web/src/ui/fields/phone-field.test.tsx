import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/render.tsx';
import { countryOfNumber, searchCountries } from './dial-countries.ts';
import { PhoneField } from './phone-field.tsx';

const Form = ({ initial = '' }: { initial?: string }) => {
  const [value, setValue] = useState(initial);
  return (
    <>
      <PhoneField label="Contact Number" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
};

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact Number' });
const country = () => screen.getByRole('button', { name: /country: / });
const value = () => screen.getByRole('status').textContent;

test('India at first; digits only', async () => {
  const { user } = show(<Form />);
  expect(country().textContent).toBe('IN +91');
  await user.type(number(), '98a76-54');
  expect(number().value).toBe('987654');
  expect(value()).toBe('+91987654');
});

test('another country is found by a part of its name and keeps the digits', async () => {
  const { user } = show(<Form />);
  await user.type(number(), '701234567');
  await user.click(country());
  await user.type(screen.getByLabelText('Search country'), 'swed');
  await user.click(screen.getByRole('option', { name: 'Sweden (+46)' }));
  expect(value()).toBe('+46701234567');
  expect(number().value).toBe('701234567');
});

test('a pasted international number picks its country', async () => {
  const { user } = show(<Form />);
  await user.click(number());
  await user.paste('+44 20 7946 0958');
  expect(country().textContent).toBe('GB +44');
  expect(value()).toBe('+442079460958');
});

test('a stored number shows under its country, and emptied it is no number', async () => {
  const { user } = show(<Form initial="+46701234567" />);
  expect(country().textContent).toBe('SE +46');
  expect(number().value).toBe('701234567');
  await user.clear(number());
  expect(value()).toBe('');
  expect(country().textContent).toBe('SE +46');
});

test('countries are found by name, dial code and ISO code, without accents', () => {
  const first = (text: string) => searchCountries(text)[0]?.iso;
  expect(first('+46')).toBe('SE');
  expect(first('se')).toBe('SE');
  expect(first('reunion')).toBe('RE');
  expect(first('zzz')).toBeUndefined();
  expect(countryOfNumber('+18095551234')?.iso).toBe('DO');
  expect(countryOfNumber('+12125551234')?.iso).toBe('US');
});
