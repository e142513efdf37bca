import { completeProfileStatus, type Role } from '@forte/contract';
import { missingStep } from '#core/onboarding-steps.ts';
import { paths } from '#core/paths.ts';
import type { SessionState } from '#core/session.ts';

/**
 * Who a page is for.
 * - `everybody`: signed in or not.
 * - `visitor`: signed-out visitors; who is signed in goes to the index (APP-08).
 * - `user`, a role, `complete-employee`: as in the contract (APP-09).
 */
export type PageAccess = 'everybody' | 'visitor' | 'user' | Role | 'complete-employee';

export type Admission = 'in' | 'login' | 'index' | 'denied';

/** Whether a page is shown, or what instead (APP-01, APP-08, APP-09). */
export const admit = (access: PageAccess, session: SessionState): Admission => {
  if (access === 'everybody') return 'in';
  if (session.status !== 'signed-in') return access === 'visitor' ? 'in' : 'login';
  const { role, profileStatus } = session.user;
  if (access === 'visitor') return 'index';
  if (access === 'user' || access === role) return 'in';
  const complete = role === 'employee' && profileStatus >= completeProfileStatus;
  return access === 'complete-employee' && complete ? 'in' : 'denied';
};

/** Where a signed-in user begins (APP-07): an employer at the search, a candidate at the step still to do. */
export const indexPath = (user: { role: Role; profileStatus: number }) => {
  if (user.role === 'employer') return paths.dashboard;
  return missingStep(user.profileStatus)?.path ?? paths.profile;
};
