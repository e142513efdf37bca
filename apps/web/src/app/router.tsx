import { createRouter } from '@tanstack/react-router';
import type { PageAccess } from '#app/guard.ts';
import { NotFoundPage } from '#app/pages/not-found-page.tsx';
import { UnexpectedErrorPage } from '#app/pages/unexpected-error-page.tsx';
import { routesOf } from '#app/return-path.ts';
import { accountRoutes, candidateAccountRoutes } from '#app/routes/account.ts';
import {
  candidateArea,
  completeCandidateArea,
  employerArea,
  indexRoute,
  openArea,
  rootRoute,
  userArea,
  visitorArea,
} from '#app/routes/areas.ts';
import { employerRoutes } from '#app/routes/employer.ts';
import { jobRoutes } from '#app/routes/jobs.ts';
import { onboardingRoutes } from '#app/routes/onboarding.ts';
import { profileRoutes } from '#app/routes/profile.ts';
import { openRoutes, visitorRoutes } from '#app/routes/public.ts';
import type { FirstCall } from '#core/first-call.ts';
import { parseSearch, stringifySearch } from '#core/search-params.ts';
import { Loading } from '#ui/loading.tsx';

const routeTree = rootRoute.addChildren([
  indexRoute,
  openArea.addChildren(openRoutes),
  visitorArea.addChildren(visitorRoutes),
  userArea.addChildren(accountRoutes),
  candidateArea.addChildren([...onboardingRoutes, ...profileRoutes, ...candidateAccountRoutes]),
  completeCandidateArea.addChildren(jobRoutes),
  employerArea.addChildren(employerRoutes),
]);

/** Builds the router; paths match in any case (APP-01). */
export const createAppRouter = () => {
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: 'intent',
    // A press is answered at once, also while a slow line still brings the page's code.
    defaultPendingMs: 100,
    defaultPendingMinMs: 200,
    defaultPendingComponent: Loading,
    defaultErrorComponent: UnexpectedErrorPage,
    defaultNotFoundComponent: NotFoundPage,
  });
  routesOf.set((pathname) => router.getMatchedRoutes(pathname)[0]);
  return router;
};

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
  interface StaticDataRouteOption {
    access?: PageAccess;
    /** Loads what asks for the page's first answer, apart from the page (`first-page.ts`). */
    firstCall?: () => Promise<{ readonly firstCall: FirstCall }>;
  }
  /** What a page tells the next one without showing it in the address. */
  interface HistoryState {
    /** The address typed at the login, for the forgotten password (AUTH-01). */
    email?: string;
    /** A sentence for the next page, as "Please try again" (SIGN-07, OTP-03). */
    message?: string;
    /** The list that opened this page is one step back (VIEW-01). */
    fromList?: boolean;
    /** The last step was just saved: the profile greets its owner. */
    profileCompleted?: boolean;
    /** What the page says has just been done here: opened by itself, it claims nothing. */
    isDone?: boolean;
    /** The sign-up whose code was waited for is not pending any more: finished elsewhere, or too old. */
    isOver?: boolean;
  }
}
