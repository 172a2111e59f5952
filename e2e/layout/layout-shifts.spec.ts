import { expect, type Page } from 'playwright/test';
import { goToPayment } from '../support/checkout';
import { addToCart, makeVisitor, open } from '../support/shop';
import { test } from '../support/test';

/** Content that arrives later fills half a phone's screen: shifts are most visible there. */
test.use({ viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null }[];
      })[]) {
        const moved = entry.sources.map(({ node }) => node?.outerHTML.slice(0, 120)).join(' | ');
        // A word of another width, such as a font or a price that arrives later, may move its neighbour by an invisible
        // pixel.
        if (!entry.hadRecentInput && entry.value >= 0.002) shifts.push(`${entry.value.toFixed(4)} ${moved}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

const shiftsOf = (page: Page) => page.evaluate(() => (window as Window & { shifts?: string[] }).shifts);

for (const path of ['/pt-BR', '/pt-BR/shop', '/pt-BR/produtos/pasto-forte-seca-ureia']) {
  test(`nothing moves by itself on ${path}`, async ({ page }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('nothing moves by itself while the checkout looks for cart, freight and person', async ({ page }) => {
  await addToCart(page);
  await goToPayment(page, makeVisitor());
  for (const path of ['/pt-BR/resumo-do-pedido', '/pt-BR/definir-entrega', '/pt-BR/finalizar_compra']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await shiftsOf(page), path).toEqual([]);
  }
});
