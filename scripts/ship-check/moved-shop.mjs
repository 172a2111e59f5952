import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** An unprivileged user, where this process may switch to one. */
const UNPRIVILEGED_USER = 65_534;
const OPEN_WITHIN_MS = 600_000;
const canSwitchUser = process.getuid?.() === 0;

export const user = canSwitchUser ? 'a user that owns nothing' : 'this user';

/** Copies the standalone folder to where nothing of the repository can be found, and makes a data folder beside it. */
export function moveShop(source, root) {
  const folder = join(root, 'shop');
  const data = join(root, 'data');
  cpSync(source, folder, { recursive: true });
  mkdirSync(data);
  if (canSwitchUser) [root, data].forEach((path) => chownSync(path, UNPRIVILEGED_USER, UNPRIVILEGED_USER));
  return { folder, data };
}

/** Lets the shop's user write the folder of rendered pages, as an image or a mount does; else they stay in memory. */
export function letPagesBeWritten(folder) {
  const dist = readdirSync(folder).find((name) => name.startsWith('.next'));
  if (canSwitchUser)
    chownSync(join(folder, dist, 'server', 'route-cache'), UNPRIVILEGED_USER, UNPRIVILEGED_USER);
}

const optionsFor = ({ folder, data }, settings) => ({
  cwd: folder,
  env: { PATH: process.env.PATH, TMPDIR: data, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn', ...settings },
  stdio: ['ignore', 'pipe', 'pipe'],
  ...(canSwitchUser && { uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER }),
});

/** Runs one of the operator's scripts in a moved shop. @throws Error with all it wrote, on a code other than 0 */
export function runOperatorScript(place, settings, args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, optionsFor(place, settings));
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
}

/**
 * Starts a moved shop with these settings and no other, and waits until it says that it is open.
 * @returns its address, `stop()` that ends it by SIGTERM and answers its exit code, and all it wrote
 */
export async function startShop(place, settings) {
  const child = spawn(process.execPath, ['server.mjs'], optionsFor(place, settings));
  let output = '';
  const exited = new Promise((done) => child.once('exit', (code, signal) => done(code ?? signal)));
  const opened = new Promise((done) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const [, origin] = /The shop is open at (\S+)/.exec(output) ?? [];
        if (origin) done(origin);
      });
  });
  const late = new Promise((_, fail) => {
    setTimeout(() => fail(new Error('it did not open in time')), OPEN_WITHIN_MS).unref();
  });
  const ended = exited.then((code) => {
    throw new Error(`it ended with ${code}:\n${output.slice(-4_000)}`);
  });
  try {
    const origin = await Promise.race([opened, ended, late]);
    ended.catch(() => undefined);
    return {
      origin,
      pid: child.pid,
      output: () => output,
      stop() {
        child.kill('SIGTERM');
        return exited;
      },
    };
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}
