import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readHolder, startBeating, writeLock } from '../../src/server/db/embedded/lock-file.mjs';
import { SetupFault, checkLock } from '../steps/environment.mjs';

const lockPath = (directory) => join(directory, 'db.lock');
const ownLocks = new Set();

/** The process that has the embedded database of a data folder open, or null. */
export function findHolder(directory) {
  const holder = readHolder(lockPath(directory), (path) => ownLocks.has(path));
  return holder?.isRunning ? holder.pid : null;
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
    writeLock(path);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    throw new SetupFault(
      `A shop has the data of ${directory} open, or died with it seconds ago. Stop it and try again.`,
    );
  }
  ownLocks.add(path);
  const stopBeating = startBeating(path);
  const release = () => {
    stopBeating();
    ownLocks.delete(path);
    rmSync(path, { force: true });
  };
  process.once('exit', release);
  return () => {
    process.off('exit', release);
    release();
  };
}
