import { readFileSync } from 'node:fs';
import { copyFile, link, mkdir, readdir, rm, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SetupFault, isRunning } from '../steps/environment.mjs';

/** Names of uploaded pictures (src/server/domains/media); all other pictures can be made again. */
export const isUpload = (name) => /^foto-[a-z0-9-]+\.(?:avif|webp|jpg)$/.test(name);
/** Files of lessons and prescriptions (src/server/ports/media/create-files.ts). */
export const isRandomName = (name) => /^[0-9a-f-]{36}$/.test(name);

/** The names in a folder that fit; none when it does not exist. */
export async function listNames(folder, isWanted = () => true) {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter(isWanted);
}

/** Links a file, or copies it where that is not possible. One that is gone meanwhile is left out. */
export async function linkOrCopy(from, to) {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to);
  } catch (error) {
    if (error.code === 'EEXIST' || error.code === 'ENOENT') return;
    await copyFile(from, to);
  }
}

/** A working folder inside the data, on the same disk; those of processes that died are removed. */
export async function makeWorkFolder(directory, purpose) {
  const left = await listNames(directory, (name) => name.startsWith(`.${purpose}-`));
  for (const name of left)
    if (!isRunning(Number(name.split('-').pop())))
      await rm(join(directory, name), { recursive: true, force: true });
  const folder = join(directory, `.${purpose}-${process.pid}`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** @throws SetupFault when a disk has less than this much room */
export async function requireRoom(directory, bytes) {
  const { bavail, bsize } = await statfs(directory);
  const megabytes = (value) => `${Math.ceil(value / 1_048_576)} MB`;
  if (bavail * bsize < bytes)
    throw new SetupFault(
      `${directory} has ${megabytes(bavail * bsize)} free; ${megabytes(bytes)} are needed.`,
    );
}

/** Moments at which the migrations of this version were made, from its journal. */
export const knownMigrations = () =>
  JSON.parse(readFileSync('src/server/db/migrations/meta/_journal.json', 'utf8')).entries.map(
    ({ when }) => when,
  );

/** `2026-11-21T22-10-05-123Z`: sorts by time, and is a file name everywhere. */
export const stamp = (date = new Date()) => date.toISOString().replace(/[:.]/g, '-');
