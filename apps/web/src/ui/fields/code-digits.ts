export const codeLength = 4;

/** The boxes of a code: one digit or '' each. */
export type CodeDigits = readonly string[];
export const noDigits: CodeDigits = Array.from({ length: codeLength }, () => '');

/** The boxes after a text was typed, pasted or filled in at one of them: its digits, from there on. */
export const withTyped = (digits: CodeDigits, at: number, text: string): CodeDigits => {
  const typed = text.replace(/\D/g, '').slice(0, codeLength - at);
  return digits.map((digit, index) => typed[index - at] ?? digit);
};

/** A paste fills from the first box, whatever stood there (OTP-01). */
export const pasted = (text: string): CodeDigits | undefined => {
  const typed = text.replace(/\D/g, '').slice(0, codeLength);
  return typed === '' ? undefined : withTyped(noDigits, 0, typed);
};

export const isComplete = (digits: CodeDigits): boolean => digits.every((digit) => digit !== '');
