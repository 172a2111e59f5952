import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDiskFiles } from '@/server/ports/media/disk-files';
import { makePictures } from './media';

let root: string;
const mediaDir = () => join(root, 'media');
const options = () => ({ sourceDirs: [join(root, 'source')], files: createDiskFiles(mediaDir()) });
const draw = async (name: string, width: number, background: string) =>
  writeFile(
    join(root, 'source', name),
    await sharp({ create: { width, height: width / 2, channels: 4, background } })
      .webp()
      .toBuffer(),
  );

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'));
  await mkdir(join(root, 'source'));
  await draw('vaca.webp', 500, '#336699');
});
afterEach(() => rm(root, { recursive: true, force: true }));

describe('stored pictures', () => {
  it('come in both formats at every width up to their own, with their mean colour', async () => {
    const picture = (await makePictures(options())).get('vaca');
    expect(picture).toMatchObject({ width: 500, height: 250, widths: [160, 320, 480] });
    expect(picture?.srcUrl).toMatch(/^\/media\/vaca-[0-9a-f]{8}-320\.webp$/);
    expect(picture?.color).toMatch(/^#3[2-4]6[5-7]9[8-9a]$/);
    const files = (await readdir(mediaDir())).filter((file) => file !== 'manifest.json');
    expect(files).toHaveLength(6);
    const avif = await sharp(
      join(mediaDir(), files.find((file) => file.endsWith('-480.avif')) ?? ''),
    ).metadata();
    expect(avif.width).toBe(480);
  });

  it('keep the width of a source smaller than the smallest', async () => {
    await draw('selo.webp', 100, '#000000');
    expect((await makePictures(options())).get('selo')).toMatchObject({ widths: [100] });
  });

  it('are not made again by a second run, and have the same names', async () => {
    const first = await makePictures(options());
    const files = await readdir(mediaDir());
    const times = await Promise.all(
      files.map((file) => stat(join(mediaDir(), file)).then(({ mtimeMs }) => mtimeMs)),
    );
    const progress: number[] = [];
    const second = await makePictures({ ...options(), onProgress: (done) => progress.push(done) });
    expect([...second]).toEqual([...first]);
    expect(progress).toEqual([1]);
    const after = await Promise.all(
      files.map((file) => stat(join(mediaDir(), file)).then(({ mtimeMs }) => mtimeMs)),
    );
    expect(after).toEqual(times);
  });

  it('get another name when their content changes', async () => {
    const before = (await makePictures(options())).get('vaca');
    await draw('vaca.webp', 500, '#993333');
    expect((await makePictures(options())).get('vaca')?.srcUrl).not.toBe(before?.srcUrl);
  });

  it('are made again when a file is missing or the manifest is broken', async () => {
    await makePictures(options());
    const files = await readdir(mediaDir());
    await rm(join(mediaDir(), files.find((file) => file.endsWith('.avif')) ?? ''));
    await writeFile(join(mediaDir(), 'manifest.json'), '{');
    await makePictures(options());
    expect((await readdir(mediaDir())).sort()).toEqual(files.sort());
  });
});
