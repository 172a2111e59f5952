// npm run test:look [-- boa-lida …] [-- --update]: compares pictures of the catalogue of pieces (/_ui of the development
// server) with those of e2e/look/pictures, brand by brand; `--update` takes them again.
import { findBrowser } from '../../scripts/find-browser.mjs';
import { brandIds } from '../../scripts/steps/environment.mjs';
import { runScript, step } from '../../scripts/steps/progress.mjs';
import { run, runBin } from '../../scripts/steps/run.mjs';

const ARGS = ['test', '--config', 'e2e/look/look.config.ts'];

await runScript(async () => {
  const words = process.argv.slice(2);
  const named = words.filter((word) => !word.startsWith('--'));
  const chromium = await findBrowser();
  const failed = [];
  for (const brand of named.length > 0 ? named : brandIds()) {
    const env = { NEXT_PUBLIC_BRAND: brand, CHROMIUM_PATH: chromium, LOOK: process.env.LOOK || '3400' };
    const { code } = await step(`the look of ${brand}`, async () => {
      await run(process.execPath, ['scripts/icons.mjs'], { env, quiet: true });
      return runBin('playwright', [...ARGS, ...(words.includes('--update') ? ['--update-snapshots'] : [])], {
        env,
        mayFail: true,
      });
    });
    if (code !== 0) failed.push(brand);
  }
  if (failed.length > 0)
    console.error(`Not as it looked before: ${failed.join(', ')}. See test-results/look-*.`);
  process.exit(failed.length > 0 ? 1 : 0);
});
