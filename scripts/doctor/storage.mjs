import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { readHolder } from '../../src/server/db/embedded/lock-file.mjs';
import { fault, note, ok } from './finding.mjs';

const MB = 1024 * 1024;
const COMFORTABLE_MB = 2_000;

/** The folder, or before the first start the one it will be made in. */
const findExisting = (path) => (existsSync(path) ? path : findExisting(dirname(path)));

export function examineFolder(name, directory) {
  const path = resolve(directory);
  try {
    const existing = findExisting(path);
    if (!statSync(existing).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(existing, constants.W_OK | constants.X_OK);
    return [ok(name, existing === path ? path : `${path}, made with the first start`)];
  } catch (error) {
    const todo = `Give it to the user that runs the shop, or set ${name} to a folder that can be written.`;
    return [fault(name, `${path} cannot be written (${error.code}).`, todo)];
  }
}

/** @param measure what `statfs` answers for a folder */
export function examineSpace(directory, leastMb, measure = statfsSync) {
  const { bavail, bsize } = measure(findExisting(resolve(directory)));
  const freeMb = Math.floor((bavail * bsize) / MB);
  if (freeMb < leastMb)
    return [
      fault(
        'disk',
        `${freeMb} MB are free in DATA_DIR; below ${leastMb} MB (DISK_MIN_FREE_MB) nothing is written.`,
        'Make room, or set DATA_DIR to a larger disk.',
      ),
    ];
  if (freeMb < Math.max(COMFORTABLE_MB, leastMb * 2))
    return [note('disk', `${freeMb} MB are free in DATA_DIR.`, 'Make room before it is full.')];
  return [ok('disk', `${freeMb} MB are free`)];
}

/** Which process has the embedded database open. */
export function examineLock(directory) {
  const holder = readHolder(join(directory, 'db.lock'));
  if (!holder) return [ok('embedded database', 'closed: no process has it open')];
  const { pid, isRunning, isElsewhere } = holder;
  const where = isElsewhere ? ' of another container or machine' : '';
  if (isRunning)
    return [
      note('embedded database', `Process ${pid}${where} has it open: a second start would be refused.`),
    ];
  return [
    note(
      'embedded database',
      `Process ${pid}${where} died with it; the next start takes its lock over and recovers.`,
    ),
  ];
}

/** The key that signs links, where it is stored in a file. */
export function examineSecretFile(directory) {
  const path = join(directory, 'app-secret');
  if (!existsSync(path)) return [];
  const isOpen = (statSync(path).mode & 0o077) !== 0;
  return isOpen
    ? [fault('app-secret', `${path} can be read by other users of this machine.`, `chmod 600 ${path}`)]
    : [];
}

const tryPort = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', ({ code }) => done(code));
    probe.listen(port, () => probe.close(() => done(null)));
  });

const isShop = (port) =>
  fetch(`http://127.0.0.1:${port}/api/health`, { signal: AbortSignal.timeout(3_000) }).then(
    ({ ok: isWell }) => isWell,
    () => false,
  );

export async function examinePort(port) {
  const code = await tryPort(port);
  if (code === null) return [ok('PORT', `${port} is free`)];
  if (code === 'EACCES')
    return [fault('PORT', `${port} is for root alone.`, 'Set PORT above 1023 and put a proxy in front.')];
  if (await isShop(port))
    return [note('PORT', `A shop is open on ${port}: a second one needs another port.`)];
  return [fault('PORT', `${port} is in use by another program (${code}).`, 'Set PORT to another one.')];
}
