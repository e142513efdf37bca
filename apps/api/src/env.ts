import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';

/** One variable: what it should be is its only error, whatever is wrong with it. */
const variable = <T>(should: string, read: (text: string) => T | undefined) =>
  z.pipe(
    z.string(should),
    z.transform((text: string, context) => {
      const value = read(text);
      if (value !== undefined) return value;
      context.issues.push({ code: 'custom', message: should, input: text });
      return z.NEVER;
    }),
  );

const oneOf = <const T extends readonly string[]>(...allowed: T) =>
  variable(`must be one of ${allowed.join(', ')}`, (text) =>
    allowed.find((one): one is T[number] => one === text),
  );

const urlOf = (should: string, ...protocols: readonly string[]) =>
  variable(should, (text) =>
    URL.canParse(text) && protocols.includes(new URL(text).protocol) ? text : undefined,
  );

const isProxy = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const widest = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && +bits <= widest))
  );
};

const port = variable('must be a whole number from 1 to 65535', (text) =>
  /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
);
const publicUrl = variable('must be an address like https://forte.example.com, without a path', (text) => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search + url.hash === ''
    ? url.origin
    : undefined;
});
const databaseUrl = urlOf(
  'must be like postgres://user:password@host:5432/database',
  'postgres:',
  'postgresql:',
);
const smtpUrl = urlOf('must be like smtps://user:password@mail.example.com:465', 'smtp:', 'smtps:');
const mailFrom = variable('must be a mail address, like Forte <no-reply@example.com>', (text) =>
  /^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/.test(text) ? text : undefined,
);
const filesUrl = urlOf(
  'must be file:///a/folder, or s3://key:secret@bucket?region=name&endpoint=https://host',
  'file:',
  's3:',
);
const secret = variable('must be 32 or more random characters (openssl rand -base64 32)', (text) =>
  text.length >= 32 && new Set(text).size >= 10 ? text : undefined,
);
const trustProxy = variable(
  'must list the proxies to believe: addresses, ranges like 10.0.0.0/8, or loopback, linklocal, uniquelocal',
  (text) => {
    const proxies = text.split(',').map((one) => one.trim());
    return proxies.every(isProxy) ? proxies : undefined;
  },
);

/** What production can't do without (RUN-06) is optional elsewhere. */
const schemaFor = (production: boolean) => {
  const neededInProduction = <T extends z.ZodMiniType>(schema: T) =>
    production ? schema : z.optional(schema);
  return z.object({
    NODE_ENV: z.optional(oneOf('development', 'production', 'test')),
    PORT: z.optional(port),
    HOST: z.optional(
      variable('must be a host name or an address', (text) => (/^[\w.:-]+$/.test(text) ? text : undefined)),
    ),
    PUBLIC_URL: z.optional(publicUrl),
    FORTE_DATA: z.optional(variable('must be a folder', (text) => resolve(text))),
    DATABASE_URL: z.optional(databaseUrl),
    SMTP_URL: neededInProduction(smtpUrl),
    MAIL_FROM: z.optional(mailFrom),
    FILES_URL: z.optional(filesUrl),
    FORTE_SECRET: neededInProduction(secret),
    LOG_LEVEL: z.optional(oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')),
    TRUST_PROXY: z.optional(trustProxy),
    FORTE_DEMO: z.optional(
      production
        ? variable('must be 0 or absent in production, where there is no demo data', (text) =>
            text === '0' ? '0' : undefined,
          )
        : oneOf('0', '1'),
    ),
  });
};

const complain = (issues: readonly z.core.$ZodIssue[], values: NodeJS.ProcessEnv): string => {
  // The value itself is not shown: it may be a secret that landed in the wrong variable.
  const lines = issues.map(({ path, message }) => {
    const name = String(path[0]);
    return `  ${name} ${message}${values[name] === undefined ? ' (it is not set)' : ''}`;
  });
  return `Forte cannot start with these environment variables:\n${lines.join('\n')}\n.env.example explains them all.`;
};

/** The configuration, complete: what was not set has its default. */
export type Env = ReturnType<typeof readEnv>;

/**
 * Reads the environment (RUN-03). An empty variable counts as not set. The only reader of `process.env`.
 * @throws one error that names every wrong or missing variable and what it should be
 */
export const readEnv = (values: NodeJS.ProcessEnv) => {
  const set = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const production = set.NODE_ENV === 'production';
  const result = z.safeParse(schemaFor(production), set);
  if (!result.success) throw new Error(complain(result.error.issues, set));
  const env = result.data;
  const dataFolder = env.FORTE_DATA ?? resolve('data');
  const listenPort = env.PORT ?? 3000;
  const publicAddress = env.PUBLIC_URL ?? `http://localhost:${listenPort}`;
  return {
    production,
    port: listenPort,
    host: env.HOST ?? '127.0.0.1',
    publicUrl: publicAddress,
    dataFolder,
    databaseUrl: env.DATABASE_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `Forte <no-reply@${new URL(publicAddress).hostname}>`,
    filesUrl: env.FILES_URL ?? pathToFileURL(join(dataFolder, 'files')).href,
    secret: env.FORTE_SECRET,
    logLevel: env.LOG_LEVEL ?? (production ? 'info' : 'warn'),
    trustProxy: env.TRUST_PROXY ?? false,
    demo: !production && env.FORTE_DEMO !== '0',
  };
};
