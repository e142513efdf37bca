import { expect, test } from 'vitest';
import { overtakenText } from './overtaken-text.ts';

const hired = (...names: string[]) => names.map((name) => ({ id: name, name, status: 'hired' as const }));

test.each([
  [hired('Ana Díaz'), 'Ana Díaz was hired in the meantime.'],
  [hired('Ana Díaz', 'Bo Li'), 'Ana Díaz and Bo Li were hired in the meantime.'],
  [hired('Ana', 'Bo', 'Cy', 'Di'), '4 candidates were hired in the meantime.'],
  [
    [...hired('Ana Díaz'), { id: '2', name: 'Bo Li', status: 'declined' as const }],
    'Ana Díaz was hired in the meantime. Bo Li was declined in the meantime.',
  ],
])('who was answered elsewhere is told by name while they are few: %#', (answered, told) => {
  expect(overtakenText(answered)).toBe(told);
});
