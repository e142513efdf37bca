import { expect, test } from 'vitest';
import { answerMail } from '#api/mail/answer-mail.ts';
import { addressNotice, codeMail, passwordNotice } from '#api/mail/messages.ts';

const to = 'a@example.com';
const site = 'https://forte.example';
const link = `${site}/mail-link#sign-up=a-b_c`;
const message = 'Hi <b>Ana</b> & "all",\nplease call.';

const mails = [
  codeMail({ to, purpose: 'sign-up', code: '0123', link }),
  codeMail({ to, purpose: 'password-reset', code: null, link }),
  passwordNotice(to, site),
  addressNotice(to, site),
  answerMail({ to, status: 'hired', jobTitle: 'SAP', company: 'Søn & Co', message }, site),
];

const entities = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' };

/** What a reader sees of the HTML, but for the name at the top and the labels of buttons. */
const readable = (html: string): string =>
  Object.entries(entities).reduce(
    (text, [entity, sign]) => text.replaceAll(entity, sign),
    html
      .slice(html.indexOf('<body'))
      .replace(/<p class="brand"[^>]*>.*?<\/p>|<a class="action"[^>]*>.*?<\/a>/g, '')
      .replace(/<[^>]*>/g, ' '),
  );

const words = (text: string): string[] => text.match(/[^\s.]+/g) ?? [];

test.each(mails)('"$subject" says the same as text and as HTML', ({ text, html }) => {
  expect(words(readable(html))).toEqual(words(text));
});

test.each(mails)('"$subject" loads nothing, runs nothing and leads only to the product', ({ html }) => {
  expect(html).not.toMatch(/<(img|script|link|iframe|form|object)\b|\bsrc=|url\(|@import|@font-face/i);
  const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) expect(address?.startsWith(`${site}/`)).toBe(true);
});

test('the code stands in the subject, so that a notification shows it', () => {
  expect(mails[0]?.subject).toBe('0123 is your Forte code');
  expect(mails[1]?.subject).toBe('Forte: reset your password');
});
