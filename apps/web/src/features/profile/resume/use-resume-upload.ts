import { type ProfileView, profileRoutes } from '@forte/contract';
import { send } from '#core/send.ts';
import { setProfileStatus } from '#core/session.ts';
import { useUpload } from '#core/use-upload.ts';
import { useRefreshProfile } from '../form/use-profile-form.ts';

/** Sends the resume (PROF-04). */
export const useResumeUpload = (profile: ProfileView, onSaved: (message: string) => void) => {
  const refresh = useRefreshProfile();
  return useUpload(
    (file: File, signal, transport) =>
      send(profileRoutes.saveResume, { body: { id: profile.userId }, file, signal }, transport),
    async ({ data, message }) => {
      await refresh();
      setProfileStatus(data.profileStatus);
      onSaved(message);
    },
  );
};
