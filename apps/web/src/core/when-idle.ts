/** A phone that draws has nothing to spare: what can wait begins this long after the page is there. */
const rest = 1_500;

/** Does something once the page and its first answers are there and the browser has time. Returns what calls it off. */
export const whenIdle = (work: () => void): (() => void) => {
  // Safari knows no idle time.
  const idle = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback));
  let isOff = false;
  const timer = window.setTimeout(() => idle(() => isOff || work()), rest);
  return () => {
    isOff = true;
    window.clearTimeout(timer);
  };
};
