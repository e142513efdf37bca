import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#api/http/refusal.ts';

/** OWASP's parameters for argon2id, which is the library's default algorithm (PWD-05). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of a random text that nobody knows: what a password is compared with when there is no account (SEC-20). */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$PM7NQfxIZYuyUw1R6Jn5dQ$N+Zwc72YnzYTZLXIBCxuQkaCfKMNRfdVMVJhXBGKfw0';

/** More than two hashes at once only wait for each other (measured); a hundred in line are a second of work. */
const atOnce = 2;
const inLine = 100;
let running = 0;
const waiting: (() => void)[] = [];

/** Gives each hash its turn. @throws Refusal `unavailable` when the line is full (SEC-22) */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= inLine) {
      throw new Refusal('unavailable', 'The service is busy. Please try again in a moment.', {
        retryAfter: 2,
      });
    }
    // Whoever ends hands its place over: `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
};

/** One spelling of what people see as one password, whatever keyboard made it. */
const normal = (password: string): string => password.normalize('NFC');

export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(normal(password), parameters));

/** Takes the same time when there is nothing to compare with. */
export const isPassword = (passwordHash: string | undefined, password: string): Promise<boolean> =>
  inTurn(async () => {
    const right = await verify(passwordHash ?? decoyHash, normal(password));
    return right && passwordHash !== undefined;
  });
