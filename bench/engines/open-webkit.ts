import { Builder, type WebDriver } from 'selenium-webdriver';
import { startDriver } from '../../e2e/webkit/start-driver';
import type { Engine, Tab } from './tab';

const makeTab = (driver: WebDriver, stop: () => void): Tab => ({
  load: (address) => driver.get(address),
  run: (body) => driver.executeScript(body),
  press: (x, y) => driver.actions().move({ x, y }).click().perform(),
  async resize(width, height) {
    await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  },
  takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
  async close() {
    await driver.quit();
    stop();
  },
});

/** Debian's WebKitGTK. Each tab has a driver of its own: one driver does not always answer to a second session. */
export const openWebKit = async (): Promise<Engine> => ({
  async openTab() {
    const { address, stop } = await startDriver();
    const browser = new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' });
    const tab = makeTab(await browser.build(), stop);
    await tab.resize(1280, 800);
    return tab;
  },
  close: async () => undefined,
});
