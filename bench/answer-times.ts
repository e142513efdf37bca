// Measures whether the times of answers tell which addresses have an account (SEC-20):
//   node bench/answer-times.ts [requests]
// Starts a product of its own for each role. For each call: as many requests with known as with unknown addresses, in random order, one in
// flight; the medians must differ by less than 5 %.
import { startOwnProduct } from './run/own-product.ts';

const count = Number(process.argv[2] ?? '200');
const allowed = 0.05;
const password = 'Strong!passphrase7';
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** A fresh one for each role: the brake over all mails of SEC-21 holds for a measurement too. */
let product = await startOwnProduct();

let clients = 0;
/** Each request comes from a /64 of its own: no limit of a client is reached. */
const nextClient = (): string => {
  clients += 1;
  return `2001:db8:${(clients >> 16).toString(16)}:${(clients & 0xffff).toString(16)}::1`;
};

/** A request, and how long its answer took in milliseconds. */
const timed = async (method: 'GET' | 'POST', path: string, body?: object) => {
  const start = performance.now();
  const answer = await fetch(`${product.baseUrl}/V1${path}`, {
    method,
    headers: { 'x-forwarded-for': nextClient(), ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  return { time: performance.now() - start, status: answer.status, text };
};

const addresses = (name: string): string[] =>
  Array.from({ length: count }, (_, n) => `${name}-${n}@example.com`);

const inBatches = async (
  items: readonly string[],
  work: (item: string) => Promise<unknown>,
): Promise<void> => {
  for (let at = 0; at < items.length; at += 20) await Promise.all(items.slice(at, at + 20).map(work));
};

type Role = 'employee' | 'employer';
const signUpOf = {
  employee: { path: '/login/createUserData', more: { country: 'India' } },
  employer: {
    path: '/login/createEmployeerData',
    more: { company: 'Acme', designation: 'Recruiter', address: '', category: 'Company', gender: 1 },
  },
} as const;

const signUp = async (role: Role, email: string): Promise<void> => {
  const { path, more } = signUpOf[role];
  const answer = await timed('POST', path, {
    firstName: 'Ana',
    lastName: 'Roe',
    mobile: '+919876543210',
    email,
    password,
    confirmPassword: password,
    ...more,
  });
  if (answer.status !== 200) throw new Error(`Signing up answered ${answer.status}: ${answer.text}`);
};

/** Signs addresses up and verifies them by their mails. */
const register = async (role: Role, emails: readonly string[]): Promise<void> => {
  await inBatches(emails, (email) => signUp(role, email));
  const codes = new Map<string, string>();
  const end = Date.now() + 120_000;
  while (!emails.every((email) => codes.has(email))) {
    if (Date.now() > end) throw new Error('Not all mails came.');
    for (const { to, text } of await product.mails()) codes.set(to, /code is (\d{4})/.exec(text)?.[1] ?? '');
  }
  const path = role === 'employee' ? '/login/verifyEmail' : '/login/employerVerifyMailOTP';
  await inBatches(emails, async (email) => {
    const { status } = await timed('POST', path, { email, emailOtp: codes.get(email) });
    if (status !== 200) throw new Error(`Verifying answered ${status}.`);
  });
};

type Ask = (email: string) => ReturnType<typeof timed>;
const median = (times: readonly number[]): number => {
  const sorted = times.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return ((sorted[middle] ?? 0) + (sorted[sorted.length - 1 - middle] ?? 0)) / 2;
};

let failed = 0;
/** Asks with known and unknown addresses in random order, and compares. */
const compare = async (name: string, known: readonly string[], unknown: readonly string[], ask: Ask) => {
  const times = { known: [] as number[], unknown: [] as number[] };
  const statuses = { known: new Set<number>(), unknown: new Set<number>() };
  const order = [
    ...known.map((email) => ({ email, kind: 'known' as const })),
    ...unknown.map((email) => ({ email, kind: 'unknown' as const })),
  ]
    .map((one) => ({ one, place: Math.random() }))
    .sort((a, b) => a.place - b.place);
  for (const { one } of order) {
    const { time, status } = await ask(one.email);
    times[one.kind].push(time);
    statuses[one.kind].add(status);
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  const difference = Math.abs(a - b) / Math.max(a, b);
  const alike = [...statuses.known].sort().join() === [...statuses.unknown].sort().join();
  const isRight = difference < allowed && alike;
  if (!isRight) failed += 1;
  say(
    `| ${name} | ${[...statuses.known].join(', ')}${alike ? '' : ` / ${[...statuses.unknown].join(', ')}`} | ${a.toFixed(2)} | ${b.toFixed(2)} | ${(difference * 100).toFixed(1)} % | ${isRight ? 'alike' : 'TELLS'} |`,
  );
};

const userType = { employee: '1', employer: '2' } as const;
/** The calls after which nobody should know more, for one role. */
const compareRole = async (role: Role): Promise<void> => {
  const type = userType[role];
  const isEmployee = role === 'employee';
  const [known, more, pending] = [addresses(`${role}-a`), addresses(`${role}-b`), addresses(`${role}-p`)];
  const [none, none2, none3] = [addresses(`${role}-x`), addresses(`${role}-y`), addresses(`${role}-z`)];
  await register(role, [...known, ...more]);
  await inBatches(pending, (email) => signUp(role, email));
  await inBatches(none3, (email) =>
    timed('GET', `/login/${isEmployee ? 'user' : 'employer'}ResendOTP/${email}`),
  );
  const signedUpAt = Date.now();

  const login = isEmployee ? '/login/userLogin' : '/login/employerLogin';
  // Warm: the first of a kind pays for plans and compiled code.
  for (const email of [...known.slice(0, 20), ...none.slice(0, 20)]) {
    await timed('POST', login, { username: email, password: 'not this one' });
  }
  await compare(`${role}: login, wrong password`, known, none, (email) =>
    timed('POST', login, { username: email, password: 'not this one' }),
  );
  await compare(`${role}: login, address waiting to be verified`, pending, none, (email) =>
    timed('POST', login, { username: email, password: 'not this one' }),
  );
  await compare(`${role}: forgotten password`, known, none, (email) =>
    timed('POST', '/login/forgetPassword', { userType: type, email }),
  );
  await compare(`${role}: forgotten password, asked again`, known, none, (email) =>
    timed('POST', '/login/forgetPassword', { userType: type, email }),
  );
  await compare(`${role}: reset code, wrong`, known, none, (email) =>
    timed('POST', '/login/checkOTP', { userType: type, email, otpValue: '0000' }),
  );
  await compare(`${role}: resend of the reset code`, more, none2, (email) =>
    timed('POST', '/login/resendOTP', { userType: type, email }),
  );
  await compare(`${role}: resend, too soon`, more, none2, (email) =>
    timed('POST', '/login/resendOTP', { userType: type, email }),
  );
  await compare(`${role}: sign-up code, wrong`, pending, none3, (email) =>
    timed('POST', isEmployee ? '/login/verifyEmail' : '/login/employerVerifyMailOTP', {
      email,
      emailOtp: '0000',
    }),
  );
  const wait = Math.max(0, signedUpAt + 121_000 - Date.now());
  await new Promise((resolve) => setTimeout(resolve, wait));
  await compare(`${role}: resend of the sign-up code`, pending, none3, (email) =>
    timed('GET', `/login/${isEmployee ? 'userResendOTP' : 'employerResendOTP'}/${email}`),
  );
};

try {
  say(`| call | status | known, median ms | unknown, median ms | difference | ${count} each |`);
  say('|---|---|---|---|---|---|');
  await compareRole('employee');
  await product.close();
  product = await startOwnProduct();
  await compareRole('employer');
} finally {
  await product.close();
}
if (failed > 0) {
  say(`${failed} calls tell by their time or status whether an address has an account.`);
  process.exitCode = 1;
}
