import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { create, extract, list } from 'tar';
import { SetupFault } from '../steps/environment.mjs';

/** The first entry of an archive. */
export const MANIFEST = 'manifest.json';
/** Raised when an older restore could not read a newer archive. */
export const FORMAT = 1;

async function hashFile(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Every file below a folder but the manifest, by its path with `/`: size and SHA-256. */
export async function describeFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = {};
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    if (name === MANIFEST) continue;
    files[name] = { bytes: (await stat(path)).size, sha256: await hashFile(path) };
  }
  return files;
}

/** @throws SetupFault naming what differs */
export function compareFiles(found, wanted, where) {
  const faults = [
    ...Object.keys(wanted)
      .filter((name) => !found[name])
      .map((name) => `${name} is missing`),
    ...Object.keys(found)
      .filter((name) => !wanted[name])
      .map((name) => `${name} belongs to no backup`),
    ...Object.keys(wanted)
      .filter((name) => found[name] && found[name].sha256 !== wanted[name].sha256)
      .map((name) => `${name} is damaged`),
  ];
  if (faults.length === 0) return;
  const more = faults.length > 5 ? ` and ${faults.length - 5} more` : '';
  throw new SetupFault(`${where} is not whole: ${faults.slice(0, 5).join('; ')}${more}.`);
}

const broken = (file, error) => new SetupFault(`${file} is no whole backup: ${error.message}`);

/** Reads an archive to its end without writing a file. @returns its manifest, and what it holds */
export async function readArchive(file) {
  const files = {};
  let manifest = null;
  const reading = [];
  try {
    await list({
      file,
      strict: true,
      onReadEntry(entry) {
        if (entry.type !== 'File') return entry.resume();
        const hash = createHash('sha256');
        const chunks = [];
        const isManifest = entry.path === MANIFEST;
        entry.on('data', (chunk) => (isManifest ? chunks.push(chunk) : hash.update(chunk)));
        reading.push(
          new Promise((done) =>
            entry.once('end', () => {
              if (isManifest) manifest = JSON.parse(Buffer.concat(chunks).toString());
              else files[entry.path] = { bytes: entry.size, sha256: hash.digest('hex') };
              done();
            }),
          ),
        );
      },
    });
    await Promise.all(reading);
  } catch (error) {
    throw broken(file, error);
  }
  if (!manifest) throw broken(file, new Error('it has no manifest'));
  if (manifest.format !== FORMAT)
    throw new SetupFault(`${file} has format ${manifest.format}; this version reads ${FORMAT}.`);
  return { manifest, files };
}

async function flush(path) {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Packs a folder that has a manifest, reads what was written back, and only then gives it its name: a file under that
 * name is whole, whenever the process or the machine died.
 */
export async function writeArchive(folder, file) {
  const part = `${file}.${process.pid}.part`;
  const entries = (await readdir(folder)).filter((name) => name !== MANIFEST).sort();
  try {
    await create({ cwd: folder, file: part, gzip: true, portable: true, mode: 0o600 }, [
      MANIFEST,
      ...entries,
    ]);
    const { manifest, files } = await readArchive(part);
    compareFiles(files, manifest.files, part);
    await flush(part);
    await rename(part, file);
    await flush(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Unpacks a backup and holds every file against the manifest. @returns the manifest @throws SetupFault */
export async function unpackArchive(file, folder) {
  try {
    await extract({
      file,
      cwd: folder,
      strict: true,
      // A backup holds files and folders; a link could lead out of the folder.
      filter: (_path, entry) => 'type' in entry && (entry.type === 'File' || entry.type === 'Directory'),
    });
  } catch (error) {
    throw broken(file, error);
  }
}
