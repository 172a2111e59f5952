// npm run e2e: the browser tests against the built shop, on data of their own. Arguments go to Playwright.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './find-browser.mjs';
import { runScript } from './steps/progress.mjs';
import { runBin } from './steps/run.mjs';

await runScript(async () => {
  const env = { CHROMIUM_PATH: await findBrowser() };
  for (const name of existsSync('.data') ? readdirSync('.data') : [])
    if (/^e2e-\d+$/.test(name)) rmSync(join('.data', name), { recursive: true, force: true });
  const { code } = await runBin('playwright', ['test', ...process.argv.slice(2)], { env, mayFail: true });
  process.exit(code);
});
