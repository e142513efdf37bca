import { letter, paragraph } from '#api/mail/letter.ts';
import type { Mail } from '#api/mail/mailer.ts';

export type CodePurpose = 'sign-up' | 'password-reset' | 'email-change';

const words = {
  'sign-up': { heading: 'Confirm your e-mail address', act: 'Confirm my address' },
  'password-reset': { heading: 'Reset your password', act: 'Choose a new password' },
  'email-change': { heading: 'Confirm your new e-mail address', act: 'Confirm my new address' },
} as const;

const ignore = 'If you did not ask for this, ignore this mail: nothing happens without the code or the link.';

/**
 * The mail that carries a one-time code and its link, or the link alone when codes are stopped for the address (OTP-06).
 * @param code four digits, or null
 */
export const codeMail = (mail: {
  to: string;
  purpose: CodePurpose;
  code: string | null;
  link: string;
}): Mail => {
  const { heading, act } = words[mail.purpose];
  const { code, link } = mail;
  const valid = 'It is valid for 10 minutes.';
  const codePart = { kind: 'code', before: 'Your code is', code: code ?? '', after: valid } as const;
  const lead = code === null ? 'Open this link within 10 minutes:' : 'Or open this link instead:';
  return {
    to: mail.to,
    subject: code === null ? `Forte: ${heading.toLowerCase()}` : `${code} is your Forte code`,
    ...letter(`${heading} at Forte`, [
      ...(code === null ? [] : [codePart]),
      { kind: 'link', lead, action: act, link },
      paragraph(ignore),
    ]),
  };
};

/** A notice to an owner: what was done, and what to do when somebody else did it. */
const notice = (
  heading: string,
  told: string,
  advice: { readonly lead: string; readonly action: string; readonly link: string },
) => letter(heading, [paragraph(told), { kind: 'link', ...advice }]);

/** Tells the owner that the password is another now (PWD-04). */
export const passwordNotice = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Your Forte password was changed',
  ...notice(
    'Your password was changed',
    'The password of your Forte account was just changed, and other sessions were ended.',
    {
      lead: 'If that was not you, set a new password right away:',
      action: 'Set a new password',
      link: `${publicUrl}/forget-password`,
    },
  ),
});

/** Tells the address that an account had that it has another one now (PROF-14). Which one is nobody's business here. */
export const addressNotice = (to: string, publicUrl: string): Mail => ({
  to,
  subject: 'Your Forte e-mail address was changed',
  ...notice(
    'Your e-mail address was changed',
    'The e-mail address of your Forte account was just changed to another one. This address no longer belongs to it.',
    {
      lead: 'If that was not you, somebody knows your password. Tell us at once:',
      action: 'Contact us',
      link: `${publicUrl}/contact`,
    },
  ),
});
