import { useState } from 'react';

/** What a dialog is about, also while it closes: it stays readable, and keeps its name, until it is gone. */
export const useLastShown = <Shown>(now: Shown | undefined): Shown | undefined => {
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
};
