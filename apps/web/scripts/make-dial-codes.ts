import { writeFile } from 'node:fs/promises';
import { countries } from 'countries-list';

/** Makes the table of the phone field: names come from the browser, so that codes are all it holds. */
const entries = Object.entries(countries)
  .flatMap(([iso, { phone }]) => (phone[0] === undefined ? [] : [`${iso}${phone[0]}`]))
  .sort();
const lines: string[] = [];
for (let at = 0; at < entries.length; at += 16) lines.push(entries.slice(at, at + 16).join(' '));
const text = `/** ISO country code and dial code of each country. Made by scripts/make-dial-codes.ts; don't edit. */
export const dialCodes =
${lines.map((line) => `  '${line} '`).join(' +\n')};
`;
await writeFile(new URL('../src/ui/fields/dial-codes.ts', import.meta.url), text);
