import { run } from './run.mjs';

/** Makes what the repository does not keep: the icon sprite. Takes a moment, so it never goes stale. */
export async function makeAssets() {
  await run(process.execPath, ['scripts/icons.mjs'], { quiet: true });
}
