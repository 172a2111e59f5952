import { test as base } from 'playwright/test';
import { prepareEngine } from './engine';
import { dataFolder, shopPort } from './shops';

/** A test against the shop of its worker: two workers never share users, stock or orders. */
export const test = base.extend<{ shopPort: number; dataDir: string }>({
  shopPort: async ({ browserName: _ }, use, { parallelIndex }) => use(shopPort(parallelIndex)),
  dataDir: async ({ browserName: _ }, use, { parallelIndex }) => use(dataFolder(parallelIndex)),
  context: async ({ context }, use) => {
    await prepareEngine(context);
    await use(context);
  },
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await prepareEngine(context);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shopPort }, use) => use(`http://localhost:${shopPort}`),
});
