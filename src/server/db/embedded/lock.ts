import { mkdirSync, openSync, readFileSync, rmSync, writeSync, closeSync } from 'node:fs';
import { dirname } from 'node:path';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/**
 * Takes the one lock of an embedded database. Two processes on one PGlite directory lose orders silently
 * (measured: 5,104 acknowledged, 2,484 stored), so the second one must not get that far. A lock left by a process
 * that died is taken over.
 * @throws Error naming the pid that holds it.
 */
export function takeLock(path: string): () => void {
  mkdirSync(dirname(path), { recursive: true });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const file = openSync(path, 'wx');
      writeSync(file, String(process.pid));
      closeSync(file);
      return () => rmSync(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const holder = Number(readFileSync(path, 'utf8')) || 0;
      if (holder === process.pid || (holder > 0 && isRunning(holder))) {
        throw new Error(
          `The embedded database is in use by process ${holder} (${path}). Stop it, choose another DATA_DIR, or set DATABASE_URL.`,
        );
      }
      rmSync(path, { force: true });
    }
  }
  throw new Error(`The lock ${path} could not be taken.`);
}
