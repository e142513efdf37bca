import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { notesMark } from './markdown.ts';

/** What people wrote below the mark of an earlier report; nothing where there is none. */
export const keptNotes = async (path: string): Promise<string> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  const at = text.indexOf(notesMark);
  return at === -1 ? '' : text.slice(at + notesMark.length);
};

export const writeReport = async (path: string, text: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
};
