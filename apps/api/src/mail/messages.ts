import { escapeHtml } from '#api/mail/html.ts';
import type { Mail } from '#api/mail/mailer.ts';

export type CodePurpose = 'sign-up' | 'password-reset' | 'email-change';

const words = {
  'sign-up': { heading: 'Confirm your e-mail address', act: 'Confirm my address' },
  'password-reset': { heading: 'Reset your password', act: 'Choose a new password' },
  'email-change': { heading: 'Confirm your new e-mail address', act: 'Confirm my new address' },
} as const;

/** A mail as HTML: a heading and paragraphs, which are HTML already. */
export const page = (heading: string, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="en"><body style="font:16px/1.5 Arial,sans-serif;color:#1c2430;padding:24px">
<h1 style="font-size:20px">${escapeHtml(heading)}</h1>
${paragraphs.map((html) => `<p>${html}</p>`).join('\n')}</body></html>`;

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
  const codeText = code === null ? [] : [`Your code is ${code}. It is valid for 10 minutes.`];
  const orLink = code === null ? 'Open this link within 10 minutes:' : 'Or open this link instead:';
  return {
    to: mail.to,
    subject: code === null ? `Forte: ${heading.toLowerCase()}` : `${code} is your Forte code`,
    text: [`${heading} at Forte.`, ...codeText, `${orLink}\n${link}`, ignore].join('\n\n'),
    html: page(`${heading} at Forte`, [
      ...(code === null
        ? []
        : [
            `Your code is <strong style="font-size:24px;letter-spacing:4px">${code}</strong>. It is valid for 10 minutes.`,
          ]),
      `${orLink} <a href="${escapeHtml(link)}">${act}</a>`,
      escapeHtml(ignore),
    ]),
  };
};

/** Tells the owner that the password is another now (PWD-04). */
export const passwordNotice = (to: string, publicUrl: string): Mail => {
  const told = 'The password of your Forte account was just changed, and other sessions were ended.';
  const advice = 'If that was not you, set a new password right away:';
  const link = `${publicUrl}/forget-password`;
  return {
    to,
    subject: 'Your Forte password was changed',
    text: [told, `${advice}\n${link}`].join('\n\n'),
    html: page('Your password was changed', [
      told,
      `${advice} <a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`,
    ]),
  };
};

/** Tells the address that an account had that it has another one now (PROF-14). Which one is nobody's business here. */
export const addressNotice = (to: string, publicUrl: string): Mail => {
  const told =
    'The e-mail address of your Forte account was just changed to another one. This address no longer belongs to it.';
  const advice = 'If that was not you, somebody knows your password. Tell us at once:';
  const link = `${publicUrl}/contact`;
  return {
    to,
    subject: 'Your Forte e-mail address was changed',
    text: [told, `${advice}\n${link}`].join('\n\n'),
    html: page('Your e-mail address was changed', [
      told,
      `${advice} <a href="${escapeHtml(link)}">${escapeHtml(link)}</a>`,
    ]),
  };
};
