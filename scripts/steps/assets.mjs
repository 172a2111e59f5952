import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sprites from '../../config/sprite.js';
import { distDir } from './environment.mjs';
import { run } from './run.mjs';

/** Makes the icon sprite, which is not in the repository. It takes a moment, so it is made each time. */
export async function makeAssets() {
  await run(process.execPath, ['scripts/icons.mjs'], { quiet: true });
}

/** Puts the sprite among the files of a build, under the name that its pages know. */
export function placeAssets() {
  const pathOf = (address) => {
    const path = join(distDir(), address.replace('/_next/', ''));
    mkdirSync(dirname(path), { recursive: true });
    return path;
  };
  const sprite = sprites.describeSprite(process.env.NEXT_PUBLIC_BRAND || 'boa-lida');
  copyFileSync(sprite.source, pathOf(sprite.values.SPRITE));
}
