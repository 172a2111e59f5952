import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import type { Brand } from '@config/brands/brand';
import { drawSocialPicture, readSocialFonts } from './draw-social-picture';
import { socialPictureFile, type SocialPictureSubject } from './social-picture-file';

interface MakeSocialPicturesOptions {
  brand: Brand;
  subjects: readonly SocialPictureSubject[];
  mediaDir: string;
}

/**
 * Draws the social pictures that are not there yet into the media folder.
 * @returns how many were drawn
 */
export async function makeSocialPictures({
  brand,
  subjects,
  mediaDir,
}: MakeSocialPicturesOptions): Promise<number> {
  const existing = new Set(await readdir(mediaDir));
  const missing = subjects.filter((subject) => !existing.has(socialPictureFile(brand, subject)));
  if (missing.length === 0) return 0;
  const fonts = await readSocialFonts();
  await pLimit(availableParallelism()).map(missing, async (subject) => {
    const { srcUrl, title, line } = subject;
    const packshot = srcUrl ? await readFile(join(mediaDir, basename(srcUrl))) : null;
    const path = join(mediaDir, socialPictureFile(brand, subject));
    // Written aside and renamed: a reader never sees half a picture.
    const aside = `${path}.${process.pid}.part`;
    await writeFile(aside, await drawSocialPicture({ brand, title, line, packshot, fonts }));
    await rename(aside, path);
  });
  return missing.length;
}
