import { expect, type Page } from '@playwright/test';

/** Two frames later: what was changed has been laid out and drawn. */
export const nextFrames = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** What is read of a page, once it is the same from one frame to the next: what came into view has been measured. */
export const resting = async <T>(page: Page, read: () => Promise<T>): Promise<T> => {
  let last = await read();
  await expect(async () => {
    const before = last;
    await nextFrames(page);
    last = await read();
    expect(JSON.stringify(last)).toBe(JSON.stringify(before));
  }).toPass();
  return last;
};
