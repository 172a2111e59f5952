import { setTimeout as wait } from 'node:timers/promises';
import { expect, type TestInfo } from 'playwright/test';
import { makeLink, type Link } from '../support/link';
import { test as base } from '../support/test';
import { startWebKit } from './start-webkit';
import { READ_FAULTS, watchShop } from './watched-shop';
import { WebKitPage } from './webkit-page';

const PATIENCE_MS = 10_000;

async function attachScreenshot({ driver }: WebKitPage, testInfo: TestInfo): Promise<void> {
  // After some failures the driver never answers.
  const shot = await Promise.race([driver.takeScreenshot(), wait(PATIENCE_MS, null, { ref: false })]);
  const body = Buffer.from(shot ?? '', 'base64');
  if (shot) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
}

/**
 * A page of Debian's WebKitGTK in the place of Playwright's: that one drives a WebKit of its own making alone. The shop, the
 * report and the expectations are Playwright's. Each test has a browser of its own.
 */
export const test = base.extend<{ webkit: WebKitPage; link: Link }>({
  link: async ({ shopPort }, use) => {
    const shop = await watchShop(shopPort);
    const link = await makeLink(shop.port);
    link.serveWorker('off');
    await use(link);
    await link.close();
    shop.close();
  },
  webkit: async ({ link }, use, testInfo) => {
    const { driver, stop } = await startWebKit();
    try {
      const page = new WebKitPage(driver, link.address);
      await use(page);
      if (testInfo.status !== testInfo.expectedStatus) {
        await attachScreenshot(page, testInfo);
        return;
      }
      const faults = await page.run<string>(READ_FAULTS);
      await page.driver.quit();
      expect(faults, 'faults of pages').toBe('');
    } finally {
      stop();
    }
  },
});
