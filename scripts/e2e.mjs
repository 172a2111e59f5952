// npm run e2e: the browser tests against the built shop, on data of their own. Arguments go to Playwright.
import { rmSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { runScript } from './steps/progress.mjs';
import { runBin } from './steps/run.mjs';

await runScript(async () => {
  const env = { CHROMIUM_PATH: await findBrowser() };
  // The folders of e2e/support/shops.ts.
  const port = Number(process.env.E2E_PORT ?? 3210);
  for (let worker = 0; worker < Number(process.env.E2E_SHOPS ?? 2); worker += 1)
    rmSync(`.data/e2e-${port + worker}`, { recursive: true, force: true });
  const { code } = await runBin('playwright', ['test', ...process.argv.slice(2)], { env, mayFail: true });
  process.exit(code);
});
