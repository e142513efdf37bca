import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/render.tsx';
import { PhoneField } from './phone-field.tsx';

const Form = ({ initial = '' }: { initial?: string }) => {
  const [value, setValue] = useState(initial);
  const [iso, setIso] = useState('');
  return (
    <>
      <PhoneField label="Contact Number" value={value} onChange={setValue} onCountry={setIso} />
      <output>{value}</output>
      <output>{iso}</output>
      <button type="button" onClick={() => setValue('+46701234567')}>
        Prefill
      </button>
    </>
  );
};

const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact Number' });
const country = () => screen.getByRole('button', { name: /country: / });
const outputs = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const value = () => outputs()[0];
const told = () => outputs()[1];

test('India at first, and told so; what is typed stays as it is typed', async () => {
  const { user } = show(<Form />);
  expect(country().textContent).toBe('IN +91');
  expect(told()).toBe('IN');
  await user.type(number(), '98 76-543 210');
  expect(number().value).toBe('98 76-543 210');
  expect(value()).toBe('+919876543210');
});

test('a letter is neither hidden nor dropped, so that its sentence can be told', async () => {
  const { user } = show(<Form />);
  await user.type(number(), '98a76');
  expect(number().value).toBe('98a76');
  expect(value()).toBe('+9198a76');
});

test('the caret stays where a digit is put in', async () => {
  const { user } = show(<Form />);
  await user.type(number(), '98 765');
  await user.type(number(), '0', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(number().value).toBe('980 765');
  expect(number().selectionStart).toBe(3);
});

test('another country is found by a part of its name and keeps the digits', async () => {
  const { user } = show(<Form />);
  await user.type(number(), '701234567');
  await user.click(country());
  await user.type(await screen.findByLabelText('Search country'), 'swed');
  await user.click(screen.getByRole('option', { name: 'Sweden (+46)' }));
  expect(value()).toBe('+46701234567');
  expect(number().value).toBe('701234567');
});

test.each([
  ['+41 79 424 24 36', 'CH', '+41794242436'],
  ['0041 79 424 24 36', 'CH', '+41794242436'],
  ['(+41) 79 424 24 36', 'CH', '+41794242436'],
])('a paste of %s picks its country and stays as it is', async (text, iso, expected) => {
  const { user } = show(<Form />);
  await user.click(number());
  await user.paste(text);
  expect(country().textContent).toBe('CH +41');
  expect([told(), value()]).toEqual([iso, expected]);
  expect(number().value).toBe(text);
  await user.click(country());
  await user.type(await screen.findByLabelText('Search country'), '+49{Enter}');
  expect([told(), value(), number().value]).toEqual(['DE', '+49794242436', '794242436']);
});

test('what a browser fills in is not taken for a number of the chosen country', () => {
  show(<Form />);
  expect(number().autocomplete).toBe('tel');
  fireEvent.input(number(), { target: { value: '+49 176 12345678' } });
  expect([told(), value()]).toEqual(['DE', '+4917612345678']);
});

test('a number that comes from outside is shown with its country', async () => {
  const { user } = show(<Form />);
  await user.type(number(), '98 76');
  await user.click(screen.getByRole('button', { name: 'Prefill' }));
  expect([country().textContent, number().value, told()]).toEqual(['SE +46', '701234567', 'SE']);
});

test('a stored number shows under its country, and emptied it is no number', async () => {
  const { user } = show(<Form initial="+46701234567" />);
  expect(country().textContent).toBe('SE +46');
  expect(number().value).toBe('701234567');
  await user.clear(number());
  expect(value()).toBe('');
  expect(country().textContent).toBe('SE +46');
});
