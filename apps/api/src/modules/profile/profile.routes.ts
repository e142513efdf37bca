import { completeProfileStatus, type profileRoutes } from '@forte/contract';
import type { Db } from '#api/db/connect.ts';
import type { Deps } from '#api/deps.ts';
import { fileAddress } from '#api/files/file-address.ts';
import type { Caller, Handlers } from '#api/http/handler.ts';
import { notFound, refuseField } from '#api/http/refusal.ts';
import { isEmailTaken, setPursuing } from '#api/modules/profile/candidate.queries.ts';
import { readProfile, readProfileFor } from '#api/modules/profile/profile.queries.ts';
import { profileFileHandlers } from '#api/modules/profile/profile-file.routes.ts';
import { profileStepHandlers } from '#api/modules/profile/profile-steps.routes.ts';
import { viewOf } from '#api/modules/profile/profile-view.ts';
import { saveDetails } from '#api/modules/profile/save-step.service.ts';

/** What the caller may see of, if it is there: candidates their own, employers everybody's. */
const readVisible = (db: Db, candidateId: string, { userId, role }: Caller) => {
  if (candidateId.toLowerCase() === userId) return readProfile(db, candidateId);
  return role === 'employer' ? readProfileFor(db, candidateId, userId) : undefined;
};

/** The candidate's profile: its steps, its views and what belongs to them (§7.2). */
export const profileHandlers = (deps: Deps): Handlers<typeof profileRoutes> => ({
  ...profileStepHandlers(deps),
  ...profileFileHandlers(deps),

  viewProfile: async ({ params, caller }) => {
    const isOwn = params.id.toLowerCase() === caller.userId;
    const profile = await readVisible(deps.db, params.id, caller);
    const isVisible = isOwn || (profile?.profileStatus ?? 0) >= completeProfileStatus;
    if (profile === undefined || !isVisible) throw notFound('There is no such profile.');
    const viewer = { isOwn, now: deps.now() };
    return { data: viewOf(profile, viewer, (fileId) => fileAddress(deps, fileId, caller)) };
  },

  updateProfileEmployee: async ({ body: { version, ...details }, caller }) => ({
    data: await saveDetails(deps, { candidateId: caller.userId, version, step: 'Personal detail' }, details),
    message: 'Profile saved',
  }),

  pursueEmployment: async ({ params: { flag }, caller }) => {
    await setPursuing(deps.db, caller.userId, flag);
    return {
      data: { pursueEmployment: flag },
      message: flag ? 'You are now pursuing employment' : 'You are no longer pursuing employment',
    };
  },

  findDuplicateEmail: async ({ body, caller }) => {
    if (await isEmailTaken(deps, caller.userId, body.email)) {
      throw refuseField('emailId', 'This email is already registered', 'duplicate');
    }
    return { data: null, message: 'This email can be used' };
  },
});
