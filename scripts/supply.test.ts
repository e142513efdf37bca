import { expect, test } from 'vitest';
import { secretsIn, wrongPackages } from './check/supply.mjs';
import { judgeAudit, judgeSignatures } from './lib/judge-audit.mjs';

test('[SEC-25] a package without a checksum, or from elsewhere than a registry, is named', () => {
  const integrity = 'sha512-abc';
  expect(
    wrongPackages({
      '': {},
      'node_modules/good': { integrity },
      'node_modules/ours': { link: true },
      'node_modules/bare': {},
      'node_modules/weak': { integrity: 'sha1-abc' },
      'node_modules/fork': { integrity, resolved: 'git+ssh://git@example.com/fork.git#1' },
    }),
  ).toEqual([
    'node_modules/bare has no sha512 checksum in the lock file',
    'node_modules/weak has no sha512 checksum in the lock file',
    'node_modules/fork comes from git+ssh://git@example.com/fork.git#1, not from a registry',
  ]);
});

test.each([
  ['a private key', ['-----BEGIN', 'PRIVATE KEY-----'].join(' ')],
  ['a key of a cloud', `AKIA${'A'.repeat(16)}`],
  ['a token of a forge', `ghp_${'a1'.repeat(18)}`],
  ['an address with a password', ['postgres://forte', 'Zq8-kk21-pp@db.example.com/forte'].join(':')],
])('[SEC-25] %s in the tree is found', (name, text) => {
  expect(secretsIn('a.ts', `const x = '${text}';`)).toEqual([`a.ts holds ${name}`]);
});

test('[SEC-25] the word password, and addresses of examples, are none', () => {
  expect(secretsIn('a.ts', "password: 'x'; postgres://user:password@host:5432/database")).toEqual([]);
});

test('[SEC-25] npm being away is told apart from a clean answer and from a finding', () => {
  const answer = (vulnerabilities: object) => JSON.stringify({ metadata: { vulnerabilities } });
  expect(judgeAudit(answer({ low: 3, high: 0, critical: 0 })).verdict).toBe('clean');
  expect(judgeAudit(answer({ high: 1, critical: 0 })).verdict).toBe('finding');
  expect(judgeAudit('{"message":"405 Method Not Allowed"}').verdict).toBe('unasked');
  expect(judgeAudit('').verdict).toBe('unasked');
  const all = '540 packages have verified registry signatures';
  expect(judgeSignatures({ ok: true, text: all })).toEqual({ verdict: 'clean', words: all });
  expect(judgeSignatures({ ok: false, text: '1 package has an invalid signature' }).verdict).toBe('finding');
  expect(judgeSignatures({ ok: false, text: 'network' }).verdict).toBe('unasked');
});
