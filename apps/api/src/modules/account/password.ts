import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '#api/http/turns.ts';

/** OWASP's parameters for argon2id, which is the library's default algorithm (PWD-05). */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Of a random text that nobody knows: what a password is compared with when there is no account (SEC-20). */
const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$PM7NQfxIZYuyUw1R6Jn5dQ$N+Zwc72YnzYTZLXIBCxuQkaCfKMNRfdVMVJhXBGKfw0';

/** More than two hashes at once only wait for each other (measured); a hundred in line are a second of work (SEC-22). */
const inTurn = createTurns({ atOnce: 2, inLine: 100 });

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
