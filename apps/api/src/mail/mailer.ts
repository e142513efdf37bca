/** One mail to one recipient. */
export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** The way out for mails. A mail whose sending is retried keeps its id, so that receivers can tell doubles. */
export type Mailer = { readonly send: (mail: Mail, id: string) => Promise<void> };

/** A mail server's final no: trying again would not help. */
export class MailRefused extends Error {
  constructor() {
    super('the mail server refused the mail for good');
    this.name = 'MailRefused';
  }
}

/** Nothing that is mailed may add a header or a second recipient (SEC-09). @throws when it would */
export const checkMail = ({ to, subject }: Mail): void => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (/[\u0000-\u001f\u007f]/.test(to + subject)) throw new Error('a mail header holds a control character');
  if (!/^[^\s@,;:<>()"]+@[^\s@,;:<>()"]+$/.test(to))
    throw new Error('a mail needs exactly one plain recipient');
};
