// Holds the dependencies: exact versions only, one lock file, and each package in one version across our folders.
import { execFileSync } from 'node:child_process';
import { root } from '../lib/paths.mjs';
import { readSource, report } from '../lib/sources.mjs';

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
const wrong = [];
const seen = new Map();

for (const path of files.filter((one) => /(^|\/)package\.json$/.test(one))) {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(readSource(path));
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  for (const [name, version] of all) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      wrong.push(`${path}: ${name} ${version} is not an exact version`);
    const other = seen.get(name);
    if (other !== undefined && other !== version)
      wrong.push(`${path}: ${name} is ${version} here and ${other} elsewhere`);
    seen.set(name, version);
  }
}
const locks = files.filter((one) =>
  /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(one),
);
if (locks.join() !== 'package-lock.json')
  wrong.push(`one lock file is enough, there are: ${locks.join(', ')}`);
report(wrong, `${seen.size} dependencies have one exact version each`);
