import { withoutDates } from '#api/modules/resume-reading/recognise/period.ts';
import { placeOf } from '#api/modules/resume-reading/recognise/place.ts';
import { type Told, told } from '#api/modules/resume-reading/recognise/told.ts';
import { type Line, withoutBullet } from '#api/modules/resume-reading/text/line.ts';

/** Degrees from the highest down. */
const degrees: readonly RegExp[] = [
  /(?<!\p{L})(?:ph\.? ?d\b\.?|doctor(?:ate)? (?:of|in)\b|d\.phil\b)/iu,
  /(?<!\p{L})(?:master(?:['’]?s)?(?: degree)? (?:of|in)\b|m\.? ?tech\b|m\.? ?sc\b|m\.s\.|m\.e\.|m\.a\.|mba\b|mca\b|m\.? ?com\b|ll\.?m\b)/iu,
  /(?<!\p{L})(?:bachelor(?:['’]?s)?(?: degree)? (?:of|in)\b|b\.? ?tech\b|b\.? ?sc\b|b\.s\.|b\.e\.|b\.a\.|bba\b|bca\b|b\.? ?com\b|b\.? ?arch\b|ll\.?b\b|mbbs\b)/iu,
  /(?<!\p{L})(?:associate(?:['’]?s)? (?:degree|of)\b|(?:post ?graduate |advanced )?diploma (?:of|in)\b)/iu,
];
const institution =
  /(?<!\p{L})(?:university|college|institute|polytechnic|academy|school|iit|nit|universidad|université|universität|hochschule)(?!\p{Ll})/iu;

/** "at Austin" belongs to a university's name; before a university it begins where the degree was taken. */
const separator = /\t|\s[|•·@]\s|\s[-–—]\s|\s(?:at|from)\s(?=.*(?:university|college|institute|school))|;\s/i;
const partsOf = ({ text }: Line): string[] =>
  withoutBullet(text)
    .split(separator)
    .map(withoutDates)
    .filter((part) => part !== '');

/** "B.E., Computer Science, University of Pune" up to where it was learnt. */
const degreeIn = (part: string): string => {
  const pieces = part.split(/,\s*/);
  const end = pieces.findIndex((piece, index) => index > 0 && institution.test(piece));
  return withoutDates((end < 0 ? pieces : pieces.slice(0, end)).join(', '));
};

const institutionIn = (part: string): string | undefined => {
  const pieces = part.split(/,\s*/);
  const at = pieces.findIndex((piece) => institution.test(piece));
  const found = pieces[at];
  return found === undefined || placeOf(found) !== undefined ? undefined : withoutDates(found);
};

const isShort = (text: string, most: number): boolean => text.length > 2 && text.length <= most;

/** The highest degree, as the resume names it. */
export const findQualification = (lines: readonly Line[]): Told<string> | undefined => {
  for (const degree of degrees) {
    for (const line of lines) {
      const part = partsOf(line).find((one) => degree.test(one));
      const value = part === undefined ? '' : degreeIn(part);
      if (isShort(value, 80) && degree.test(value)) return told(value, line);
    }
  }
  return undefined;
};

/** Where it was learnt: only if the resume names one place, for which of several is meant nobody can tell. */
export const findInstitution = (lines: readonly Line[]): Told<string> | undefined => {
  const found = lines.flatMap((line) =>
    partsOf(line)
      .map(institutionIn)
      .filter((name) => name !== undefined && isShort(name, 120))
      .map((name) => told(name ?? '', line)),
  );
  return found.length === 1 ? found[0] : undefined;
};
