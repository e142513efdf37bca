import { profileRoutes } from '@forte/contract';
import { useCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';

/** The signed-in candidate's own profile. */
export const useOwnProfile = () => {
  const { userId } = useUser();
  return useCall(profileRoutes.viewProfile, { params: { id: userId } });
};
