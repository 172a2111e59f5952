import { existsSync, readdirSync } from 'node:fs';
import { mediaDir } from './environment.mjs';
import { runBin } from './run.mjs';

/** scripts/media.ts skips what is there already, so it only has to run while the folder is empty or unfinished. */
export const arePicturesMade = () => existsSync(mediaDir()) && readdirSync(mediaDir()).length > 0;

export const makePictures = () => runBin('tsx', ['scripts/media.ts'], { quiet: true });
