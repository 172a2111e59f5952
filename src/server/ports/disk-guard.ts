import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Clock } from './clock';

/** Says whether the disk is too full to write (docs/rules.md, Faults). */
export interface DiskGuard {
  isLow(): Promise<boolean>;
  /** Whether it accepts writes at all; a read-only disk does not. */
  isWritable?(): Promise<boolean>;
  /** Null when it cannot be asked. */
  freeBytes?(): Promise<number | null>;
}

const CHECK_EVERY_MS = 10_000;

type FreeBytes = (directory: string) => Promise<number>;

const freeBytesOf: FreeBytes = async (directory) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/**
 * Watches the disk of the embedded database; asks at most every ten seconds and recovers by itself.
 * @param minFreeBytes below this much free space the disk is low
 */
export function createDiskGuard(
  directory: string,
  minFreeBytes: number,
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
        // A disk that cannot be asked may have space: the write itself will tell.
        low = await freeBytes(directory).then(
          (free) => free < minFreeBytes,
          () => false,
        );
      }
      return low;
    },
    isWritable: () =>
      access(directory, constants.W_OK).then(
        () => true,
        () => false,
      ),
    freeBytes: () => freeBytes(directory).catch(() => null),
  };
}

/**
 * For Postgres, which watches its own disk: nothing is refused beforehand, and the free space is told all the same,
 * since pictures, prescriptions, files of lessons and mails lie here.
 */
export const createFilesDisk = (directory: string, freeBytes: FreeBytes = freeBytesOf): DiskGuard => ({
  ...endlessDisk,
  freeBytes: () => freeBytes(directory).catch(() => null),
});

/** For tests. */
export const endlessDisk: DiskGuard = { isLow: async () => false };
