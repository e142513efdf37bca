/** The wordmark, drawn upright and slanted by 12 degrees: what is filled, what is drawn with a pen, and the second piece. */
export const wordmark = {
  viewBox: '4.6 2.5 70.8 24',
  ratio: 70.8 / 24,
  slant: 'matrix(1 0 -.2126 1 5.6 0)',
  f: 'M6 26V9.6A6.6 6.6 0 0 1 12.6 3H15.8V7.1H12.8A2.5 2.5 0 0 0 10.3 9.6V10.2H8.5V15.9H10.3V26ZM2.2 11H6.2V15H2.2Z',
  piece: 'M9.6 11.2H15.9V14.9H9.6Z',
  pen: 4.2,
  letters: [
    'M18.7 18.45a5.7 5.55 0 1 1 11.4 0a5.7 5.55 0 1 1-11.4 0Z',
    'M36.6 26V10.9M36.6 19.4C36.6 15 38.5 12.95 42.6 12.95H43.8',
    'M49.6 5.8V19.8C49.6 22.6 50.7 23.9 53.2 23.9H54.8M46 12.95H54.8',
    'M70.9 20.15C71 15.6 69 12.9 65.3 12.9C62.1 12.9 59.7 15.3 59.7 18.45C59.7 21.7 62.1 24 65.5 24C67.5 24 69 23.3 70.2 22',
  ],
  barPen: 3.2,
  bar: 'M60 18.6H70.8',
} as const;
