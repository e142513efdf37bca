import { Outlet } from '@tanstack/react-router';
import { admit, type PageAccess } from '#app/guard.ts';
import { AccessDeniedPage } from '#app/pages/access-denied-page.tsx';
import { useSession } from '#core/session.ts';
import { SignedInLayout } from './signed-in-layout.tsx';

/** Pages behind the login; the wrong role, and a candidate who has steps to do, see why they can't have it. */
const GuardedArea = ({ access }: { access: PageAccess }) => {
  const session = useSession();
  if (session.status !== 'signed-in') return null; // the guard is already on its way to the login
  return (
    <SignedInLayout user={session.user}>
      {admit(access, session) === 'denied' ? <AccessDeniedPage /> : <Outlet />}
    </SignedInLayout>
  );
};

export const UserArea = () => <GuardedArea access="user" />;
export const CandidateArea = () => <GuardedArea access="employee" />;
export const CompleteCandidateArea = () => <GuardedArea access="complete-employee" />;
export const EmployerArea = () => <GuardedArea access="employer" />;
