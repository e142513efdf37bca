import { foldTerm } from '@forte/contract';
import { findPeriod, type Period } from '#api/modules/resume-reading/recognise/period.ts';
import { placeOf } from '#api/modules/resume-reading/recognise/place.ts';
import { hasRoleWord } from '#api/modules/resume-reading/recognise/role.ts';
import { distinct, type Told, told } from '#api/modules/resume-reading/recognise/told.ts';
import { isBullet, type Line, withoutBullet } from '#api/modules/resume-reading/text/line.ts';
import { knownSkills } from '#api/modules/resume-reading/words/known-skills.ts';
import { departments, employmentWords } from '#api/modules/resume-reading/words/role-words.ts';

type Organisation = {
  readonly role: string;
  readonly organisation: string;
  readonly startYear: number;
  readonly startMonth: number | null;
  readonly endYear: number | null;
  readonly endMonth: number | null;
  readonly isCurrentlyWorking: boolean;
};
type Title = Pick<Organisation, 'role' | 'organisation'>;

const legalForm = String.raw`(?:inc|llc|ltd|limited|gmbh|corp|co|pvt|plc|ag|s\.?a)\b\.?`;
const strongSeparator = /\t|\s[|•·@]\s|\s[-–—]\s|\sat\s/;
const comma = new RegExp(String.raw`,\s(?!${legalForm})`, 'i');
const hasLegalForm = new RegExp(String.raw`(?:^|[\s,])${legalForm}$`, 'i');

const trimmed = (text: string): string =>
  text.replace(/[([]\s*[)\]]/g, '').replace(/^[\s,;:|()–—-]+|[\s,;:|(–—-]+$/g, '');

const isNeither = (part: string): boolean =>
  part === '' || employmentWords.has(foldTerm(part)) || placeOf(part) !== undefined;

/** What stands apart in a title line, without places and kinds of employment. */
const partsOf = (text: string): string[] =>
  withoutBullet(text)
    .split(strongSeparator)
    .map(trimmed)
    .filter((part) => !isNeither(part));

const smallWord = /^(?:of|and|the|for|de|la|der|und|et|y|&|in|on|to|a)$/;
/** A name's words begin with capitals; a sentence that a line wraps to does not look like it. */
const looksNamed = (part: string): boolean => {
  const words = part.split(' ');
  const isShort = part.length >= 2 && part.length <= 80 && words.length <= 8;
  const isCapital = words.every((word) => smallWord.test(word) || /^[^\p{Ll}]/u.test(word));
  return (
    isShort &&
    isCapital &&
    /\p{L}/u.test(part) &&
    !/[@:]|https?/.test(part) &&
    (!/[^.]{4}\.$/.test(part) || hasLegalForm.test(part))
  );
};

/** "Acme Corp, Pune" is Acme Corp: behind the comma is where. */
const employerIn = (part: string): string => trimmed(part.split(comma)[0] ?? '');

const isRole = (part: string): boolean => hasRoleWord(part) && !hasLegalForm.test(part);

const skills = new Set(knownSkills.map(foldTerm));
/** "Consultant - SAP" and "Director, Engineering" say in what, not for whom. */
const isSubject = (part: string): boolean => {
  const folded = foldTerm(part);
  return departments.has(folded) || skills.has(folded) || /\b(?:team|department|division|unit)$/.test(folded);
};

/** Role and employer where exactly one part can be each; anything else would be a guess. */
const titleOf = (parts: readonly string[]): Title | undefined => {
  const roles = parts.filter(isRole);
  const others = parts.filter((part) => !isRole(part));
  const [role = ''] = roles;
  const follows = parts[parts.indexOf(role) + 1];
  const organisation = employerIn((others.length === 1 ? others[0] : follows) ?? '');
  if (roles.length !== 1 || others.length === 0 || role.length > 80 || isSubject(organisation))
    return undefined;
  return looksNamed(organisation) && looksNamed(role) ? { role, organisation } : undefined;
};

/** "Senior Developer, Acme Corp": only where no other line can tell. */
const splitAtComma = (part: string): string[] =>
  part
    .split(comma)
    .map(trimmed)
    .filter((one) => !isNeither(one));

type Dated = { readonly index: number; readonly line: Line; readonly period: Period };

const isTitleLine = (line: Line | undefined, beside: Line): line is Line =>
  line !== undefined &&
  !isBullet(line) &&
  Math.abs(line.left - beside.left) <= 3 &&
  partsOf(line.text).every(looksNamed);

/** The lines on one side of a dated line that can belong to its title, nearest first, two at most. */
const neighbours = (lines: readonly Line[], at: Dated, step: 1 | -1, stop: number): Line[] => {
  const found: Line[] = [];
  for (let index = at.index + step; index !== stop && found.length < 2; index += step) {
    const line = lines[index];
    if (!isTitleLine(line, at.line)) break;
    found.push(line);
  }
  return found;
};

const findTitle = (own: readonly string[], beside: readonly Line[], isAbove: boolean): Title | undefined => {
  const [near, far] = beside.map(({ text }) => partsOf(text));
  const whole = titleOf(own);
  if (whole !== undefined || own.length > 1) return whole;
  const withNear = near && titleOf([...own, ...near]);
  if (withNear !== undefined) return withNear;
  if (own.length === 0) return near && titleOf([...(far ?? []), ...near]);
  // Where employers stand above, a title without one belongs to an employer further up: a comma divides no more.
  return !isAbove && (near === undefined || near.length === 0)
    ? titleOf(splitAtComma(own[0] ?? ''))
    : undefined;
};

const toOrganisation = ({ role, organisation }: Title, { start, end }: Period): Organisation => ({
  role,
  organisation,
  startYear: start.year,
  startMonth: start.month,
  endYear: end?.year ?? null,
  endMonth: end?.month ?? null,
  isCurrentlyWorking: end === null,
});

/**
 * Employments: a line with a period, and role and employer in it or in the lines beside. A resume keeps to one order,
 * so the first entry tells on which side of the dates the titles stand.
 */
export const findOrganisations = (lines: readonly Line[], today: Date): Told<Organisation>[] => {
  const dated: Dated[] = lines.flatMap((line, index) => {
    const period = findPeriod(line.text, today);
    return period === undefined ? [] : [{ index, line, period }];
  });
  const isAbove = (dated[0]?.index ?? 0) > 0;
  const found = dated.flatMap((at, order) => {
    const stop = isAbove ? (dated[order - 1]?.index ?? -1) : (dated[order + 1]?.index ?? lines.length);
    const own = partsOf(`${at.period.before}\t${at.period.after}`);
    const beside = neighbours(lines, at, isAbove ? -1 : 1, stop);
    const title = findTitle(own, beside, isAbove);
    return title === undefined ? [] : [told(toOrganisation(title, at.period), at.line)];
  });
  return distinct(
    found,
    ({ role, organisation, startYear }) => `${organisation}\n${role}\n${startYear}`,
  ).slice(0, 30);
};
