import { RouterProvider } from '@tanstack/react-router';
import { useEffect } from 'react';
import { sessionStore, useSession } from '#core/session.ts';
import { followOtherTabs } from './follow-other-tabs.ts';
import type { createAppRouter } from './router.tsx';
import { Splash } from './splash.tsx';

/** The splash until it is known who is there, then the pages. Guards run again whenever the session changes. */
export const App = ({ router }: { router: ReturnType<typeof createAppRouter> }) => {
  const { status } = useSession();
  const known = status === 'signed-in' || status === 'signed-out';
  useEffect(followOtherTabs, []);
  useEffect(() => sessionStore.subscribe(() => void router.invalidate()), [router]);
  return known ? <RouterProvider router={router} /> : <Splash status={status} />;
};
