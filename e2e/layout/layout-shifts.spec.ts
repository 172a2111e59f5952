import { expect, type Page } from 'playwright/test';
import { goToPayment } from '../support/checkout';
import { addToCart, ADMIN, makeVisitor, open, signIn } from '../support/shop';
import { readWhenStable } from '../support/stable';
import { test } from '../support/test';

interface Shift {
  /** As the browser counts a layout shift. */
  value: number;
  /** The elements that moved. */
  moved: string;
}

/** Content that arrives later fills half a phone's screen: shifts are most visible there. */
test.use({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.outerHTML.slice(0, 120)).join(' | ');
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

/** The network is idle only once in a page's life: what a scroll asks for later is waited for here. */
const waitUntilStill = (page: Page) =>
  readWhenStable(() =>
    page.evaluate(() => ({
      shifts: (window as Window & { shifts?: Shift[] }).shifts?.length,
      fonts: document.fonts.status,
      files: performance.getEntriesByType('resource').length,
      height: document.documentElement.scrollHeight,
      top: window.scrollY,
    })),
  );

/** What moved by more than the words around a font or a price that arrives later: an invisible pixel. */
async function shiftsOf(page: Page, least = 0.002) {
  await waitUntilStill(page);
  const shifts = await page.evaluate(() => (window as Window & { shifts?: Shift[] }).shifts);
  return shifts?.filter(({ value }) => value >= least);
}

/**
 * How far a page has arrived when it is painted differs from visit to visit on a slow machine. One that moved must stand
 * still on the next two visits, with nothing in the browser's cache.
 */
async function expectStill(page: Page, visit: () => Promise<Shift[] | undefined>) {
  const first = await visit();
  if (first?.length === 0) return;
  const browser = await page.context().newCDPSession(page);
  for (let again = 0; again < 2; again += 1) {
    await browser.send('Network.clearBrowserCache');
    expect(await visit(), `${page.url()} moved before: ${JSON.stringify(first)}`).toEqual([]);
  }
}

const PRODUCT = '/pt-BR/produtos/pasto-forte-seca-ureia';

for (const path of ['/pt-BR', '/pt-BR/shop', PRODUCT]) {
  test(`nothing moves by itself on ${path}`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    // In steps: a part is asked for before it comes into sight.
    for (let step = 0; step < 7; step += 1) {
      await page.mouse.wheel(0, 300);
      await waitUntilStill(page);
    }
    await page.waitForLoadState('networkidle');
    // What is fetched when it comes into sight.
    if (path === PRODUCT)
      await expect(page.locator('#calculadora').getByRole('textbox').first()).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const path of ['/pt-BR', '/pt-BR/shop', PRODUCT, '/pt-BR/buscar', '/pt-BR/finalizar_compra']) {
  test(`a slow phone, which paints before it has read the whole page, moves nothing on ${path}`, async ({
    page,
  }) => {
    const session = await page.context().newCDPSession(page);
    test.slow();
    await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await expectStill(page, async () => {
      await open(page, path);
      await page.waitForLoadState('networkidle');
      // The prices of two cards in a row meet when the second is read: a few pixels of one card.
      return shiftsOf(page, 0.005);
    });
  });
}

test('nothing moves by itself while the checkout looks for cart, freight and person', async ({ page }) => {
  await addToCart(page);
  await goToPayment(page, makeVisitor());
  for (const path of ['/pt-BR/resumo-do-pedido', '/pt-BR/definir-entrega', '/pt-BR/finalizar_compra']) {
    await expectStill(page, async () => {
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      return shiftsOf(page);
    });
  }
});

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the dashboard stands still while user and data come', async ({ page }) => {
    await signIn(page, ADMIN, '/dashboard');
    for (const path of [
      '/dashboard',
      '/dashboard/pedidos/todos',
      '/dashboard/produtos',
      '/dashboard/cupons',
    ]) {
      await expectStill(page, async () => {
        await open(page, `/pt-BR${path}`);
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
        // The columns of a table find their width with its rows.
        return shiftsOf(page, 0.01);
      });
    }
  });
});
