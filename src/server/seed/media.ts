import { readdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import pLimit from 'p-limit';
import {
  encodePicture,
  pictureFiles,
  pictureHash,
  type StoredPicture,
} from '@/server/ports/media/encode-picture';
import type { FileStore } from '@/server/ports/media/file-store';

/** By name without extension, such as `seca-brava-40` or `hero-boa-lida`. */
export type PictureSet = ReadonlyMap<string, StoredPicture>;

const MANIFEST = 'manifest.json';

type Manifest = Record<string, StoredPicture>;

async function readManifest(files: FileStore): Promise<Manifest> {
  try {
    return JSON.parse((await files.read(MANIFEST))?.toString() ?? '{}') as Manifest;
  } catch {
    // None yet, or cut short by a crash: every picture is checked again.
    return {};
  }
}

async function listSources(sourceDirs: readonly string[]) {
  const lists = await Promise.all(
    sourceDirs.map(async (directory) =>
      (await readdir(directory))
        .filter((file) => /\.(webp|png|jpe?g)$/i.test(file))
        .map((file) => join(directory, file)),
    ),
  );
  return lists.flat().sort();
}

export interface MakePicturesOptions {
  sourceDirs: readonly string[];
  files: FileStore;
  onProgress?: (done: number, total: number) => void;
}

/**
 * Stores every picture of the source folders as AVIF and WebP in all widths, with a hash of its content in the name.
 * What an earlier run stored is not made again, and when nothing changed the image library is not even loaded.
 * Safe to run in two processes at once: files are renamed into place.
 */
export async function makePictures({
  sourceDirs,
  files,
  onProgress,
}: MakePicturesOptions): Promise<PictureSet> {
  const manifest = await readManifest(files);
  const existing = new Set(await files.list());
  const sources = await listSources(sourceDirs);
  const pictures = new Map<string, StoredPicture>();
  let done = 0;

  const makeOne = async (path: string) => {
    const source = await readFile(path);
    const hash = pictureHash(source).slice(0, 8);
    const name = basename(path, extname(path));
    const base = `${name}-${hash}`;
    const known = manifest[base];
    const isStored = known && pictureFiles(base, known.widths).every((file) => existing.has(file));
    pictures.set(name, isStored ? known : await encodePicture(source, { base, files }));
    manifest[base] = pictures.get(name) ?? (known as StoredPicture);
    done += 1;
    onProgress?.(done, sources.length);
    return !isStored;
  };

  const changes = await pLimit(Math.max(2, availableParallelism())).map(sources, makeOne);
  if (changes.includes(true)) await files.write(MANIFEST, JSON.stringify(manifest));
  return pictures;
}

/** Folders of the demo pictures. */
export const demoPictureFolders = (root = process.cwd()) =>
  ['products', 'scenes'].map((folder) => join(root, 'demo/pictures', folder));

/** Removes what a killed run left behind. */
export const removeParts = async (files: FileStore) =>
  files.remove((await files.list()).filter((file) => file.endsWith('.part')));
