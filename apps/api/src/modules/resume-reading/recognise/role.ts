import { foldTerm } from '@forte/contract';
import { roleWords } from '#api/modules/resume-reading/words/role-words.ts';

/** Whether a text holds a word that names a role, as "Developer" in "Senior Java Developer". */
export const hasRoleWord = (text: string): boolean =>
  foldTerm(text)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => roleWords.has(word));
