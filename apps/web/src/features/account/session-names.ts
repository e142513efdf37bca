import type { OwnSession } from '@forte/contract';

/** "Chrome on Windows"; what the client did not tell is left out. */
export const softwareOf = ({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string => {
  if (browser === '' && system === '') return 'Unknown browser';
  if (browser === '' || system === '') return browser + system;
  return `${browser} on ${system}`;
};
