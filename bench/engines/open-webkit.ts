import type { WebDriver } from 'selenium-webdriver';
import { startWebKit } from '../../e2e/webkit/start-webkit';
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

/** Debian's WebKitGTK. Each tab is a browser of its own. */
export const openWebKit = async (): Promise<Engine> => ({
  async openTab() {
    const { driver, stop } = await startWebKit();
    const tab = makeTab(driver, stop);
    await tab.resize(1280, 800);
    return tab;
  },
  close: async () => undefined,
});
