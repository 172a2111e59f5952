import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Makes what the repository does not keep: the icon sprite. */
export async function makeAssets() {
  if (!existsSync('public/icons.svg')) await run(process.execPath, ['scripts/icons.mjs'], { quiet: true });
}
