import { type Page, page } from '@forte/contract';
import * as z from 'zod/mini';
import { type Shot, sendAll } from './load.ts';

/** What of a list's answer can be compared. */
const listAnswer = z.object({ Data: z.array(z.object({ id: z.string() })), Page: page });

export type ListPage = {
  readonly ids: string[];
  readonly total: Page['total'];
  readonly next: string | null;
};

/** Sends each shot once and reads its page. What is measured later is warm then. */
export const readPages = async (shots: readonly Shot[]): Promise<ListPage[]> => {
  const pages: ListPage[] = [];
  await sendAll(shots, 1, (index, text) => {
    const answer = z.parse(listAnswer, JSON.parse(text));
    pages[index] = { ids: answer.Data.map(({ id }) => id), ...answer.Page };
  });
  return pages;
};

/**
 * Follows a list from page to page.
 * @returns the request for the page of that number, or undefined when the list ends before
 */
export const pagesOf = async (
  shotOf: (cursor?: string) => Shot,
  number: number,
): Promise<Shot | undefined> => {
  let shot = shotOf();
  for (let at = 1; at < number; at += 1) {
    const [answer] = await readPages([shot]);
    if (answer === undefined || answer.next === null) return undefined;
    shot = shotOf(answer.next);
  }
  return shot;
};
