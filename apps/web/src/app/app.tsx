import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onceReached } from '#core/connection.ts';
import { sessionStore, useSession } from '#core/session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { ConnectionBar } from './layout/connection-bar.tsx';
import type { createAppRouter } from './router.tsx';
import { Splash } from './splash.tsx';
import { startSession } from './start-session.ts';

/** The splash until it is known who is there, then the pages. Guards run again whenever the session changes. */
export const App = ({ router }: { router: ReturnType<typeof createAppRouter> }) => {
  const { status } = useSession();
  const known = status === 'signed-in' || status === 'signed-out';
  useEffect(followOtherTabs, []);
  useEffect(() => sessionStore.subscribe(() => void router.invalidate()), [router]);
  useEffect(() => onceReached(() => sessionStore.get().status === 'unreachable' && void startSession()), []);
  return (
    <>
      {known ? <RouterProvider router={router} /> : <Splash status={status} />}
      <ConnectionBar />
    </>
  );
};
