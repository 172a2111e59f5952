import { existsSync, readdirSync } from 'node:fs';
import { mediaDir } from './environment.mjs';
import { run, runBin } from './run.mjs';

/** scripts/media.ts as the standalone folder carries it. */
export const MEDIA_BUNDLE = 'scripts/media.mjs';

/**
 * scripts/media.ts skips what is there already, so it only has to run while the folder is empty or has none of this
 * brand's social pictures, which are made last.
 */
export function arePicturesMade() {
  const social = `social-${process.env.NEXT_PUBLIC_BRAND || 'boa-lida'}-`;
  return existsSync(mediaDir()) && readdirSync(mediaDir()).some((file) => file.startsWith(social));
}

/** Whether the demonstration's pictures are wanted and not there; those of uploads are made when they come. */
export const needPictures = () => process.env.SEED_DEMO !== 'false' && !arePicturesMade();

export const makePictures = () =>
  existsSync(MEDIA_BUNDLE)
    ? run(process.execPath, [MEDIA_BUNDLE], { quiet: true })
    : runBin('tsx', ['scripts/media.ts'], { quiet: true });
