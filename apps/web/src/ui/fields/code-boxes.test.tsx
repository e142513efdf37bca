import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { show } from '#testing/render.tsx';
import { CodeBoxes } from './code-boxes.tsx';
import { noDigits } from './code-digits.ts';

const Form = () => {
  const [digits, setDigits] = useState(noDigits);
  return <CodeBoxes label="The code" value={digits} onChange={setDigits} />;
};

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => boxes().map((box) => box.value);
const focused = () => boxes().indexOf(document.activeElement as HTMLInputElement);

test('typing moves on, Backspace in an empty box moves back', async () => {
  const { user } = show(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.keyboard('12');
  expect(shown()).toEqual(['1', '2', '', '']);
  expect(focused()).toBe(2);
  await user.keyboard('{Backspace}');
  expect(focused()).toBe(1);
  await user.keyboard('{Backspace}');
  expect(shown()).toEqual(['1', '', '', '']);
});

test('letters are not taken; a digit typed over another replaces it', async () => {
  const { user } = show(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.keyboard('x7');
  expect(shown()).toEqual(['7', '', '', '']);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.keyboard('3');
  expect(shown()).toEqual(['3', '', '', '']);
});

test.each([
  ['12-34', ['1', '2', '3', '4']],
  [' 98 76 54', ['9', '8', '7', '6']],
  ['5x', ['5', '', '', '']],
])('a paste of %o fills the boxes from the first', async (text, expected) => {
  const { user } = show(<Form />);
  await user.click(boxes()[2] as HTMLInputElement);
  await user.paste(text);
  expect(shown()).toEqual(expected);
});

test('a phone fills the whole code in at the first box', () => {
  show(<Form />);
  const [first] = boxes();
  expect(first?.autocomplete).toBe('one-time-code');
  fireEvent.change(first as HTMLInputElement, { target: { value: '4821' } });
  expect(shown()).toEqual(['4', '8', '2', '1']);
});

test('the boxes are one group with a name, each with its place', () => {
  show(<Form />);
  expect(screen.getByRole('group', { name: 'The code' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Digit 3 of 4' })).toBeDefined();
});
