import { CallError } from '@forte/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { sentenceOf } from '#core/calls.ts';
import { lastingError } from '#core/lasting-error.ts';
import { showAlert } from '#core/messages.ts';
import { paths } from '#core/paths.ts';
import { useAction } from '#core/use-action.ts';
import { useCountdown } from '#core/use-countdown.ts';
import { noDigits } from '#ui/fields/code-digits.ts';
import type { Flow } from './flow.ts';
import { useElsewhere } from './use-elsewhere.ts';

/** The shared alert, but for what stays on the page. */
const showError = (error: Error): void => {
  if (lastingError(error) === undefined) showAlert('0', sentenceOf(error));
};

/** Who comes here without having signed up is told so, and sent there (OTP-03). */
const useEntry = ({ storedEmail }: Flow): void => {
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: on entry; after the right code the e-mail is gone too
  useEffect(() => {
    if (storedEmail() !== null) return;
    showAlert('0', 'Please sign up to access this page.');
    void navigate({ to: paths.signUp, replace: true });
  }, []);
};

/** What a code screen holds and does. */
export const useCodeScreen = (flow: Flow) => {
  const navigate = useNavigate();
  const [digits, setDigits] = useState(noDigits);
  const { left, restart } = useCountdown(flow.name);
  useEntry(flow);
  useElsewhere(flow);

  const verification = useAction({
    act: ({ email, code }: { email: string; code: string }) => flow.verify(email, code),
    onSuccess: ({ message }) => {
      showAlert('1', message);
      flow.done();
    },
    onError: async (error) => {
      if (lastingError(error) !== undefined) return; // the code may still be right
      if (await flow.leaveIfOver()) return;
      showError(error);
      setDigits(noDigits);
    },
  });
  const resending = useAction({
    act: flow.resend,
    onSuccess: async ({ message }) => {
      if (await flow.leaveIfOver()) return; // the answer is the same when nothing is mailed
      showAlert('1', message);
      verification.reset();
      restart();
    },
    onError: (error) => {
      showError(error);
      if (error instanceof CallError && error.retryAfter !== undefined)
        restart(Math.min(error.retryAfter, 3_600));
    },
  });
  const withEmail = async (act: (email: string) => void) => {
    const email = flow.storedEmail();
    if (email !== null) act(email);
    else if (!(await flow.leaveIfOver()))
      await navigate({ to: paths.signUp, state: { message: 'Please try again' } });
  };
  const verify = () => void withEmail((email) => verification.mutate({ email, code: digits.join('') }));
  const resend = () => void withEmail((email) => resending.mutate(email));
  return {
    digits,
    setDigits,
    left,
    busy: verification.isPending,
    resending: resending.isPending,
    verify,
    resend,
    failures: [
      { of: 'verify', error: lastingError(verification.error), retry: verify },
      { of: 'resend', error: lastingError(resending.error), retry: resend },
    ],
  };
};
