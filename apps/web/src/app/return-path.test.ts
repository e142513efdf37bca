import { expect, test } from 'vitest';
import { pathOfThisSite, returnPathFor } from './return-path.ts';
import { createAppRouter } from './router.tsx';

const origin = 'https://forte.example';

test.each([
  ['/posting-jobs?sort=oldest#top', '/posting-jobs?sort=oldest#top'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['/\t/evil.example', undefined],
  ['/\r\n/evil.example', undefined],
  ['\\\\evil.example', undefined],
  [' //evil.example', undefined],
  ['https://evil.example/', undefined],
  ['https://forte.example@evil.example/', undefined],
  ['//forte.example@evil.example/posting-jobs', undefined],
  ['//forte.example:80/', undefined],
  ['/.//evil.example', undefined],
  ['%2F%2Fevil.example', undefined],
  ['data:text/html,evil', undefined],
  ['java\tscript:alert(1)', undefined],
  ['javascript:alert(1)', undefined],
  ['posting-jobs', undefined],
  ['/..//evil.example', undefined],
  [['/a', '/b'], undefined],
  [undefined, undefined],
])('a return to %o goes to %s', (address, expected) => {
  expect(pathOfThisSite(address, origin)).toBe(expected);
});

test('a login returns only to what the role may see', () => {
  createAppRouter();
  const candidate = {
    status: 'signed-in',
    user: { userId: 'u', name: 'Asha', role: 'employee', profileStatus: 8 },
  } as const;
  const back = (returnTo: string) => returnPathFor({ returnTo }, candidate);
  expect(back('/Saved-Jobs?sort=latest')).toBe('/Saved-Jobs?sort=latest');
  expect(back('/posting-jobs')).toBeUndefined();
  expect(back('/auth/login')).toBeUndefined();
  expect(back('/logout')).toBeUndefined();
  expect(back('/no-such-page')).toBeUndefined();
  expect(back('/%2F%2Fevil.example')).toBeUndefined();
  expect(back('/%5Cevil.example')).toBeUndefined();
});
