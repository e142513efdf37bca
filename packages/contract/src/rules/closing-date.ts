import * as z from 'zod/mini';

const minute = 60_000;

/** What a clock on the wall shows in a time zone, in milliseconds as if it were UTC. */
const wallClock = (at: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'));
};

/**
 * The first instant at which a posting with this closing date is closed: midnight after that day, in its time zone.
 * @param closesOn a plain date, `2026-03-05`
 * @param timeZone an IANA name
 */
export const closingInstant = (closesOn: string, timeZone: string): Date => {
  const midnight = Date.parse(`${closesOn}T00:00:00Z`) + 24 * 60 * minute;
  const offsetAt = (at: number) => wallClock(at, timeZone) - at;
  // The offset that holds around the local midnight: the first guess can stand on the other side of a clock change.
  return new Date(midnight - offsetAt(midnight - offsetAt(midnight)));
};

export const closingDateIsPast = 'Closing date must not be in the past';

/** Whether a posting with this closing date would be closed already (JOB-09). */
export const isPastClosingDate = (closesOn: string, timeZone: string, now: Date): boolean =>
  closingInstant(closesOn, timeZone) <= now;

/** A day, or null for a posting without an end. Whether it is past depends on the clock: `isPastClosingDate`. */
export const closingDate = z.nullable(
  z.iso
    .date({ error: 'Closing date must be a date' })
    .check(z.refine((date) => date < '2100', { error: 'Closing date must be before the year 2100' })),
);

const isTimeZone = (name: string): boolean => {
  try {
    return /^[A-Z]/i.test(name) && new Intl.DateTimeFormat('en-US', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
};

/** An IANA name, as the browser tells it: `Europe/Stockholm`. */
export const timeZone = z
  .string({ error: 'Time zone is required' })
  .check(z.refine(isTimeZone, { error: 'This time zone is not known' }));
