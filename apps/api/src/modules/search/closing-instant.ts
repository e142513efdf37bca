const offsetAt = (instant: number, timeZone: string): number => {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shown = Date.UTC(
    value('year'),
    value('month') - 1,
    value('day'),
    value('hour'),
    value('minute'),
    value('second'),
  );
  return shown - Math.floor(instant / 1000) * 1000;
};

/**
 * The first instant after a plain date in a time zone: when a posting that closes on that date is closed (JOB-09).
 * @param closesOn as `2026-03-05`
 * @param timeZone an IANA name
 */
export const closingInstant = (closesOn: string, timeZone: string): Date => {
  const midnight = Date.parse(`${closesOn}T00:00:00Z`) + 86_400_000;
  const guess = midnight - offsetAt(midnight, timeZone);
  // Around a change of clocks the offset at the guess is the one that counts.
  return new Date(midnight - offsetAt(guess, timeZone));
};
