import { CallError, profileRoutes, emailChangeRoutes as routes } from '@forte/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf, useSend } from '#core/calls.ts';
import { showAlert } from '#core/messages.ts';
import { callKey, useCall } from '#core/queries.ts';
import { useUser } from '#core/session.ts';
import { keptInTab } from '#core/storage.ts';
import { toast } from '#core/toast.ts';
import { useCountdown } from '#core/use-countdown.ts';

/** The address that waits for its code: a reload goes on where it was. */
const kept = keptInTab('email-change');

/** Which address the user has, and which one waits to be proven (PROF-14). */
export const useEmailChange = () => {
  const { userId } = useUser();
  const profile = useCall(profileRoutes.viewProfile, { params: { id: userId } });
  const [waiting, setWaiting] = useState(() => kept.get());
  const wait = (email: string | null) => {
    if (email === null) kept.remove();
    else kept.set(email);
    setWaiting(email);
  };
  return { profile, waiting, wait };
};

/** The code screen of a change: tries the code, or asks for a new one. */
export const useEmailCode = (email: string, onDone: () => void) => {
  const client = useQueryClient();
  const { left, restart } = useCountdown('email-change');
  const verifying = useSend(routes.verifyEmailCode, {
    onSuccess: async ({ message }) => {
      toast('1', message);
      await client.invalidateQueries({ queryKey: callKey(profileRoutes.viewProfile) });
      onDone();
    },
  });
  const resending = useSend(routes.resendEmailCode, {
    onSuccess: ({ message }) => {
      toast('1', message);
      restart();
    },
    onError: (error) => {
      showAlert('0', sentenceOf(error));
      if (error instanceof CallError && error.retryAfter !== undefined)
        restart(Math.min(error.retryAfter, 3_600));
    },
  });
  return {
    left,
    busy: verifying.isPending,
    failure: verifying.error === null ? undefined : sentenceOf(verifying.error),
    verify: (code: string) => verifying.mutate({ body: { email, code } }),
    resend: () => resending.mutate({ body: { email } }),
    resending: resending.isPending,
  };
};
