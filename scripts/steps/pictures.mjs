import { existsSync, readdirSync } from 'node:fs';
import { mediaDir } from './environment.mjs';
import { runBin } from './run.mjs';

/**
 * scripts/media.ts skips what is there already, so it only has to run while the folder is empty or has none of this
 * brand's social pictures, which are made last.
 */
export function arePicturesMade() {
  const social = `social-${process.env.NEXT_PUBLIC_BRAND || 'boa-lida'}-`;
  return existsSync(mediaDir()) && readdirSync(mediaDir()).some((file) => file.startsWith(social));
}

export const makePictures = () => runBin('tsx', ['scripts/media.ts'], { quiet: true });
