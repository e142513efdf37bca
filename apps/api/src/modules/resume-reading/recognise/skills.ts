import { distinct, type Told, told } from '#api/modules/resume-reading/recognise/told.ts';
import { type Line, withoutBullet } from '#api/modules/resume-reading/text/line.ts';

const label = /^[\p{L}&/ -]{2,40}:\s*/u;
const labelled =
  /^(?:key |technical )?(?:technologies|tech stack|environment|tools|skills|technologies used|stack)\s*:/i;

/** "React/Redux" are two; "PL/SQL" and "CI/CD" are one. */
const piecesOf = (term: string): string[] => {
  const pieces = term.split('/').map((piece) => piece.trim());
  return pieces.every(({ length }) => length >= 3) ? pieces : [];
};

/** What is listed in a line, as it stands and, for "React/Redux" and "Java 17", less what may be around it. */
const termsIn = (text: string): string[] =>
  withoutBullet(text)
    .replace(label, '')
    .split(/[,;|•·\t()[\]]|\s[-–—]\s|:\s|\sand\s/)
    .flatMap((term) => [term, ...piecesOf(term), term.replace(/\s+v?\d[\d.x]*\+?$/i, '')])
    .map((term) => term.trim().replace(/\.$/, ''))
    .filter((term) => term !== '' && term.length <= 60);

/**
 * What may be a skill: entries of the skills and of lines as "Technologies: Java, Kafka". Which of them are skills the
 * dictionary decides. A sentence that mentions "go" or "excel" is no evidence.
 */
export const findSkillTerms = (skills: readonly Line[], others: readonly Line[]): Told<string>[] => {
  const lines = [...skills, ...others.filter(({ text }) => labelled.test(withoutBullet(text)))];
  const terms = lines.flatMap((line) => termsIn(line.text).map((term) => told(term, line)));
  return distinct(terms, (term) => term).slice(0, 400);
};
