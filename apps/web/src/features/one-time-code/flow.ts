import type { CodeFlow } from '#core/code-timer.ts';

/** What one of the three code screens does; each flow has a hook that makes it (OTP-01). */
export type Flow = {
  readonly name: CodeFlow;
  readonly title: string;
  /** Where the code went. */
  readonly lead: string;
  /** The stored e-mail, read anew: another tab may have finished meanwhile. */
  readonly storedEmail: () => string | null;
  /** Sends the code; its message is shown. */
  readonly verify: (email: string, code: string) => Promise<{ readonly message: string }>;
  readonly resend: (email: string) => Promise<{ readonly message: string }>;
  /** After the right code. */
  readonly done: () => void;
  /** After another tab got there: the right code, the mailed link, or the new password. */
  readonly doneElsewhere: () => Promise<void>;
  /** Goes where it is told, and tells so, when no code can fit any more: it was done on another device, or is too old. */
  readonly leaveIfOver: () => Promise<boolean>;
};
