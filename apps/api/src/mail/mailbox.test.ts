import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderMailer } from '#api/mail/folder-mailer.ts';
import { mailboxRoutes } from '#api/mail/mailbox.routes.ts';
import type { Mail } from '#api/mail/mailer.ts';
import { codeMail } from '#api/mail/messages.ts';
import { createSmtpMailer } from '#api/mail/smtp-mailer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forte-mail-'));
});
afterEach(() => rm(folder, { recursive: true }));

const mail: Mail = {
  to: 'a@example.com',
  subject: 'Hello <b>',
  text: 'Hello <script>',
  html: '<p>Hello</p><script>alert("1")</script>',
};

const open = async () => {
  const mailer = createFolderMailer(folder);
  const app = Fastify();
  await app.register(mailboxRoutes, { mailer });
  return { mailer, app, get: (url: string) => app.inject({ url }) };
};

test('[RUN-06] mails are kept as files and listed, newest first', async () => {
  const { mailer, get } = await open();
  expect((await get('/dev/mailbox')).body).toContain('No mail yet');
  await mailer.send(mail, '1');
  await mailer.send({ ...mail, subject: 'Second' }, '2');
  expect((await readdir(folder)).every((name) => name.endsWith('.json'))).toBe(true);
  const list = (await get('/dev/mailbox/mails')).json();
  expect(list.map(({ subject }: Mail) => subject)).toEqual(['Second', 'Hello <b>']);
  expect((await get(`/dev/mailbox/mails/${list[1].id}`)).json()).toMatchObject(mail);
});

test('[RUN-06] [SEC-05] a mail shows as text, and its HTML in a frame that runs nothing', async () => {
  const { mailer, get } = await open();
  await mailer.send(mail, '1');
  const [{ id }] = (await get('/dev/mailbox/mails')).json();
  const list = await get('/dev/mailbox');
  expect(list.body).toContain('Hello &lt;b&gt;');
  const page = await get(`/dev/mailbox/${id}`);
  expect(page.body).not.toContain('<script>');
  expect(page.body).toContain('Hello &lt;script&gt;');
  expect(/sandbox="([^"]*)"/.exec(page.body)?.[1]).not.toContain('allow-scripts');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
});

test('an unknown mail is not found, however its id is written', async () => {
  const { get } = await open();
  for (const id of ['nothing', '..%2f..%2fsecret', '00000000-0000-7000-8000-000000000000']) {
    expect((await get(`/dev/mailbox/mails/${id}`)).statusCode).not.toBe(200);
  }
});

test.each([
  ['a@example.com\r\nBcc: b@example.com', 'Hello'],
  ['a@example.com, b@example.com', 'Hello'],
  ['A <a@example.com>', 'Hello'],
  ['a@example.com', 'Hello\r\nBcc: b@example.com'],
])('[SEC-09] no header and no second recipient gets in: %o %o', async (to, subject) => {
  const smtp = createSmtpMailer('smtp://127.0.0.1:9', 'Forte <no-reply@forte.example>');
  for (const mailer of [smtp, createFolderMailer(folder)]) {
    await expect(mailer.send({ ...mail, to, subject }, '1')).rejects.toThrow(/a mail (header|needs)/);
  }
  smtp.close();
});

test('[OTP-06] the link carries its token in the fragment', () => {
  const { text, html } = codeMail({
    to: 'a@example.com',
    purpose: 'sign-up',
    code: '0123',
    link: 'https://forte.example/mail-link#sign-up=abc',
  });
  for (const body of [text, html]) {
    expect(body).toContain('https://forte.example/mail-link#sign-up=abc');
    expect(body).toContain('0123');
  }
});
