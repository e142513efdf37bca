import type { Random } from '#api/demo/random.ts';
import { type NameList, names } from '#api/demo/words/names.ts';
import { type Place, places } from '#api/demo/words/places.ts';

export type Person = {
  readonly place: Place;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 1 | 2 | 3;
  /** At example.com and the like, which belong to nobody. */
  readonly email: string;
  readonly mobile: string;
};

const domains = ['example.com', 'example.org', 'example.net'] as const;

const asciiOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[Łł]/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase();

/** Any digits, but none at the front that would make it shorter. */
const digits = (random: Random, count: number): string => {
  let text = String(random.between(6, 9));
  while (text.length < count) text += String(random.between(0, 9));
  return text;
};

/** @param number makes the address one of its own */
export const makePerson = (random: Random, number: number): Person => {
  const place = random.pickSkewed(places);
  const list: NameList = names[random.pickSkewed(place.cultures)];
  const gender = random.chance(0.02) ? 3 : random.chance(0.56) ? 1 : 2;
  const given = gender === 1 ? list.men : gender === 2 ? list.women : random.pick([list.men, list.women]);
  const [firstName, lastName] = [random.pick(given), random.pickSkewed(list.families)];
  return {
    place,
    firstName,
    lastName,
    gender,
    email: `${asciiOf(firstName)}.${asciiOf(lastName)}.${number}@${random.pick(domains)}`,
    mobile: place.dial + digits(random, place.digits),
  };
};
