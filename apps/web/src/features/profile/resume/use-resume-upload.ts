import { type ProfileView, profileRoutes } from '@forte/contract';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { send } from '#core/send.ts';
import { setProfileStatus } from '#core/session.ts';
import { uploadTransport } from '#core/upload-transport.ts';
import { useRefreshProfile } from '../form/use-profile-form.ts';

const isCancelled = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** Sends the resume, tells how far it is, and can be stopped (PROF-04). */
export const useResumeUpload = (profile: ProfileView, onSaved: (message: string) => void) => {
  const refresh = useRefreshProfile();
  const stop = useRef<AbortController>(null);
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      setShare(0);
      const input = { body: { id: profile.userId }, file, signal: stop.current.signal };
      return send(profileRoutes.saveResume, input, uploadTransport(setShare));
    },
    onSuccess: async ({ data, message }) => {
      await refresh();
      setProfileStatus(data.profileStatus);
      onSaved(message);
    },
  });
  const failed = upload.error !== null && !isCancelled(upload.error);
  return {
    send: upload.mutate,
    cancel: () => stop.current?.abort(),
    share,
    busy: upload.isPending || upload.isSuccess,
    failure: failed ? sentenceOf(upload.error) : undefined,
  };
};
