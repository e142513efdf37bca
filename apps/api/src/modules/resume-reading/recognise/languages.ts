import { foldTerm } from '@forte/contract';
import { languages } from '#api/modules/reference/languages.ts';
import { distinct, type Told, told } from '#api/modules/resume-reading/recognise/told.ts';
import { type Line, withoutBullet } from '#api/modules/resume-reading/text/line.ts';

const aliases: readonly (readonly [string, string])[] = [
  ['mandarin', 'Chinese'],
  ['farsi', 'Persian'],
  ['punjabi', 'Panjabi'],
  ['español', 'Spanish'],
  ['deutsch', 'German'],
  ['français', 'French'],
];
const byName = new Map([
  ...languages.map(({ name }) => [foldTerm(name), name] as const),
  ...aliases.map(([alias, name]) => [foldTerm(alias), name] as const),
]);

const label = /^(?:spoken )?languages(?: known)?\s*:/i;
/** "Languages: English, Hindi", wherever it stands. */
export const isLanguageLine = ({ text }: Line): boolean => label.test(withoutBullet(text));

/** Languages of the list, from where a resume names those that the person knows. */
export const findLanguages = (lines: readonly Line[]): Told<string>[] => {
  const found = lines.flatMap((line) =>
    withoutBullet(line.text)
      .split(/[,;|•·\t/:([]|\s[-–—]\s|\sand\s/)
      .map((term) => byName.get(foldTerm(term)))
      .filter((name) => name !== undefined)
      .map((name) => told(name, line)),
  );
  return distinct(found, (name) => name).slice(0, 20);
};
