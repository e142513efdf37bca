import { employeeMobile } from '@forte/contract';
import * as z from 'zod/mini';
import { type Place, placeOf } from '#api/modules/resume-reading/recognise/place.ts';
import { hasRoleWord } from '#api/modules/resume-reading/recognise/role.ts';
import { firstTold, type Told } from '#api/modules/resume-reading/recognise/told.ts';
import type { Line } from '#api/modules/resume-reading/text/line.ts';

const title = /^(?:resume|résumé|curriculum vitae|cv|bio[- ]?data)$/i;
const nameWord = /^\p{L}[\p{L}\p{M}'’.-]*$/u;
/** A name's words begin with a capital, but for the small words between, in scripts that know capitals. */
const isNamed = (word: string): boolean =>
  /^[^\p{Ll}]/u.test(word) || /^(?:de|da|do|del|der|di|la|van|von|bin|al)$/i.test(word);

const fromCapitals = (word: string): string =>
  /\p{Lu}/u.test(word) && word === word.toUpperCase() && word.length > 2
    ? word.toLowerCase().replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase())
    : word;

type Name = { readonly first: string; readonly last: string };

const nameOf = (text: string): Name | undefined => {
  const words = text.split(' ');
  const isName = words.length >= 2 && words.length <= 4 && words.every((word) => nameWord.test(word));
  if (!isName || !words.every(isNamed) || hasRoleWord(text)) return undefined;
  const [first = '', ...rest] = words.map(fromCapitals);
  return { first, last: rest.join(' ') };
};

/** The name stands first, or right below a title as "Resume"; anywhere else it may be another person's. */
export const findName = (top: readonly Line[]): Told<Name> | undefined => {
  const line = top.find(({ text }) => !title.test(text));
  return line && firstTold([line], (text) => nameOf(text.split(/\t|\s[|•·]\s/)[0] ?? ''));
};

/** Only with its country code: without it the number would be another one. */
const phone = /(?<![\p{L}\p{N}+])\+\d[\d\s().-]{8,20}\d(?!\d)/u;

export const findMobile = (lines: readonly Line[]): Told<string> | undefined =>
  firstTold(lines, (text) => {
    const digits = `+${phone.exec(text)?.[0].replace(/\(0\)/, '').replace(/\D/g, '') ?? ''}`;
    return z.safeParse(employeeMobile, digits).data;
  });

const placeLabel = /^(?:address|location|city|lives? in|residence)\s*:?\s*/i;

export const findPlace = (lines: readonly Line[]): Told<Place> | undefined =>
  firstTold(lines, (text) => {
    const parts = text.split(/\t|\s[|•·]\s/).map((part) => part.trim().replace(placeLabel, ''));
    return parts.map(placeOf).find((place) => place !== undefined);
  });
