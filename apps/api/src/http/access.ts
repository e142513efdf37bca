import { type Access, completeProfileStatus, type Route } from '@forte/contract';
import type { Caller } from '#api/http/handler.ts';
import { Refusal } from '#api/http/refusal.ts';

const denied = 'Access denied. You are not authorized to use this page. Please complete all required steps.';

const mayCall = (access: Access, caller: Caller): boolean => {
  const isComplete = caller.profileStatus >= completeProfileStatus;
  if (access === 'any') return true;
  if (access === 'complete') return isComplete;
  if (access === 'complete-employee') return isComplete && caller.role === 'employee';
  return caller.role === access;
};

/**
 * Lets a caller through to a route, or refuses: 401 without a valid token, 403 for the wrong role (APP-09).
 * @param findCaller looks the token up; undefined when it is unknown, expired or revoked
 */
export const admit = async (
  access: Access,
  bearer: string | undefined,
  findCaller: (token: string) => Promise<Caller | undefined>,
): Promise<Caller | undefined> => {
  if (access === 'none' || access === 'grant') return undefined;
  const caller = bearer === undefined ? undefined : await findCaller(bearer);
  if (caller === undefined)
    throw new Refusal('unauthenticated', 'Your session has ended. Please log in again.');
  if (!mayCall(access, caller)) throw new Refusal('forbidden', denied);
  return caller;
};

/** An id that names the acting user must be the caller's own (API-04). Compared on the wire, before validation. */
export const requireOwnId = (
  route: Route,
  parts: { params: unknown; body: unknown },
  caller: Caller,
): void => {
  const [part, name] = (route.actor ?? '').split('.') as ['params' | 'body' | '', string];
  if (part === '') return;
  const value = (parts[part] as Record<string, unknown> | null | undefined)?.[name];
  if (typeof value === 'string' && value.toLowerCase() === caller.userId) return;
  // A missing or misspelt id is for the schema to name; another user's is refused here.
  if (typeof value === 'string' && value !== '') {
    throw new Refusal('forbidden', 'You can only do this for your own account.');
  }
};
