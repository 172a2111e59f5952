import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import pLimit from 'p-limit';
import type { Brand } from '@config/brands/brand';
import type { FileStore } from '@/server/ports/media/file-store';
import { drawSocialPicture, readSocialFonts } from './draw-social-picture';
import { socialPictureFile, type SocialPictureSubject } from './social-picture-file';

interface MakeSocialPicturesOptions {
  brand: Brand;
  subjects: readonly SocialPictureSubject[];
  files: FileStore;
}

/**
 * Draws the social pictures that are not there yet among the pictures of the shop.
 * @returns how many were drawn
 */
export async function makeSocialPictures({
  brand,
  subjects,
  files,
}: MakeSocialPicturesOptions): Promise<number> {
  const existing = new Set(await files.list());
  const missing = subjects.filter((subject) => !existing.has(socialPictureFile(brand, subject)));
  if (missing.length === 0) return 0;
  const fonts = await readSocialFonts(brand.look);
  await pLimit(availableParallelism()).map(missing, async (subject) => {
    const { srcUrl, title, line } = subject;
    const packshot = srcUrl ? await files.read(basename(srcUrl)) : null;
    if (srcUrl && !packshot) throw new Error(`${srcUrl} is not stored`);
    const picture = await drawSocialPicture({ brand, title, line, packshot, fonts });
    await files.write(socialPictureFile(brand, subject), picture);
  });
  return missing.length;
}
