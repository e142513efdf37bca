import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import * as z from 'zod/mini';
import { checkMail, type Mailer } from '#api/mail/mailer.ts';

const keptMail = z.object({
  id: z.string(),
  date: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
/** A mail in the development mailbox. */
export type KeptMail = z.output<typeof keptMail>;

/** The development mailbox: every mail a JSON file whose name sorts by time (RUN-06). */
export type FolderMailer = Mailer & {
  readonly list: (limit?: number) => Promise<readonly KeptMail[]>;
  readonly find: (id: string) => Promise<KeptMail | undefined>;
};

const fileName = /^[0-9a-f-]{36}\.json$/;

/** @param folder is made when the first mail comes */
export const createFolderMailer = (folder: string): FolderMailer => {
  const read = async (name: string): Promise<KeptMail> =>
    z.parse(keptMail, JSON.parse(await readFile(join(folder, name), 'utf8')));
  const names = async (): Promise<string[]> => {
    const found = await readdir(folder).catch(() => []);
    return found
      .filter((name) => fileName.test(name))
      .sort()
      .reverse();
  };
  return {
    send: async (mail) => {
      checkMail(mail);
      await mkdir(folder, { recursive: true });
      const id = uuidv7();
      const { to, subject, text, html } = mail;
      const kept: KeptMail = { id, date: new Date().toISOString(), to, subject, text, html };
      const unfinished = join(folder, `${id}.tmp`);
      await writeFile(unfinished, JSON.stringify(kept, null, 2));
      await rename(unfinished, join(folder, `${id}.json`));
    },
    list: async (limit = 50) => Promise.all((await names()).slice(0, limit).map(read)),
    find: async (id) => ((await names()).includes(`${id}.json`) ? read(`${id}.json`) : undefined),
  };
};
