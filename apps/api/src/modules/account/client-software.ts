import type { OwnSession } from '@forte/contract';
import Bowser from 'bowser';

const deviceOf: Readonly<Record<string, OwnSession['device']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** iPhones and iPads are known by these names, not by their system's. */
const systemOf = (system = '', model = ''): string => (/^iP(hone|ad|od)/.test(model) ? model : system);

/** What a user agent tells a person: browser, system and kind of device. '' and `unknown` for what it does not say. */
export const readClient = (userAgent: string): Pick<OwnSession, 'browser' | 'system' | 'device'> => {
  if (userAgent.trim() === '') return { browser: '', system: '', device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    browser: browser.name ?? '',
    system: systemOf(os.name, platform.model),
    device: deviceOf[platform.type ?? ''] ?? 'unknown',
  };
};
