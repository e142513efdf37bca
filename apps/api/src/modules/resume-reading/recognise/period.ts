/** A month of a year as a resume gives it; `month` null: the year alone. */
export type YearMonth = { readonly year: number; readonly month: number | null };
/** From when to when; `end` null: it lasts. `before` and `after`: what else stands in the text. */
export type Period = {
  readonly start: YearMonth;
  readonly end: YearMonth | null;
  readonly before: string;
  readonly after: string;
};

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?`;
const point = (n: number): string =>
  String.raw`(?:(?<name${n}>${monthName})[,\s]+(?<year${n}>\d{4})|(?<month${n}>\d{1,2})[/.](?<numbered${n}>\d{4})|(?<iso${n}>\d{4})[-/.](?<isoMonth${n}>0[1-9]|1[0-2])(?!\d)|(?<alone${n}>\d{4}))`;
const now = `(?<now>present|current|currently|now|today|ongoing|(?:till|to|until) (?:date|now|today|present))`;
const dash = String.raw`\s*(?:[-‐‑‒–—−~]|\bto\b|\buntil\b|\btill\b)\s*`;
const range = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.+])${point(1)}${dash}(?:${now}|${point(2)})(?![\p{L}\p{N}/])`,
  'iu',
);
const since = new RegExp(String.raw`(?<![\p{L}\p{N}/.])since\s+${point(1)}(?![\p{L}\p{N}/])`, 'iu');

type Groups = Readonly<Record<string, string | undefined>>;

const monthNamed = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

const read = (groups: Groups, n: 1 | 2): YearMonth | undefined => {
  const at = (name: string) => groups[`${name}${n}`];
  const name = at('name');
  const year = Number(at('year') ?? at('numbered') ?? at('iso') ?? at('alone'));
  const month = name === undefined ? Number(at('month') ?? at('isoMonth') ?? Number.NaN) : monthNamed(name);
  if (Number.isNaN(year)) return undefined;
  if (Number.isNaN(month)) return { year, month: null };
  return month >= 1 && month <= 12 ? { year, month } : undefined;
};

const order = ({ year, month }: YearMonth, otherwise: number): number => year * 12 + (month ?? otherwise);

/** Nobody works before it began, before 1950 or from a month to come (PROF-03). */
const isPossible = (start: YearMonth, end: YearMonth | null, today: Date): boolean => {
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth() + 1;
  const ends = end === null || (order(start, 1) <= order(end, 12) && order(end, 1) <= thisMonth + 12);
  return start.year >= 1950 && order(start, 1) <= thisMonth && ends;
};

/** Finds "Jan 2020 – Present", "03/2019 - 11/2021", "2018–2020" or "since May 2021" in a line. */
export const findPeriod = (text: string, today: Date): Period | undefined => {
  const match = range.exec(text) ?? since.exec(text);
  if (match === null) return undefined;
  const groups: Groups = match.groups ?? {};
  const start = read(groups, 1);
  const end = read(groups, 2) ?? null;
  const isOpen = groups.now !== undefined || !('now' in groups);
  if (start === undefined || (end === null && !isOpen) || !isPossible(start, end, today)) return undefined;
  return {
    start,
    end,
    before: text.slice(0, match.index),
    after: text.slice(match.index + match[0].length),
  };
};

/** A text without its years and the months, dashes and brackets around them. */
export const withoutDates = (text: string): string =>
  text
    .replace(
      new RegExp(String.raw`(?<!\p{L})(?:(?:${monthName})[,\s]+)?(?<!\d)(?:19|20)\d{2}(?!\d)`, 'giu'),
      '',
    )
    .replace(/\b(?:present|ongoing)\b/gi, '')
    .replace(/[([]\s*(?:[-–—]\s*)*[)\]]/g, '')
    .replace(/^[\s,;|:–—-]+|[\s,;|:([–—-]+$/g, '');
