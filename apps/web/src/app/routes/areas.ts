import { createRootRoute, createRoute, Outlet, redirect } from '@tanstack/react-router';
import { admit, indexPath, type PageAccess } from '#app/guard.ts';
import { OpenArea } from '#app/layout/open-area.tsx';
import { PublicLayout } from '#app/layout/public-layout.tsx';
import { Root } from '#app/layout/root.tsx';
import { UnexpectedErrorPage } from '#app/pages/unexpected-error-page.tsx';
import { returnPathFor } from '#app/return-path.ts';
import { paths } from '#core/paths.ts';
import { type SessionState, sessionStore } from '#core/session.ts';
import { page } from './page.ts';

export const rootRoute = createRootRoute({ component: Root, errorComponent: UnexpectedErrorPage });

type Asked = { readonly location: { readonly href: string; readonly search: object } };

/** Who logged out in another tab meant it: the next one to log in here does not begin on that user's page. */
const returnSearch = (session: SessionState, href: string) =>
  session.status === 'signed-out' && session.ended === 'elsewhere' ? {} : { returnTo: href };

/** Sends away who must not be here; the area's component shows Access Denied to the wrong role (APP-09). */
const guard =
  (access: PageAccess) =>
  ({ location }: Asked): void => {
    const session = sessionStore.get();
    const admission = admit(access, session);
    if (admission === 'login')
      throw redirect({ to: paths.auth, search: returnSearch(session, location.href) });
    if (admission === 'index' && session.status === 'signed-in') {
      const back = returnPathFor(location.search, session); // where a login was asked for (APP-02)
      throw back === undefined ? redirect({ to: indexPath(session.user) }) : redirect({ href: back });
    }
  };

/** The frame of the pages behind the login: loaded with the first of them. */
const area = (name: keyof typeof import('#app/layout/guarded-areas.tsx')) =>
  page(() => import('#app/layout/guarded-areas.tsx'), name);

/** Pages for everybody, in the frame of who looks. */
export const openArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'open',
  staticData: { access: 'everybody' },
  component: OpenArea,
});

export const visitorArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'visitor',
  staticData: { access: 'visitor' },
  beforeLoad: guard('visitor'),
  component: PublicLayout,
});

export const userArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'user',
  staticData: { access: 'user' },
  beforeLoad: guard('user'),
  component: area('UserArea'),
});

export const candidateArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'candidate',
  staticData: { access: 'employee' },
  beforeLoad: guard('employee'),
  component: area('CandidateArea'),
});

/** Jobs: for candidates whose profile is complete. */
export const completeCandidateArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'complete-candidate',
  staticData: { access: 'complete-employee' },
  beforeLoad: guard('complete-employee'),
  component: area('CompleteCandidateArea'),
});

export const employerArea = createRoute({
  getParentRoute: () => rootRoute,
  id: 'employer',
  staticData: { access: 'employer' },
  beforeLoad: guard('employer'),
  component: area('EmployerArea'),
});

/** The start page: each user's own (APP-07). */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.index,
  beforeLoad: () => {
    const session = sessionStore.get();
    throw redirect({ to: session.status === 'signed-in' ? indexPath(session.user) : paths.auth });
  },
  component: Outlet,
});
