// npm run e2e: the browser tests against the built shop, on data of their own. Arguments go to Playwright.
import { rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { runScript } from './steps/progress.mjs';
import { runBin } from './steps/run.mjs';

await runScript(async () => {
  const env = { CHROMIUM_PATH: await findBrowser() };
  rmSync('.data/e2e', { recursive: true, force: true });
  const { code } = await runBin('playwright', ['test', ...process.argv.slice(2)], { env, mayFail: true });
  process.exit(code);
});
