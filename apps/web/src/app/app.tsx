import { RouterProvider } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sessionStore, useSession } from '#core/session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { createAppRouter } from './router.tsx';
import { Splash } from './splash.tsx';
import { startSession } from './start-session.ts';

/** The splash until it is known who is there, then the pages. Guards run again whenever the session changes. */
export const App = () => {
  const { status } = useSession();
  const [router] = useState(createAppRouter);
  const known = status === 'signed-in' || status === 'signed-out';
  useEffect(() => {
    void startSession();
    return followOtherTabs();
  }, []);
  useEffect(() => sessionStore.subscribe(() => void router.invalidate()), [router]);
  return known ? <RouterProvider router={router} /> : <Splash status={status} />;
};
