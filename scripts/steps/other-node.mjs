import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { SetupFault } from './environment.mjs';
import { run } from './run.mjs';

/** Versions of Node that the shop runs on beside the one of its development. */
export const OTHER_NODES = ['22', '24'];

/**
 * Installs a version of Node from the registry of packages, once.
 * @param version its major number
 * @returns the environment in which `node` is that version
 */
export async function installNode(version) {
  const place = resolve('node_modules/.cache', `node-${version}`);
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = resolve(place, 'node_modules', name, 'bin');
  if (!existsSync(folder)) {
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', place, `${name}@${version}`];
    await run('npm', args, { quiet: true });
  }
  if (!existsSync(folder)) throw new SetupFault(`The package ${name}@${version} brought no node.`);
  return { PATH: `${folder}${delimiter}${process.env.PATH ?? ''}` };
}
