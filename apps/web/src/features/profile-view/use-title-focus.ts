import { useEffect, useRef } from 'react';

/** Another application of the same person is another page at the same path: its title takes focus, as after every navigation. */
export const useTitleFocus = (applicationId: string | undefined): void => {
  const shown = useRef(applicationId);
  useEffect(() => {
    if (shown.current === applicationId) return;
    shown.current = applicationId;
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [applicationId]);
};
