import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Size of what its file system sets aside for a file. */
const BLOCK_BYTES = 512;

/** What a folder takes on the disk, and how many of its files are called so. A folder that is not there is empty. */
export function sizeOf(folder: string, ending = ''): { bytes: number; files: number } {
  if (!existsSync(folder)) return { bytes: 0, files: 0 };
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return {
    bytes: files.reduce(
      (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).blocks * BLOCK_BYTES,
      0,
    ),
    files: files.filter(({ name }) => name.endsWith(ending)).length,
  };
}
