import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { listNames, requireRoom } from './paths.mjs';

/** The folder, or the one in which it will be made. */
const findExisting = (path) => (existsSync(path) ? path : findExisting(dirname(path)));

export async function sizeOf(folder) {
  const names = existsSync(folder) ? await listNames(folder) : [];
  const sizes = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      return found?.isDirectory() ? sizeOf(path) : (found?.size ?? 0);
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What the files of a folder weigh that go into a backup, and on which device they lie. */
export async function weighFiles(folder, isWanted) {
  const names = await listNames(folder, isWanted);
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  const bytes = found.reduce((sum, file) => sum + (file?.size ?? 0), 0);
  return { bytes, device: found.find((file) => file)?.dev };
}

/**
 * What a backup takes of each disk: a copy of the database beside the data, of the files what cannot be linked there,
 * and an archive, which is counted as if nothing could be compressed. Beside the data the reserve stays free, because
 * below it the shop writes nothing.
 * @param files what `weighFiles` says of each folder
 * @returns bytes for the disk of the data, and for that of the archive when it is another one
 */
export function planRoom({ database, files, dataDevice, targetDevice, reserve }) {
  const sum = (some) => some.reduce((total, { bytes }) => total + bytes, 0);
  const copies = database + sum(files.filter(({ device }) => device !== dataDevice));
  const archive = database + sum(files);
  return targetDevice === dataDevice
    ? { data: copies + archive + reserve, target: 0 }
    : { data: copies + reserve, target: archive };
}

/** @throws SetupFault before anything is written, when a disk has less room than the backup takes */
export async function requireRoomFor({ dataDir, to, database, files, reserve }) {
  const data = resolve(dataDir);
  const target = findExisting(resolve(to));
  const [dataDevice, targetDevice] = await Promise.all(
    [data, target].map(async (path) => (await stat(path)).dev),
  );
  const needed = planRoom({ database, files, dataDevice, targetDevice, reserve });
  await requireRoom(data, needed.data);
  await requireRoom(target, needed.target);
}
