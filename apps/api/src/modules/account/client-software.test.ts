import { expect, test } from 'vitest';
import { readClient } from './client-software.ts';

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0',
    { browser: 'Microsoft Edge', system: 'Windows', device: 'computer' },
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
    { browser: 'Firefox', system: 'Linux', device: 'computer' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iPhone', device: 'phone' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome', system: 'Android', device: 'phone' },
  ],
  ['a script of somebody', { browser: '', system: '', device: 'unknown' }],
  ['(((((', { browser: '', system: '', device: 'unknown' }],
  [' ', { browser: '', system: '', device: 'unknown' }],
])('%s is told in words', (userAgent, told) => {
  expect(readClient(userAgent)).toEqual(told);
});
