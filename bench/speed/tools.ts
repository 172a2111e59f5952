import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The package of the benches, with tools of its own. */
const FOLDER = join(process.cwd(), 'bench');

/** Runs a program and gives what it wrote. @throws Error with its complaints when it ends otherwise than with 0 */
export function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = process.cwd(),
): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env } });
    let out = '';
    let complaints = '';
    child.stdout.on('data', (data: Buffer) => (out += data.toString()));
    child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve(out) : reject(new Error(`${command} ended with ${String(code)}:\n${complaints}`)),
    );
  });
}

/** As `run`, with two retries, because a browser's trace is lost now and then. */
export const runAgain = (...args: Parameters<typeof run>): Promise<string> =>
  run(...args)
    .catch(() => run(...args))
    .catch(() => run(...args));

/** Lighthouse and autocannon are 190 MB that only benches need: the first run installs them in bench/. */
export async function installTools(): Promise<void> {
  if (existsSync(join(FOLDER, 'node_modules/lighthouse'))) return;
  console.log('Installing lighthouse and autocannon for the benches (once)…');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {}, FOLDER);
}

export const toolPath = (name: string) => join(FOLDER, 'node_modules/.bin', name);

/** The path of a Chromium that can be started. */
export const findBrowser = async () =>
  (await run(process.execPath, ['scripts/find-browser.mjs'])).trim().split('\n').at(-1) ?? '';
