import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { Builder } from 'selenium-webdriver';
import { makeLink, type Link } from '../support/link';
import { test as base } from '../support/test';
import { READ_FAULTS, watchShop } from './watched-shop';
import { WebKitPage } from './webkit-page';

/** Debian's packages xvfb and webkit2gtk-driver (scripts/engines/engines.mjs). */
const SCREEN = 'Xvfb';
const DRIVER = 'WebKitWebDriver';
const PATIENCE_MS = 10_000;

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** @returns the name of a screen that nothing else draws on */
async function startScreen(): Promise<{ screen: ChildProcess; name: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const screen = spawn(SCREEN, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, name: `:${number.toString().trim()}` };
}

const isOk = (address: string) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page of Debian's WebKitGTK in the place of Playwright's: that one drives a WebKit of its own making alone. The shop, the
 * report and the expectations are Playwright's.
 */
export const test = base.extend<{ webkit: WebKitPage; link: Link }, { driver: string }>({
  driver: [
    async ({ browserName: _ }, use) => {
      const { screen, name } = await startScreen();
      const port = await findFreePort();
      const address = `http://127.0.0.1:${port}`;
      // Without a graphics card its accelerated drawing fails.
      const env = { ...process.env, DISPLAY: name, WEBKIT_DISABLE_DMABUF_RENDERER: '1', LC_ALL: 'C.UTF-8' };
      const driver = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' });
      await expect.poll(() => isOk(`${address}/status`)).toBe(true);
      await use(address);
      driver.kill();
      screen.kill();
    },
    { scope: 'worker' },
  ],
  link: async ({ shopPort }, use) => {
    const shop = await watchShop(shopPort);
    const link = await makeLink(shop.port);
    link.serveWorker('off');
    await use(link);
    await link.close();
    shop.close();
  },
  webkit: async ({ driver: address, link }, use, testInfo) => {
    const driver = await new Builder()
      .usingServer(address)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
    await use(new WebKitPage(driver, link.address));
    if (testInfo.status !== testInfo.expectedStatus) {
      // After some failures the driver never answers; it ends with the worker.
      const shot = await Promise.race([driver.takeScreenshot(), wait(PATIENCE_MS, null, { ref: false })]);
      const body = Buffer.from(shot ?? '', 'base64');
      if (shot) await testInfo.attach('screenshot', { body, contentType: 'image/png' });
      return;
    }
    const faults = await driver.executeScript<string>(READ_FAULTS);
    await driver.quit();
    expect(faults, 'faults of pages').toBe('');
  },
});
