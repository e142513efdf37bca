import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Whether programs can be installed from the distribution here: Debian or a child of it, and root. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @returns whether it was installed */
export const installFromDistribution = async (name) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  console.log(`Installing ${name} ...`);
  await run('apt-get', ['update', '-qq'], { env });
  return (await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })) === 0;
};
