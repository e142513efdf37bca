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

const places = [0, 1, 2, 3];
const pastes = [
  ['1234', ['1', '2', '3', '4']],
  [' 12 34 ', ['1', '2', '3', '4']],
  ['12-34', ['1', '2', '3', '4']],
  ['code: 987654', ['9', '8', '7', '6']],
  ['１２３４', ['1', '2', '3', '4']],
  ['٤٣٢١', ['4', '3', '2', '1']],
  ['5x', ['5', '', '', '']],
  ['none', ['', '', '', '']],
] as const;

test.each(places.flatMap((place) => pastes.map(([text, expected]) => ({ place, text, expected }))))(
  'a paste of "$text" into box $place fills the boxes from the first',
  async ({ place, text, expected }) => {
    const { user } = show(<Form />);
    await user.click(boxes()[place] as HTMLInputElement);
    await user.paste(text);
    expect(shown()).toEqual(expected);
  },
);

test.each(places)('a whole code that is filled in at box %i fills all', async (place) => {
  const { user } = show(<Form />);
  await user.click(boxes()[3] as HTMLInputElement);
  await user.keyboard('9');
  const box = boxes()[place] as HTMLInputElement;
  expect(box.autocomplete).toBe('one-time-code');
  expect(box.inputMode).toBe('numeric');
  fireEvent.input(box, { target: { value: '4821' } });
  expect(shown()).toEqual(['4', '8', '2', '1']);
  expect(focused()).toBe(3);
});

test('digits of other keyboards are digits', async () => {
  const { user } = show(<Form />);
  await user.click(boxes()[0] as HTMLInputElement);
  await user.keyboard('１٢३4');
  expect(shown()).toEqual(['1', '2', '3', '4']);
});

test('the arrow keys move between the boxes', async () => {
  const { user } = show(<Form />);
  await user.click(boxes()[1] as HTMLInputElement);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}7');
  expect(shown()).toEqual(['', '', '7', '']);
});

test('the boxes are one group with a name, each with its place', () => {
  show(<Form />);
  expect(screen.getByRole('group', { name: 'The code' })).toBeDefined();
  expect(screen.getByRole('textbox', { name: 'Digit 3 of 4' })).toBeDefined();
});
