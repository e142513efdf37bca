import { hasAtMostLetters } from '@forte/contract';
import { type Told, told } from '#api/modules/resume-reading/recognise/told.ts';
import { isBullet, type Line } from '#api/modules/resume-reading/text/line.ts';

/** Fewer is a motto, more is no summary. */
const least = 40;
const most = 2_000;

/** The summary, its wrapped lines joined again; bullets stay on lines of their own. */
export const findAbout = (lines: readonly Line[]): Told<string> | undefined => {
  const [first] = lines;
  const value = lines
    .map((line, index) => (index === 0 ? '' : isBullet(line) ? '\n' : ' ') + line.text)
    .join('');
  // Parts that stand apart are no sentence: what was read may be two columns as one.
  const isProse = lines.every(({ text }) => !text.includes('\t'));
  const fits = isProse && value.length >= least && hasAtMostLetters(value, most);
  return first !== undefined && fits ? told(value, first) : undefined;
};
