import type { Random } from '#api/demo/random.ts';

const hex = (value: number, digits: number): string => Math.floor(value).toString(16).padStart(digits, '0');

/** A version 7 UUID of a moment, random but repeatable: ids ascend with time, as the product's own do. */
export const makeId = (random: Random, at: Date): string => {
  const time = hex(at.getTime(), 12);
  const a = hex(random.fraction() * 0x1000, 3);
  const b = hex(0x8000 + random.fraction() * 0x4000, 4);
  const c = hex(random.fraction() * 0x1000000, 6) + hex(random.fraction() * 0x1000000, 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${a}-${b}-${c}`;
};
