const sentence = 'Careful work, told in plain words, for people who have to rely on it every day. ';

/** A text of exactly so many letters, in words. */
export const words = (count: number): string =>
  `${sentence.repeat(Math.ceil(count / sentence.length)).slice(0, count - 1)}.`;

/** One word without any place to break it. */
export const word = (count: number): string => 'Donaudampfschifffahrt'.repeat(count).slice(0, count);

export const many = <T>(count: number, of: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => of(index));
