import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SetupFault, checkLock, isRunning } from '../steps/environment.mjs';

const lockPath = (directory) => join(directory, 'db.lock');

/** The process that has the embedded database of a data folder open, or null. */
export function findHolder(directory) {
  const path = lockPath(directory);
  const holder = existsSync(path) ? Number(readFileSync(path, 'utf8')) || 0 : 0;
  return holder > 0 && isRunning(holder) ? holder : null;
}

/**
 * Takes the lock that the shop takes (src/server/db/embedded/lock.ts), so that none starts meanwhile.
 * @returns what gives it back
 * @throws SetupFault naming the process that holds it
 */
export function holdData(directory) {
  mkdirSync(directory, { recursive: true });
  checkLock(directory);
  const path = lockPath(directory);
  if (findHolder(directory) === null) rmSync(path, { force: true });
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new SetupFault(`A shop just opened the data of ${directory}. Stop it and try again.`);
  }
  const release = () => rmSync(path, { force: true });
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
