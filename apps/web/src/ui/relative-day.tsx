import { VisuallyHidden } from '@mantine/core';
import { age, day } from '#core/format.ts';

const week = 7 * 86_400_000;

/** "3 days ago" within a week, with the date for screen readers; after it the date: who counts weeks wants to know it. */
export const RelativeDay = ({ date }: { date: Date }) => (
  <time dateTime={date.toISOString()}>
    {Date.now() - date.getTime() < week ? (
      <>
        {age(date)}
        <VisuallyHidden> ({day(date)})</VisuallyHidden>
      </>
    ) : (
      day(date)
    )}
  </time>
);
