import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { tropaESela } from '@config/brands/tropa-e-sela';
import { createDiskFiles } from '@/server/ports/media/disk-files';
import type { FileStore } from '@/server/ports/media/file-store';
import { makeSocialPictures } from './make-social-pictures';
import { findSocialPicture, socialPictureFile } from './social-picture-file';

const subject = {
  slug: 'sal',
  title: 'Sal da Casa com um nome bem comprido para caber',
  line: 'Bovinos · Casa',
  srcUrl: '/media/sal-1a2b3c4d-320.webp',
};
let mediaDir: string;
let files: FileStore;
beforeEach(async () => {
  mediaDir = join(await mkdtemp(join(tmpdir(), 'social-')), 'media');
  await mkdir(mediaDir);
  files = createDiskFiles(mediaDir);
  const packshot = sharp({ create: { width: 320, height: 320, channels: 3, background: '#ff0000' } });
  await writeFile(join(mediaDir, 'sal-1a2b3c4d-320.webp'), await packshot.webp().toBuffer());
});
afterEach(() => rm(join(mediaDir, '..'), { recursive: true, force: true }));

describe('a social picture', () => {
  it('is a light 1200 × 630 JPEG with the packshot on its tile, drawn once', async () => {
    const options = { brand: boaLida, subjects: [subject], files };
    expect(await findSocialPicture(files, boaLida, subject)).toBeNull();
    expect(await makeSocialPictures(options)).toBe(1);
    const file = socialPictureFile(boaLida, subject);
    expect(await findSocialPicture(files, boaLida, subject)).toBe(`/media/${file}`);
    const picture = sharp(join(mediaDir, file));
    const { format, width, height } = await picture.metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect((await picture.toBuffer()).length).toBeLessThan(120_000);
    const middle = await picture.extract({ left: 900, top: 310, width: 1, height: 1 }).raw().toBuffer();
    expect([...middle].map((part) => Math.round(part / 32))).toEqual([8, 0, 0]);
    expect(await makeSocialPictures(options)).toBe(0);
    expect((await readdir(mediaDir)).some((name) => name.endsWith('.part'))).toBe(false);
  });

  it('has another name when anything that is drawn changes, and the same when nothing does', () => {
    const name = socialPictureFile(boaLida, subject);
    expect(socialPictureFile(boaLida, { ...subject })).toBe(name);
    const others = [
      socialPictureFile(tropaESela, subject),
      socialPictureFile(boaLida, { ...subject, title: 'Outro' }),
      socialPictureFile(boaLida, { ...subject, line: 'Equinos · Casa' }),
      socialPictureFile(boaLida, { ...subject, srcUrl: null }),
      socialPictureFile({ ...boaLida, look: tropaESela.look }, subject),
    ];
    expect(new Set([name, ...others]).size).toBe(6);
  });

  it('is made without a packshot too', async () => {
    const bare = { ...subject, srcUrl: null };
    expect(await makeSocialPictures({ brand: boaLida, subjects: [bare], files })).toBe(1);
  });
});
