import type { Browser, Page } from 'playwright';
import { inShort } from '../short';
import { PAGE_SHIM, PHONE } from './measure-clicks';
import { median } from './page-kinds';

/** Milliseconds from an interaction to the next paint, with a quarter of the processor (Event Timing, as INP is). */
export interface InteractionFigures {
  changePackMs: number;
  addToCartMs: number;
  openDrawerMs: number;
  typeInSearchMs: number;
}

const CPU = 4;
const SETTLE_MS = 2_000;
const REST_MS = 500;
const AFTER_MS = 700;
const TURNS = inShort(1, 5);

/** What the browser says of an event; TypeScript does not know the number yet, 0 for what is no interaction. */
type Interaction = PerformanceEventTiming & { interactionId: number };

/**
 * The slowest event of an action. Events that are no interaction, such as a pointer over a moving page, do not count.
 */
async function slowest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const store = window as typeof window & { __slowest?: number };
    store.__slowest = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Interaction[])
        if (entry.interactionId) store.__slowest = Math.max(store.__slowest ?? 0, entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await act();
  await page.waitForTimeout(AFTER_MS);
  return page.evaluate(() => (window as typeof window & { __slowest?: number }).__slowest ?? 0);
}

interface Target {
  selector: string;
  /** What its name or text says. */
  says?: string;
}

/**
 * Taps the last visible element of this kind. The page finds it, because a locator would listen to each touch as well.
 */
async function measureTap(page: Page, target: Target): Promise<number> {
  const { x, y } = await page.evaluate(({ selector, says = '' }) => {
    const found = [...document.querySelectorAll(selector)].findLast(
      (element) =>
        element.checkVisibility() &&
        new RegExp(says, 'i').test(`${element.ariaLabel} ${element.textContent}`),
    );
    if (!found) throw new Error(`There is no ${selector} to touch`);
    found.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = found.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  }, target);
  await page.waitForTimeout(REST_MS);
  return slowest(page, () => page.touchscreen.tap(x, y));
}

async function visit(browser: Browser, url: string): Promise<InteractionFigures> {
  const context = await browser.newContext(PHONE);
  await context.addInitScript(PAGE_SHIM);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForTimeout(SETTLE_MS);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  const changePackMs = await measureTap(page, { selector: 'main label:has(input[type="radio"])' });
  const addToCartMs = await measureTap(page, { selector: 'button', says: 'add to cart|adicionar ao' });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLE_MS);
  const openDrawerMs = await measureTap(page, { selector: 'header button', says: 'cart|carrinho' });
  await page.keyboard.press('Escape');
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type="search"]')];
    fields.find((field) => field.checkVisibility())?.focus();
  });
  const typeInSearchMs = await slowest(page, () => page.keyboard.type('sal mineral', { delay: 60 }));
  await context.close();
  return { changePackMs, addToCartMs, openDrawerMs, typeInSearchMs };
}

/** On the product page of our own shop, as a phone does it; medians of new visits. */
export async function measureInteractions(browser: Browser, url: string): Promise<InteractionFigures> {
  const visits: InteractionFigures[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) visits.push(await visit(browser, url));
  const of = (name: keyof InteractionFigures) => median(visits.map((figures) => figures[name]));
  return {
    changePackMs: of('changePackMs'),
    addToCartMs: of('addToCartMs'),
    openDrawerMs: of('openDrawerMs'),
    typeInSearchMs: of('typeInSearchMs'),
  };
}
