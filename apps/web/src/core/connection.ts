import { createStore } from '#core/store.ts';

/** Whether the server answered when it was asked last; the browser's own word counts only for the worse. */
export const connectionStore = createStore<'there' | 'lost'>('there');

const firstWait = 1_000;
const longestWait = 30_000;

/** Asks the server for as little as there is. */
export const isReachable = (): Promise<boolean> =>
  fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

let timer: number | undefined;

const askIn = (wait: number): void => {
  window.clearTimeout(timer);
  timer = window.setTimeout(async () => {
    if (await isReachable()) noteReached();
    else askIn(Math.min(2 * wait, longestWait));
  }, wait);
};

/** From now on the server is asked now and then, until it answers. */
export const noteLost = (): void => {
  if (connectionStore.get() === 'lost') return;
  connectionStore.set('lost');
  askIn(firstWait);
};

/** A call got no answer: if the server has one to anything else, that call alone failed, and who made it says so. */
export const noteUnanswered = async (): Promise<void> => {
  if (connectionStore.get() === 'there' && !(await isReachable())) noteLost();
};

/** The server answered, whatever it said. */
export const noteReached = (): void => {
  if (connectionStore.get() === 'there') return;
  window.clearTimeout(timer);
  connectionStore.set('there');
};

/** Does something each time that the server is there again. @returns how to stop it */
export const onceReached = (act: () => unknown): (() => void) =>
  connectionStore.subscribe(() => {
    if (connectionStore.get() === 'there') act();
  });

/** Listens to what the browser knows of its network. */
export const followConnection = (): void => {
  window.addEventListener('offline', noteLost);
  window.addEventListener('online', () => connectionStore.get() === 'lost' && askIn(0));
  if (!navigator.onLine) noteLost();
};
