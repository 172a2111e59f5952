import { statfs } from 'node:fs/promises';
import type { Clock } from './clock';

/** Says whether the disk is too full to write (reliability, fact 3). */
export interface DiskGuard {
  isLow(): Promise<boolean>;
}

const MIN_FREE_BYTES = 200 * 1024 * 1024;
const CHECK_EVERY_MS = 10_000;

type FreeBytes = (directory: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (directory) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/** Watches the disk of the embedded database; asks at most every ten seconds and recovers by itself. */
export function createDiskGuard(
  directory: string,
  clock: Clock,
  freeBytes: FreeBytes = freeBytesOf,
): DiskGuard {
  let checkedAt = -Infinity;
  let low = false;
  return {
    async isLow() {
      const now = clock.now().getTime();
      if (now - checkedAt >= CHECK_EVERY_MS) {
        checkedAt = now;
        // A disk that cannot be asked says nothing about its space: the write itself will tell.
        low = await freeBytes(directory).then(
          (free) => free < MIN_FREE_BYTES,
          () => false,
        );
      }
      return low;
    },
  };
}

/** For Postgres, which keeps its own house, and for tests. */
export const endlessDisk: DiskGuard = { isLow: async () => false };
