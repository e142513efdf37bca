// npm run audit: asks npm about known weaknesses and signatures, and writes what the product is made of to sbom.json (SEC-25).
// A finding fails. That npm could not be asked is told, and fails only with --strict: what a release runs.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { judgeAudit, judgeSignatures } from './lib/judge-audit.mjs';
import { root } from './lib/paths.mjs';

const strict = process.argv.includes('--strict');

/** npm's own words, whatever its exit code: a finding and a service that is away both end with 1. */
const npm = (...args) => {
  try {
    const stdout = execFileSync('npm', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return { ok: true, text: stdout };
  } catch (error) {
    return { ok: false, text: `${error.stdout ?? ''}${error.stderr ?? ''}` };
  }
};

const questions = [
  ['known weaknesses', judgeAudit(npm('audit', '--json', '--audit-level=high').text)],
  ['signatures', judgeSignatures(npm('audit', 'signatures'))],
];
let failed = false;
for (const [name, { verdict, words }] of questions) {
  console.log(`${name}: ${words}`);
  if (verdict === 'finding' || (verdict === 'unasked' && strict)) failed = true;
}

const sbom = npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application');
if (sbom.ok) {
  writeFileSync(join(root, 'sbom.json'), sbom.text);
  console.log(`sbom.json: ${JSON.parse(sbom.text).components.length} components`);
} else {
  console.log(`sbom.json: not written. ${sbom.text.trim().split('\n')[0]}`);
  failed = true;
}
process.exitCode = failed ? 1 : 0;
