import { test as base, expect, type Page } from '@playwright/test';
import { newClientAddress } from './client-address.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { createPeople, type People } from './people.ts';

const fromSetup = (name: 'FORTE_E2E_URL' | 'FORTE_E2E_MAIL'): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is missing: the product was not started`);
  return value;
};

/** Whatever the page does that no page of ours may: SEC-13, SEC-14, and errors that nobody caught. */
const watch = (page: Page, ownOrigin: string): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== ownOrigin) complaints.push(`foreign: ${request.url()}`);
  });
  return complaints;
};

type Fixtures = { mailbox: Mailbox; newEmail: () => string; people: People; watched: undefined };

/** Playwright's test, against the product of this run. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures needed from the pattern
  baseURL: async ({}, use) => use(fromSetup('FORTE_E2E_URL')),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newClientAddress() }),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  mailbox: async ({}, use) => use(openMailbox(fromSetup('FORTE_E2E_MAIL'))),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  newEmail: async ({}, use) => use(() => `person-${crypto.randomUUID().slice(0, 18)}@example.com`),
  people: async ({ request, mailbox, newEmail }, use) => use(createPeople({ request, mailbox, newEmail })),
  watched: [
    async ({ page, baseURL }, use) => {
      const complaints = watch(page, baseURL ?? '');
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
