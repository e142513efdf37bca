import { defaultCurrency } from '@forte/contract';

/** A list says the same few things on each card, and what writes them takes a phone long to make: once for all. */
const keep = <K, V>(make: (key: K) => V): ((key: K) => V) => {
  const kept = new Map<K, V>();
  return (key) => {
    const value = kept.get(key) ?? make(key);
    kept.set(key, value);
    return value;
  };
};

const formatsOf = keep((currency: string) => ({
  digits: new Intl.NumberFormat(`en-${currency.slice(0, 2)}`, { maximumFractionDigits: 0 }),
  whole: new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 }),
}));

/**
 * "$120,000", "₹27,30,000", "CHF 120’000": digits grouped as in the currency's country, whose code its first two letters
 * are; the symbol as it can't be mistaken (CA$, not $).
 */
const money = (amount: number, stated: string): string => {
  const { digits, whole } = formatsOf(stated === '' ? defaultCurrency : stated);
  return whole
    .formatToParts(amount)
    .filter(
      ({ type }, at, parts) => type !== 'group' && (type !== 'integer' || parts[at - 1]?.type !== 'group'),
    )
    .map(({ type, value }) => (type === 'integer' ? digits.format(amount) : value))
    .join('');
};

/** "$120,000 a year" */
export const yearlyPay = (amount: number, currency: string): string => `${money(amount, currency)} a year`;

/** What a candidate expects; said when it was left open, since nothing would read as 0. */
export const expectedPay = (amount: number | null, currency: string): string =>
  amount === null ? 'Pay not stated' : yearlyPay(amount, currency);

/** "Granite Systems · Austin, Texas": what is empty is left out, and no line begins with a dot. */
export const dotted = (...parts: readonly string[]): string => parts.filter(Boolean).join('\u00a0· ');

/** "1 posting", "3 postings" */
export const counted = (count: number | string, one: string, many = `${one}s`): string =>
  `${typeof count === 'number' ? count.toLocaleString('en-US') : count} ${count === 1 ? one : many}`;

/** "within 2 weeks", "immediately" */
const startText = (timeline: string): string =>
  timeline === 'Immediate' ? 'immediately' : timeline.replace(/^Within/, 'within');

/** "3 people, immediately": how many an employer looks for, and how soon. */
export const hiringText = (count: number, timeline: string): string =>
  `${counted(count, 'person', 'people')}, ${startText(timeline)}`;

/** "3 years 2 months", "Fresher" */
export const duration = (years: number, months = 0): string => {
  const parts = [
    ...(years > 0 ? [counted(years, 'year')] : []),
    ...(months > 0 ? [counted(months, 'month')] : []),
  ];
  return parts.length === 0 ? 'Fresher' : parts.join(' ');
};

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "5 Mar 2026", in the reader's time zone (VIEW-02). */
export const day = (date: Date): string =>
  `${date.getDate()} ${months[date.getMonth()]} ${date.getFullYear()}`;

/** A plain date, `2026-03-05`, without a time zone. */
export const plainDay = (text: string): string => day(new Date(`${text}T00:00:00`));

const steps = [
  { unit: 'year', seconds: 31_536_000 },
  { unit: 'month', seconds: 2_592_000 },
  { unit: 'week', seconds: 604_800 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

const relative = keep((locale: string) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));

/** "3 days ago", "just now" */
export const age = (date: Date, now = new Date()): string => {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1_000);
  const step = steps.find((candidate) => seconds >= candidate.seconds);
  if (step === undefined) return 'just now';
  return relative('en-US').format(-Math.floor(seconds / step.seconds), step.unit);
};
