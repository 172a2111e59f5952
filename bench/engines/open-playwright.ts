import { chromium, firefox, type Browser, type Page } from 'playwright';
import type { Engine, Tab } from './tab';

const makeTab = (page: Page): Tab => ({
  async load(address) {
    await page.goto(address);
  },
  run: (body) => page.evaluate(`(() => { ${body} })()`),
  press: (x, y) => page.mouse.click(x, y),
  resize: (width, height) => page.setViewportSize({ width, height }),
  takeScreenshot: () => page.screenshot(),
  close: () => page.context().close(),
});

const makeEngine = (browser: Browser): Engine => ({
  async openTab() {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'pt-BR' });
    return makeTab(await context.newPage());
  },
  close: () => browser.close(),
});

export const openChromium = async ({ CHROMIUM_PATH = '' }): Promise<Engine> =>
  makeEngine(
    await chromium.launch({ executablePath: CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] }),
  );

/** Debian's Firefox ESR, over WebDriver BiDi. */
export async function openFirefox({ FIREFOX_PATH = '' }): Promise<Engine> {
  const env = { ...process.env, FIREFOX_PATH };
  return makeEngine(
    await firefox.launch({ executablePath: 'scripts/engines/firefox.mjs', channel: 'moz-firefox', env }),
  );
}
