// What is installed is what was chosen (SEC-25): every package of the lock file comes from a registry and is held to the
// checksum of its contents, and no secret stands in the tree.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.mjs';
import { report } from '../lib/sources.mjs';

const registry = 'https://registry.npmjs.org/';

/** @returns what is wrong with the packages of a lock file */
export const wrongPackages = (packages) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .flatMap(([path, { integrity, resolved }]) => [
      ...(/^sha512-/.test(integrity ?? '') ? [] : [`${path} has no sha512 checksum in the lock file`]),
      // Left out, it is whatever registry npm is set to, held to the same checksum.
      ...((resolved ?? registry).startsWith(registry)
        ? []
        : [`${path} comes from ${resolved}, not from a registry`]),
    ]);

/** Shapes that only a real secret has. Words like "password" stand all over a product with logins. */
const secrets = [
  ['a private key', /-----BEGIN (?:RSA |EC |OPENSSH |PGP )?PRIVATE KEY/],
  ['a key of a cloud', /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/],
  ['a token of a forge', /\b(?:ghp|gho|ghs|ghr|glpat|github_pat)[_-][A-Za-z0-9_]{20,}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b|_authToken=[\w-]/],
  ['a token of a chat', /\bxox[abprs]-[A-Za-z0-9-]{10,}/],
  ['a key of a payment service', /\b[rs]k_live_[A-Za-z0-9]{16,}/],
  [
    'an address with a password',
    /\b(?:postgres(?:ql)?|smtps?|https?):\/\/[^\s:@/'"`<>${}]+:(?!password@|secret@|x@)[^\s:@/'"`<>${}]{8,}@/,
  ],
];

/** @returns what in a text looks like a secret */
export const secretsIn = (path, text) =>
  secrets.filter(([, shape]) => shape.test(text)).map(([name]) => `${path} holds ${name}`);

const tracked = () =>
  execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 50_000_000 })
    .split('\n')
    .filter((path) => path !== '' && path !== 'package-lock.json');

if (process.argv[1] === import.meta.filename) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const files = tracked();
  const found = files.flatMap((path) => secretsIn(path, readFileSync(join(root, path), 'latin1')));
  const kept = files.filter((path) => /(^|\/)\.env(\.|$)/.test(path) && !path.endsWith('.env.example'));
  report(
    [...wrongPackages(packages), ...found, ...kept.map((path) => `${path} may hold secrets`)],
    `${Object.keys(packages).length} packages have checksums; no secret in ${files.length} files`,
  );
}
