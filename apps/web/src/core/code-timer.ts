import { keptInTab } from '#core/storage.ts';

/** The flows that mail a code. */
export type CodeFlow = 'employee' | 'employer' | 'password-reset' | 'email-change';

/** A new code can be asked for this long after the last one (OTP-02). */
export const resendInterval = 120_000;

const kept = (flow: CodeFlow) => keptInTab(`resend-at:${flow}`);

/** When a new code can be asked for, or undefined when none was sent from this tab. Survives a reload. */
export const resendAt = (flow: CodeFlow): number | undefined => {
  const at = Number(kept(flow).get() ?? Number.NaN);
  return Number.isFinite(at) ? at : undefined;
};

/** Starts the wait: a code was just sent, or the server told how many seconds are left. */
export const startWait = (flow: CodeFlow, seconds = resendInterval / 1_000): number => {
  const at = Date.now() + seconds * 1_000;
  kept(flow).set(String(at));
  return at;
};
