import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '#core/session.ts';
import { PublicLayout } from './public-layout.tsx';

/** A visitor loads nothing of what stands behind the login. */
const SignedInLayout = lazy(() =>
  import('./signed-in-layout.tsx').then((module) => ({ default: module.SignedInLayout })),
);

/** Pages for everybody, in the frame of who looks. */
export const OpenArea = () => {
  const session = useSession();
  if (session.status !== 'signed-in') return <PublicLayout />;
  return (
    <Suspense fallback={null}>
      <SignedInLayout user={session.user}>
        <Outlet />
      </SignedInLayout>
    </Suspense>
  );
};
