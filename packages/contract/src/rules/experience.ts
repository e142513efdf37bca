import { foldTerm } from './fold.ts';

/** Years of experience as months. `max` null: open upward, as in "5+". */
export type ExperienceRange = { readonly min: number; readonly max: number | null };

const years = String.raw`(\d{1,2}(?:\.\d)?)`;
const unit = String.raw`\s*(?:years?|yrs?|y)?\.?`;
const patterns = {
  fresher: /^freshers?$/,
  exactly: new RegExp(`^${years}${unit}$`),
  between: new RegExp(`^${years}${unit}\\s*(?:-|–|—|to)\\s*${years}${unit}$`),
  atLeast: new RegExp(`^${years}${unit}\\s*(?:\\+|or more)${unit}$`),
};

const months = (text: string | undefined): number => Math.round(Number(text) * 12);

/**
 * Reads the experience that a posting asks for: "3", "3-5 years", "5+" and "fresher" (JOB-04).
 * @returns months, or undefined when it is none of these: such a posting is found by no range of years
 */
export const readExperience = (text: string): ExperienceRange | undefined => {
  const folded = foldTerm(text);
  if (patterns.fresher.test(folded)) return { min: 0, max: 0 };
  const exactly = patterns.exactly.exec(folded);
  if (exactly) return { min: months(exactly[1]), max: months(exactly[1]) };
  const atLeast = patterns.atLeast.exec(folded);
  if (atLeast) return { min: months(atLeast[1]), max: null };
  const between = patterns.between.exec(folded);
  if (!between) return undefined;
  const [min, max] = [months(between[1]), months(between[2])];
  return min <= max ? { min, max } : undefined;
};

const inYears = (count: number): string => String(Math.round((count / 12) * 10) / 10);

/** What was understood, for the person who typed it: "3 to 5 years". */
export const describeExperience = ({ min, max }: ExperienceRange): string => {
  if (max === null) return `${inYears(min)} years or more`;
  if (max === 0) return 'Fresher';
  if (min !== max) return `${inYears(min)} to ${inYears(max)} years`;
  return min === 12 ? '1 year' : `${inYears(min)} years`;
};
