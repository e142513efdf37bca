import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadCode } from '#core/load-code.ts';
import { useSession } from '#core/session.ts';
import { PublicLayout } from './public-layout.tsx';

/** A visitor loads nothing of what stands behind the login. */
const SignedInLayout = lazy(async () => {
  const module = await loadCode(() => import('./signed-in-layout.tsx'));
  return { default: module.SignedInLayout };
});

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
