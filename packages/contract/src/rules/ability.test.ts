import { expect, test } from 'vitest';
import { abilityKey, abilitySpellings } from './ability.ts';

test('[MATCH-08] C, C++, C#, .NET and Node.js are different abilities', () => {
  const keys = ['C', 'C++', 'C#', '.NET', 'Node.js', 'Java', 'JavaScript'].map(abilityKey);
  expect(new Set(keys).size).toBe(keys.length);
});

test.each([
  ['C#', 'c sharp'],
  ['C#', ' C-Sharp '],
  ['JS', 'JavaScript'],
  ['.NET', 'dotnet'],
  ['Node.js', 'NODE JS'],
  ['Café Systems', 'cafe  systems'],
])('[MATCH-08] %s and %s are one ability', (one, other) => {
  expect(abilityKey(one)).toBe(abilityKey(other));
});

test('every other spelling of a key leads back to it', () => {
  for (const key of ['c#', 'javascript', 'go', 'cobol'])
    expect(abilitySpellings(key).map(abilityKey)).toEqual(abilitySpellings(key).map(() => key));
});
