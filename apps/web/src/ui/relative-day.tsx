import { VisuallyHidden } from '@mantine/core';
import { age, day } from '#core/format.ts';

/** "3 days ago", with the date on hover and for screen readers. */
export const RelativeDay = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()} title={day(date)}>
    {age(date)}
    <VisuallyHidden> ({day(date)})</VisuallyHidden>
  </time>
);
