import type { AnyRoute } from '@tanstack/react-router';
import { admit, type PageAccess } from '#app/guard.ts';
import type { SessionState } from '#core/session.ts';
import { createStore } from '#core/store.ts';

/**
 * The path of this site that an address names, or undefined (SEC-18). Whatever a browser would read as another site
 * (`//host`, `/\host`, `https:`, control characters in between) is none.
 */
export const pathOfThisSite = (address: unknown, origin: string): string | undefined => {
  if (typeof address !== 'string' || !address.startsWith('/')) return undefined;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
};

/** Finds the routes of a path. The router sets it: the guard stands below the router in the import order. */
export const routesOf = createStore<(pathname: string) => readonly AnyRoute[]>(() => []);

const accessOf = (pathname: string): PageAccess | undefined =>
  routesOf
    .get()(pathname)
    .map((route) => route.options.staticData?.access)
    .findLast((access) => access !== undefined);

/** Where a login returns to (APP-02): a path of this site that this user may see, or undefined. */
export const returnPathFor = (search: object, session: SessionState): string | undefined => {
  const asked = 'returnTo' in search ? search.returnTo : undefined;
  const path = pathOfThisSite(asked, window.location.origin);
  if (path === undefined) return undefined;
  const access = accessOf(new URL(path, window.location.origin).pathname);
  // Open pages never ask for a login, so a link that returns to one (to the logout, say) is somebody's trick.
  const behindLogin = access !== undefined && access !== 'everybody';
  return behindLogin && admit(access, session) === 'in' ? path : undefined;
};
