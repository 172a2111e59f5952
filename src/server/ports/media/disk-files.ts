import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { FileStore } from './file-store';

const nullWhenMissing = (error: unknown): null => {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
};

/**
 * Files in a folder of this disk, which is made with the first of them.
 * @param mode rights of each file; those of the process unless given
 */
export function createDiskFiles(folder: string, mode?: number): FileStore {
  /** @throws Error for a name that would lead out of the folder */
  function pathOf(name: string): string {
    if (name === '' || name === '.' || name === '..' || basename(name) !== name)
      throw new Error(`${JSON.stringify(name)} is no name of a file`);
    return join(folder, name);
  }

  return {
    async write(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true });
      // Written aside and renamed, under a name of its own: two processes may store the same file.
      const aside = `${path}.${randomUUID()}.part`;
      await writeFile(aside, bytes, { mode });
      await rename(aside, path);
    },
    read: async (name) => readFile(pathOf(name)).catch(nullWhenMissing),
    has: async (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
    list: async () => (await readdir(folder).catch(nullWhenMissing)) ?? [],
    writtenAt: async (name) => (await stat(pathOf(name)).catch(nullWhenMissing))?.mtime ?? null,
    async remove(names) {
      for (const path of names.map(pathOf)) await rm(path, { force: true });
    },
  };
}
