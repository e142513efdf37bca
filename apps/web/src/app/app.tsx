import { RouterProvider } from '@tanstack/react-router';
import { startTransition, useEffect, useState } from 'react';
import { onceReached } from '#core/connection.ts';
import { sessionStore, useSession } from '#core/session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import { ConnectionBar } from './layout/connection-bar.tsx';
import type { createAppRouter } from './router.tsx';
import { Splash } from './splash.tsx';
import { startSession } from './start-session.ts';

type Router = ReturnType<typeof createAppRouter>;

const isKnown = (): boolean => {
  const { status } = sessionStore.get();
  return status === 'signed-in' || status === 'signed-out';
};

/**
 * Guards run again whenever the session changes. The first page behind the login is drawn once all of it is here, and in
 * pieces, between which a phone answers a press. Returns whether it is there.
 */
const useFirstPage = (router: Router): boolean => {
  const [isHere, setHere] = useState(sessionStore.get().status === 'signed-out'); // a visitor's page waited already (main.tsx)
  useEffect(() => {
    const follow = async () => {
      if (!isKnown()) return;
      await router.invalidate();
      startTransition(() => setHere(true));
    };
    if (!isHere) void follow(); // the answer may have been there before this
    return sessionStore.subscribe(() => void follow());
  }, [router, isHere]);
  return isHere;
};

/** The splash until it is known who is there, then the pages. */
export const App = ({ router }: { router: Router }) => {
  const { status } = useSession();
  const isHere = useFirstPage(router);
  useEffect(followOtherTabs, []);
  useEffect(() => onceReached(() => sessionStore.get().status === 'unreachable' && void startSession()), []);
  return (
    <>
      {isHere && isKnown() ? <RouterProvider router={router} /> : <Splash status={status} />}
      <ConnectionBar />
    </>
  );
};
