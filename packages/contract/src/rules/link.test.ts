import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { linkMeant } from './link.ts';
import { socialMediaDetailFields } from './profile-expectation.ts';
import { personalDetailFields } from './profile-personal.ts';

const linkedIn = 'https://www.linkedin.com/in/ana-diaz';

test.each([
  ['Facebook', 'ana.diaz', 'https://www.facebook.com/ana.diaz'],
  ['Facebook', '@ana', 'https://www.facebook.com/ana'],
  ['Facebook', 'facebook.com/ana', 'https://www.facebook.com/ana'],
  ['Facebook', 'http://m.facebook.com/ana/', 'https://www.facebook.com/ana'],
  ['Facebook', 'https://fb.com/profile.php?id=7', 'https://www.facebook.com/profile.php?id=7'],
  ['Instagram', ' @ana.diaz ', 'https://www.instagram.com/ana.diaz'],
  ['Instagram', 'www.instagram.com/ana', 'https://www.instagram.com/ana'],
  ['Instagram', 'instagram.com', 'https://www.instagram.com'],
  ['Twitter', '@ana_diaz', 'https://x.com/ana_diaz'],
  ['Twitter', 'twitter.com/ana', 'https://x.com/ana'],
  ['Twitter', 'HTTPS://Twitter.com/Ana', 'https://x.com/Ana'],
  ['Youtube', 'ana', 'https://www.youtube.com/@ana'],
  ['Youtube', 'youtube.com/channel/UC7', 'https://www.youtube.com/channel/UC7'],
  ['Blog', 'ana.example.com', 'https://ana.example.com'],
  ['Blog', '//ana.example.com/a b', 'https://ana.example.com/a b'],
  ['Blog', 'example.com:8080/ana', 'https://example.com:8080/ana'],
  ['Blog', 'http://example.com/ana', 'http://example.com/ana'],
  ['LinkedIn', 'ana-diaz', linkedIn],
  ['LinkedIn', 'in/ana-diaz', linkedIn],
  ['LinkedIn', 'linkedin.com/in/ana-diaz/', linkedIn],
  ['LinkedIn', 'https://in.linkedin.com/in/ana-diaz', linkedIn],
  ['LinkedIn', 'example.com/ana', 'https://example.com/ana'],
] as const)('%s: %s leads to one link', (network, typed, link) => {
  expect(linkMeant(network, typed)).toBe(link);
  expect(linkMeant(network, link)).toBe(link);
});

const problems = (name: string, link: string) =>
  z
    .safeParse(z.object(socialMediaDetailFields), { socialLinks: [{ name, link }] })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

const orName = 'Enter your name there, or a link that starts with http:// or https://';
const linkOnly = 'Enter a link that starts with http:// or https://';

test.each([
  ['Facebook', 'javascript:alert(1)', orName],
  ['Twitter', 'data:text/html,hello', orName],
  ['Youtube', 'ftp://youtube.com/ana', orName],
  ['Instagram', 'two words', orName],
  ['Facebook', 'https://facebook.com@evil.example/ana', orName],
  ['Blog', 'ana', linkOnly],
  ['Blog', '@ana', linkOnly],
  ['Blog', 'mailto:ana@example.com', linkOnly],
  ['Blog', 'https://localhost/ana', linkOnly],
  ['Blog', `https://example.com/${'a'.repeat(190)}`, 'Maximum 200 letters'],
])('%s: %s is refused with a sentence at its field', (name, link, sentence) => {
  expect(problems(name, link)).toEqual([['socialLinks.0.link', sentence]]);
});

test('what is stored is the link that was meant, on both sides of the wire', () => {
  const body = z.object(socialMediaDetailFields);
  const typed = { socialLinks: [{ name: 'Twitter' as const, link: '@ana', notInterested: false }] };
  const meant = { socialLinks: [{ name: 'Twitter', link: 'https://x.com/ana', notInterested: false }] };
  expect(z.decode(body, typed)).toEqual(meant);
  expect(z.encode(body, typed)).toEqual(meant);
  expect(z.parse(personalDetailFields.linkedInProfile, 'ana-diaz')).toBe(linkedIn);
  expect(z.parse(personalDetailFields.linkedInProfile, '')).toBe('');
});
