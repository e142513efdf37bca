import type { AnyRoute, AnyRouter } from '@tanstack/react-router';
import { parseSearch } from '#core/search-params.ts';
import { readStoredSession, sessionStore, type User } from '#core/session.ts';

/** Who is there, as soon as the stored session is verified. */
const verifiedUser = (): Promise<User> =>
  new Promise((resolve) => {
    const stop = sessionStore.subscribe(() => {
      const state = sessionStore.get();
      if (state.status === 'verifying') return;
      stop();
      if (state.status === 'signed-in') resolve(state.user); // else nobody waits for an answer any more
    });
  });

/** The code of a page that is loaded lazily; a failure shows when the page itself asks for it. */
const loadCode = ({ options: { component } }: AnyRoute): void => {
  if (component && 'preload' in component) void component.preload?.()?.catch(() => undefined);
};

/** Asks for what the page will show. */
const ask = async (route: AnyRoute | undefined): Promise<void> => {
  const load = route?.options.staticData?.firstCall;
  if (load === undefined) return;
  const user = verifiedUser();
  try {
    const [{ firstCall }, { queryClient }] = await Promise.all([load(), import('./query-client.ts')]);
    await firstCall(queryClient, { search: parseSearch(window.location.search), user });
  } catch {
    // The page asks again, and tells what is wrong.
  }
};

/**
 * Loads the first page and asks for what it shows while the stored session is still being verified, all at once: one
 * after the other they would be four journeys to the server. What the address asks for is shown only once the guard agrees.
 */
export const startFirstPage = (routes: readonly AnyRoute[]): void => {
  if (readStoredSession() === undefined) return;
  // Before the page: its answer is on its way while the page's code runs.
  void ask(routes.at(-1));
  for (const route of routes) loadCode(route);
};

/** A visitor on a slow line sees the frame after this long. */
const patience = 100;

/**
 * Loads a visitor's page before anything is mounted: mounted empty and filled by the router it would be drawn in one task,
 * in which a phone answers no press. Who is logged in waits for nothing, as the splash comes first.
 */
export const loadVisitorsPage = async (router: AnyRouter): Promise<void> => {
  if (sessionStore.get().status !== 'signed-out') return;
  await Promise.race([router.load(), new Promise((resolve) => window.setTimeout(resolve, patience))]);
};
