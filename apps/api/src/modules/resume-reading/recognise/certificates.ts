import { withoutDates } from '#api/modules/resume-reading/recognise/period.ts';
import { distinct, type Told, told } from '#api/modules/resume-reading/recognise/told.ts';
import { isBullet, type Line, withoutBullet } from '#api/modules/resume-reading/text/line.ts';

type Certificate = {
  readonly certificateName: string;
  readonly certificateNo: string;
  readonly organisation: string;
};

const numberIn =
  /[([]?\s*(?:certificate|credential|certification|license|licence)?\s*(?:no|number|id)\b\.?\s*[:#]?\s*([\p{L}\p{N}-]*\d[\p{L}\p{N}-]*)\s*[)\]]?/iu;
/** When it ends is not asked for here; without it the entry would say that it never does. */
const ends = /\b(?:expir\w*|valid (?:un)?till?|valid through|renewal)\b/i;

const isName = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= 120 &&
  /^[\p{Lu}\p{Lo}\p{N}]/u.test(text) &&
  !text.endsWith('.') &&
  text.split(' ').length <= 14;

const certificateIn = (text: string): Certificate | undefined => {
  const number = numberIn.exec(text);
  const rest = number === null ? text : text.replace(number[0], ' ');
  const parts = withoutBullet(rest)
    .split(/\t|\s[|•·]\s|\s[-–—]\s|,\s|;\s/)
    .map(withoutDates)
    .filter((part) => part !== '');
  const [certificateName = '', organisation = ''] = parts;
  if (!isName(certificateName) || parts.length > 3) return undefined;
  return {
    certificateName,
    certificateNo: number?.[1]?.slice(0, 60) ?? '',
    organisation: isName(organisation) ? organisation : '',
  };
};

/** One certificate a line; where lines have bullets, one without is the rest of the line before. */
export const findCertificates = (lines: readonly Line[]): Told<Certificate>[] => {
  const entries = lines.some(isBullet) ? lines.filter(isBullet) : lines;
  const found = entries
    .filter(({ text }) => !ends.test(text))
    .flatMap((line) => {
      const certificate = certificateIn(line.text);
      return certificate === undefined ? [] : [told(certificate, line)];
    });
  return distinct(found, ({ certificateName }) => certificateName).slice(0, 20);
};
