import { expect, test } from 'vitest';
import { createRandom } from '#api/demo/random.ts';

const items = Array.from({ length: 400 }, (_, index) => index);

test('the same seed and stream draw the same, another stream draws something else', () => {
  const draw = (seed: number, stream: number) => {
    const random = createRandom(seed, stream);
    return Array.from({ length: 50 }, () => random.between(0, 1_000_000));
  };
  expect(draw(7, 3)).toEqual(draw(7, 3));
  expect(draw(7, 3)).not.toEqual(draw(7, 4));
  expect(draw(7, 3)).not.toEqual(draw(8, 3));
});

test('what stands first is drawn most: the item of rank r about 1/r as often as the first (Zipf)', () => {
  const random = createRandom(1, 1);
  const counts = items.map(() => 0);
  const draws = 400_000;
  for (let drawn = 0; drawn < draws; drawn += 1) {
    const item = random.pickSkewed(items);
    counts[item] = (counts[item] ?? 0) + 1;
  }
  const first = counts[0] ?? 0;
  for (const rank of [2, 3, 5, 10, 50]) {
    const share = (counts[rank - 1] ?? 0) / first;
    expect(share).toBeGreaterThan(0.85 / rank);
    expect(share).toBeLessThan(1.15 / rank);
  }
  expect(counts.every((count) => count > 0)).toBe(true);
});

test('a sample has no item twice, and all of a list that is shorter', () => {
  const random = createRandom(1, 2);
  for (let round = 0; round < 200; round += 1) {
    const sample = random.sample(items, 9);
    expect(new Set(sample).size).toBe(sample.length);
  }
  expect(random.sample(['a', 'b'], 5)).toEqual(['a', 'b']);
});
