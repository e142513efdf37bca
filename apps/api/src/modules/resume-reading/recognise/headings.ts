import { foldTerm } from '@forte/contract';
import type { Line } from '#api/modules/resume-reading/text/line.ts';
import { headings } from '#api/modules/resume-reading/words/headings.ts';

export type SectionName = keyof typeof headings | 'top';
export type Sections = Readonly<Record<SectionName, readonly Line[]>>;

const nameOf: ReadonlyMap<string, keyof typeof headings> = new Map(
  Object.entries(headings).flatMap(
    ([name, titles]) => titles.map((title) => [title, name as keyof typeof headings] as const), // the keys it was made from
  ),
);
const longestHeading = 60;

const plain = (text: string): string =>
  foldTerm(/^(?:\S )+\S$/.test(text) ? text.replaceAll(' ', '') : text)
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const headingOf = (text: string): keyof typeof headings | undefined =>
  text.length > longestHeading ? undefined : nameOf.get(plain(text));

/** Whether a text is the heading of a part of a resume, as "WORK EXPERIENCE" or "Key Skills:". */
export const isHeading = (text: string): boolean => headingOf(text) !== undefined;

/** "Languages: English, Hindi" is a part of its own in one line. */
const inlineHeading = (text: string): { name: keyof typeof headings; rest: string } | undefined => {
  const colon = text.indexOf(':');
  const name = colon < 3 ? undefined : headingOf(text.slice(0, colon));
  const rest = text.slice(colon + 1).trim();
  return name === undefined || rest === '' ? undefined : { name, rest };
};

/**
 * Sorts a resume's lines by the headings they stand under; `top` is what comes before the first. A labelled line inside
 * the skills stays there: "Languages: Java, SQL" are no languages of a person.
 */
export const sectionsOf = (lines: readonly Line[]): Sections => {
  const sections: Record<SectionName, Line[]> = {
    top: [],
    summary: [],
    experience: [],
    education: [],
    skills: [],
    languages: [],
    certificates: [],
    links: [],
    contact: [],
    other: [],
  };
  let current: SectionName = 'top';
  for (const line of lines) {
    const heading = headingOf(line.text);
    const inline = current === 'skills' ? undefined : inlineHeading(line.text);
    if (heading !== undefined) current = heading;
    else if (inline !== undefined) sections[inline.name].push(line);
    else sections[current].push(line);
  }
  return sections;
};
