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
/** tsx names functions by a helper that a page does not have. */
export const PAGE_SHIM = 'globalThis.__name ??= (named) => named;';
const SETTLE_MS = 2_000;
const PRESS_MS = 40;
const TURNS = inShort(1, 5);

export const CARD = 'main a[href*="/produtos/"]';

/** Milliseconds from the finger going down on a card, in the page's own clock. */
export interface TapFigures {
  /** Until the product's heading is painted. */
  headingMs: number;
  /** Until its price and a button that answers are painted too. */
  completeMs: number;
  /** Until no part of the page is marked as still to come (`aria-busy`). */
  wholeMs: number;
}

declare global {
  interface Window {
    /** What `watchTap` has measured so far. */
    tap: Partial<TapFigures>;
  }
}

/** Runs in the page: notes when the finger goes down, and the frames in which heading, price and button, and all are there. */
export function watchTap() {
  const isSeen = (element: Element | undefined) => !!element && element.getClientRects().length > 0;
  const find = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((element) => !element.closest('[hidden],[inert]'));
  const hasPrice = () => find('main').some((main) => /\d[.,]\d{2}/.test(main.textContent));
  const seen: Partial<TapFigures> = {};
  window.tap = seen;
  const began = (event: Event) => {
    const before = find('h1')[0]?.textContent;
    const address = location.pathname;
    const look = () => {
      const heading = find('h1').find(({ textContent }) => textContent !== before);
      if (location.pathname !== address && isSeen(heading)) {
        seen.headingMs ??= performance.now() - event.timeStamp;
        if (seen.completeMs === undefined && hasPrice() && isSeen(find('main button:not([disabled])')[0]))
          seen.completeMs = performance.now() - event.timeStamp;
        if (seen.completeMs !== undefined && !isSeen(find('main [aria-busy="true"]')[0]))
          seen.wholeMs = performance.now() - event.timeStamp;
      }
      if (seen.wholeMs === undefined) requestAnimationFrame(look);
    };
    look();
  };
  window.addEventListener('pointerdown', began, { capture: true, once: true });
}

/** A finger, down for as long as a tap takes. */
async function tap(session: CDPSession, x: number, y: number) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await new Promise((resolve) => setTimeout(resolve, PRESS_MS));
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

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

interface Tap extends Conditions {
  /** Scrolls a little before the tap, as a person does who looks around. */
  isWarm?: boolean;
}

async function measureTap(browser: Browser, url: string, card: string, how: Tap): Promise<TapFigures> {
  const taps: TapFigures[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const context = await browser.newContext({ ...PHONE, reducedMotion: how.reducedMotion ?? null });
    await context.addInitScript(PAGE_SHIM);
    await context.addInitScript(watchTap);
    const page = await context.newPage();
    const session = await throttle(page, how);
    await page.goto(url);
    const link = page.locator(card).first();
    await link.waitFor();
    if (how.isWarm) await page.evaluate(() => window.scrollBy(0, 40));
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(SETTLE_MS);
    const box = await link.boundingBox();
    if (!box) throw new Error('There is no card to tap');
    await tap(session, box.x + box.width / 2, box.y + box.height / 2);
    const seen = await page.waitForFunction(() => {
      const { tap: noted } = window;
      return noted.wholeMs === undefined ? null : (noted as TapFigures);
    });
    const figures = await seen.jsonValue();
    if (figures) taps.push(figures);
    await context.close();
  }
  return {
    headingMs: median(taps.map(({ headingMs }) => headingMs)),
    completeMs: median(taps.map(({ completeMs }) => completeMs)),
    wholeMs: median(taps.map(({ wholeMs }) => wholeMs)),
  };
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

/** The first tap on a card of a list that has just loaded: nothing was touched before, unless it is warm. */
export interface ClickFigures {
  plain: TapFigures;
  reducedMotion: TapFigures;
  slowPhone: TapFigures;
  warmSlowPhone: TapFigures;
}

const SLOW_PHONE = { cpu: 4, network: FAST_3G };

export async function measureClicks(browser: Browser, url: string, card = CARD): Promise<ClickFigures> {
  return {
    plain: await measureTap(browser, url, card, {}),
    reducedMotion: await measureTap(browser, url, card, { reducedMotion: 'reduce' }),
    slowPhone: await measureTap(browser, url, card, SLOW_PHONE),
    warmSlowPhone: await measureTap(browser, url, card, { ...SLOW_PHONE, isWarm: true }),
  };
}
