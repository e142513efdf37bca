import { expect, test } from 'vitest';
import { closingInstant } from './closing-date.ts';

test.each([
  ['2026-03-05', 'UTC', '2026-03-06T00:00:00.000Z'],
  ['2026-03-05', 'Asia/Kolkata', '2026-03-05T18:30:00.000Z'],
  ['2026-12-31', 'America/Los_Angeles', '2027-01-01T08:00:00.000Z'],
  // Clocks go forward in the night after the 7th: the 8th begins at the old offset and ends at the new one.
  ['2026-03-07', 'America/New_York', '2026-03-08T05:00:00.000Z'],
  ['2026-03-08', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ['2028-02-29', 'Pacific/Auckland', '2028-02-29T11:00:00.000Z'],
])('[JOB-09] what closes on %s in %s is closed from %s', (closesOn, timeZone, expected) => {
  expect(closingInstant(closesOn, timeZone).toISOString()).toBe(expected);
});
