import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

type KeptMail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

export type Mailbox = {
  /** The next mail to that address that this journey has not read yet; waits for it. */
  readonly readMail: (email: string) => Promise<KeptMail>;
  /** The four digits in that mail. */
  readonly readCode: (email: string) => Promise<string>;
  /** The address of the link in that mail. */
  readonly readLink: (email: string) => Promise<string>;
};

const patience = 15_000;

/** What this process has read from the folder: a mail doesn't change, and all journeys look through the same ones. */
const mails = new Map<string, KeptMail>();

const load = async (path: string): Promise<KeptMail> => {
  const known = mails.get(path);
  if (known !== undefined) return known;
  const mail = JSON.parse(await readFile(path, 'utf8')) as KeptMail; // the product's own file
  mails.set(path, mail);
  return mail;
};

/** Reads the mails that the product keeps in its data folder. */
export const openMailbox = (folder: string): Mailbox => {
  const read = new Set<string>();

  const findUnread = async (email: string): Promise<KeptMail | undefined> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
    for (const name of names) {
      if (read.has(name)) continue;
      const mail = await load(join(folder, name));
      if (mail.to.toLowerCase() !== email.toLowerCase()) continue;
      read.add(name);
      return mail;
    }
    return undefined;
  };

  const readMail = async (email: string): Promise<KeptMail> => {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const mail = await findUnread(email);
      if (mail !== undefined) return mail;
      await sleep(25);
    }
    throw new Error(`No new mail for ${email} came.`);
  };

  const find = async (email: string, pattern: RegExp): Promise<string> => {
    const { subject, text } = await readMail(email);
    const found = pattern.exec(text)?.[0];
    if (found === undefined) throw new Error(`The mail "${subject}" holds nothing like ${pattern}.`);
    return found;
  };

  return {
    readMail,
    readCode: (email) => find(email, /(?<=code is )\d{4}\b/),
    readLink: (email) => find(email, /https?:\/\/\S+/),
  };
};
