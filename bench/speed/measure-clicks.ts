import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { inShort } from '../short';
import { median } from './page-kinds';

/** Conditions of a network, in bytes a second and milliseconds. */
const FAST_3G = { latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const WEAK = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** Its screen, and fingers on it. */
export const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
};
/** tsx marks functions with their names by a helper that a page does not have. */
export const PAGE_SHIM = 'globalThis.__name ??= (named) => named;';
const SETTLE_MS = 3_000;
const TURNS = inShort(1, 5);

const CARD = 'main a[href*="/produtos/"]';

/** Milliseconds from a click on a card to the product's heading, in the page's own clock. */
const clickToHeading = (page: Page, selector: string) =>
  page.evaluate(
    (card) =>
      new Promise<number>((resolve) => {
        const link = document.querySelector<HTMLAnchorElement>(card);
        if (!link) throw new Error('There is no card to click');
        const before = document.querySelector('h1')?.textContent;
        const began = performance.now();
        const look = () => {
          const heading = [...document.querySelectorAll('h1')].find(
            (candidate) => !candidate.closest('[hidden],[inert]') && candidate.textContent !== before,
          );
          if (heading && location.pathname.includes('/produtos/')) resolve(performance.now() - began);
          else requestAnimationFrame(look);
        };
        link.click();
        look();
      }),
    selector,
  );

interface Conditions {
  reducedMotion?: 'reduce';
  /** How often slower the processor is. */
  cpu?: number;
  network?: typeof FAST_3G;
}

async function throttle(page: Page, { cpu, network }: Conditions): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  if (cpu) await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  }
  return session;
}

async function measureClick(browser: Browser, url: string, card: string, conditions: Conditions) {
  const times: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const context = await browser.newContext({ ...PHONE, reducedMotion: conditions.reducedMotion ?? null });
    await context.addInitScript(PAGE_SHIM);
    const page = await context.newPage();
    await page.goto(url);
    await page.locator(card).first().waitFor();
    // A person scrolls a little before they click; what is prefetched at that is there then.
    await page.evaluate(() => window.scrollBy(0, 40));
    await page.waitForTimeout(SETTLE_MS);
    await throttle(page, conditions);
    times.push(await clickToHeading(page, card));
    await context.close();
  }
  return median(times);
}

/** Milliseconds until heading, price and pack are painted, on a first and on a second visit over a weak network. */
export async function measureWeak(browser: Browser, url: string) {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(PAGE_SHIM);
  const visit = async () => {
    const page = await context.newPage();
    await throttle(page, { network: WEAK });
    const began = Date.now();
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        performance.getEntriesByName('first-contentful-paint').length > 0 &&
        !!document.querySelector('h1')?.textContent &&
        /R\$/.test(document.body.innerText),
    );
    const ms = Date.now() - began;
    await page.waitForLoadState('load');
    await page.close();
    return ms;
  };
  const firstMs = await visit();
  const secondMs = await visit();
  await context.close();
  return { firstMs, secondMs };
}

export interface ClickFigures {
  plainMs: number;
  reducedMotionMs: number;
  slowPhoneMs: number;
}

export async function measureClicks(browser: Browser, url: string, card = CARD): Promise<ClickFigures> {
  return {
    plainMs: await measureClick(browser, url, card, {}),
    reducedMotionMs: await measureClick(browser, url, card, { reducedMotion: 'reduce' }),
    slowPhoneMs: await measureClick(browser, url, card, { cpu: 4, network: FAST_3G }),
  };
}
