import type { Browser, Page } from 'playwright';
import { PAGE_SHIM } from './measure-clicks';

/** Milliseconds from an interaction to the next paint, with a quarter of the processor (Event Timing, as INP is). */
export interface InteractionFigures {
  changePackMs: number;
  addToCartMs: number;
  openDrawerMs: number;
  typeInSearchMs: number;
}

const CPU = 4;
const SETTLE_MS = 2_000;
const AFTER_MS = 700;

async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const store = window as typeof window & { __slowest?: number };
    store.__slowest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        store.__slowest = Math.max(store.__slowest ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.waitForTimeout(AFTER_MS);
  return page.evaluate(() => (window as typeof window & { __slowest?: number }).__slowest ?? 0);
}

/** On the product page of our own shop, as a phone does it. */
export async function measureInteractions(browser: Browser, url: string): Promise<InteractionFigures> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, hasTouch: true });
  await context.addInitScript(PAGE_SHIM);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  /** What was put in opens the cart over the page. */
  const closeDrawer = async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };
  const cart = page
    .locator('nav button')
    .filter({ hasText: /cart|carrinho/i })
    .last();
  const search = page.locator('input[type="search"]:visible').first();
  const changePackMs = await slowest(page, () =>
    page.locator('main input[type="radio"]').last().check({ force: true }),
  );
  const add = page.getByRole('button', { name: /add to cart|adicionar/i }).first();
  const addToCartMs = await slowest(page, () => add.click());
  await closeDrawer();
  const openDrawerMs = await slowest(page, () => cart.click());
  await closeDrawer();
  const typeInSearchMs = await slowest(page, () => search.pressSequentially('sal mineral', { delay: 60 }));
  await context.close();
  return { changePackMs, addToCartMs, openDrawerMs, typeInSearchMs };
}
