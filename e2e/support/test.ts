import { expect, test as base, type BrowserContext } from 'playwright/test';
import { prepareEngine } from './engine';
import { dataFolder, shopPort } from './shops';
import { watchFaults } from './watch-faults';

/** What went wrong in the pages of the test that runs in this worker. */
const faults: string[] = [];

async function prepare(context: BrowserContext): Promise<void> {
  await prepareEngine(context);
  if (process.env.E2E_FAULTS) await watchFaults(context, faults);
}

interface Fixtures {
  shopPort: number;
  dataDir: string;
  /** Fails a test in which a page throws or is refused something, where E2E_FAULTS asks for it (scripts/test-engines.mjs). */
  noFaults: null;
}

/** A test against the shop of its worker: two workers never share users, stock or orders. */
export const test = base.extend<Fixtures>({
  shopPort: async ({ browserName: _ }, use, { parallelIndex }) => use(shopPort(parallelIndex)),
  dataDir: async ({ browserName: _ }, use, { parallelIndex }) => use(dataFolder(parallelIndex)),
  noFaults: [
    async ({ browserName: _ }, use) => {
      faults.length = 0;
      await use(null);
      expect(faults, 'faults of pages').toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context }, use) => {
    await prepare(context);
    await use(context);
  },
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await prepare(context);
        return context;
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shopPort }, use) => use(`http://localhost:${shopPort}`),
});
