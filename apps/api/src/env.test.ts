import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readEnv } from '#api/env.ts';

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtps://user:password@mail.example.com',
  FORTE_SECRET: 'v5Jt0q8mZx2LrC7wKd9HbN4yUe6TgQa1',
};

/** What is complained about, by variable. */
const complaintsOf = (values: NodeJS.ProcessEnv): Record<string, string> => {
  try {
    readEnv(values);
    return {};
  } catch (error) {
    const lines = (error as Error).message.matchAll(/^ {2}(\w+) (.+)$/gm);
    return Object.fromEntries([...lines].map(([, name, text]) => [name, text]));
  }
};

describe('[RUN-03] the environment', () => {
  test('nothing set: a development server on localhost', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataFolder: expect.stringMatching(/\/data$/),
      databaseUrl: undefined,
      trustProxy: false,
      demo: true,
    });
  });

  test('an empty variable counts as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '', SMTP_URL: '' })).toEqual(readEnv({}));
  });

  test.each([
    ['NODE_ENV', 'prod', /one of development, production, test/],
    ['PORT', '70000', /from 1 to 65535/],
    ['PORT', '0', /from 1 to 65535/],
    ['PORT', '3e3', /from 1 to 65535/],
    ['HOST', 'a host', /host name/],
    ['PUBLIC_URL', 'forte.example.com', /address/],
    ['PUBLIC_URL', 'https://example.com/forte', /without a path/],
    ['DATABASE_URL', 'mysql://host/database', /postgres:/],
    ['SMTP_URL', 'mail.example.com', /smtps:/],
    ['MAIL_FROM', 'Forte', /mail address/],
    ['MAIL_FROM', 'Forte <a@b.cd>\r\nBcc: x@y.zz', /mail address/],
    ['FILES_URL', 'ftp://host', /s3:/],
    ['FORTE_SECRET', 'short', /32 or more/],
    ['FORTE_SECRET', 'a'.repeat(40), /32 or more/],
    ['LOG_LEVEL', 'loud', /one of fatal/],
    ['TRUST_PROXY', 'true', /proxies/],
    ['TRUST_PROXY', '10.0.0.0/33', /proxies/],
    ['FORTE_DEMO', 'yes', /one of 0, 1/],
  ])('%s=%s is refused', (name, value, should) => {
    expect(complaintsOf({ [name]: value })).toEqual({ [name]: expect.stringMatching(should) });
  });

  test('one message names every bad variable, and shows no value', () => {
    const values = { PORT: 'x', LOG_LEVEL: 'x', DATABASE_URL: 'pg://user:hidden@host' };
    expect(Object.keys(complaintsOf(values))).toEqual(['PORT', 'DATABASE_URL', 'LOG_LEVEL']);
    expect(() => readEnv(values)).toThrow(expect.not.stringContaining('hidden'));
  });

  test('.env.example lists them all, and its own values are right', async () => {
    const text = await readFile(new URL('../../../.env.example', import.meta.url), 'utf8');
    const listed = Object.fromEntries(
      [...text.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]),
    );
    expect(Object.keys(listed).sort()).toEqual(
      // biome-ignore format: one line
      ['DATABASE_URL', 'FILES_URL', 'FORTE_DATA', 'FORTE_DEMO', 'FORTE_SECRET', 'HOST', 'LOG_LEVEL', 'MAIL_FROM', 'NODE_ENV', 'PORT', 'PUBLIC_URL', 'SMTP_URL', 'TRUST_PROXY'],
    );
    expect(complaintsOf(listed)).toEqual({});
  });
});

describe('[RUN-06] production', () => {
  test('needs a mail server and a secret', () => {
    expect(complaintsOf({ NODE_ENV: 'production' })).toEqual({
      SMTP_URL: expect.stringContaining('(it is not set)'),
      FORTE_SECRET: expect.stringContaining('(it is not set)'),
    });
    expect(complaintsOf(production)).toEqual({});
  });

  test('[RUN-05] never has demo data', () => {
    expect(readEnv(production).demo).toBe(false);
    expect(complaintsOf({ ...production, FORTE_DEMO: '1' })).toHaveProperty('FORTE_DEMO');
  });
});
