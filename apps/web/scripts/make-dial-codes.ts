import { writeFile } from 'node:fs/promises';
import { countries } from 'countries-list';
import { type CountryCode, getCountries, Metadata } from 'libphonenumber-js/max';

/** Two of a country's own: what is dialled in Belarus is 80, of which the metadata names the first digit alone. */
const trunkOf = (iso: string, trunk: string | undefined) => (iso === 'BY' ? '80' : trunk);

const metadata = new Metadata();
/** What the library's class holds and its type does not tell. */
type Plan = {
  callingCode: () => string;
  nationalPrefix: () => string | 0 | undefined;
  leadingDigits: () => string | 0 | undefined;
  type: (name: 'MOBILE') => { possibleLengths: () => number[] | null } | undefined;
};

/** `DE49/0`, `RU7/8>10` (the 8 is a prefix in what is longer than 10 digits), `PR1/1>10:787|939`. */
const entryOf = (iso: CountryCode): string => {
  metadata.selectNumberingPlan(iso);
  const plan = metadata.numberingPlan as unknown as Plan; // see above
  const trunk = trunkOf(iso, plan.nationalPrefix() || undefined);
  const longest = Math.max(0, ...(plan.type('MOBILE')?.possibleLengths() ?? []));
  const afterTrunk = trunk === undefined || trunk.startsWith('0') ? '' : `>${longest}`;
  const leading = plan.leadingDigits();
  return `${iso}${plan.callingCode()}${trunk === undefined ? '' : `/${trunk}`}${afterTrunk}${leading ? `:${leading}` : ''}`;
};

const planned = getCountries();
/** Countries without numbers of their own, as Antarctica: found in the list, with the code in use there. */
const others = Object.entries(countries).flatMap(([iso, { phone }]) =>
  planned.some((known) => known === iso) || phone[0] === undefined ? [] : [`${iso}${phone[0]}`],
);
const entries = [...planned.map(entryOf), ...others].sort();
const lines: string[] = [];
for (let at = 0; at < entries.length; at += 12) lines.push(entries.slice(at, at + 12).join(' '));
const text = `/**
 * Of each country: ISO code, dial code, after / the prefix of calls inside it (> longer than so many digits), after : what
 * its numbers begin with where several share a dial code. Made by scripts/make-dial-codes.ts; don't edit.
 */
export const dialCodes =
${lines.map((line) => `  '${line} '`).join(' +\n')};
`;
await writeFile(new URL('../src/ui/fields/dial-codes.ts', import.meta.url), text);
