import { expect, type Page } from 'playwright/test';
import { payButton, placedNumber } from './support/checkout';
import { expectOrders, goToPaymentAtCounter } from './support/checkout-steps';
import { addToCart, cartButton, cartDrawer, makeVisitor, open, reopen } from './support/shop';
import { test } from './support/test';

const DAY_MS = 86_400_000;

/** Console messages and uncaught errors of the page. */
function listen(page: Page) {
  const heard = { warnings: '', broken: '' };
  page.on('console', (message) => {
    if (message.type() === 'warning') heard.warnings += `${message.text()}\n`;
  });
  page.on('pageerror', (error) => (heard.broken += `${error.message}\n`));
  return heard;
}

/** Writes a text into the storage, as an earlier visit would have, before any script of the shop runs. */
const leave = (page: Page, text: string) =>
  page.addInitScript((left) => {
    if (sessionStorage.getItem('left')) return;
    sessionStorage.setItem('left', 'yes');
    localStorage.setItem('store-cart', left);
  }, text);

for (const [name, text] of [
  ['a brace', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['another version', '{"version":99,"items":[{"id":"v1","quantity":1}],"coupon":null}'],
  ['five megabytes', 'x'.repeat(5_000_000)],
  ['lines that are none', '{"version":1,"items":[null,7,"x",{"id":1}],"coupon":{"code":[]}}'],
] as const)
  test(`a stored cart that is ${name} is an empty cart with a warning, and is set aside`, async ({
    page,
  }) => {
    const heard = listen(page);
    await leave(page, text);
    await addToCart(page);
    await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(1);
    const aside = await page.evaluate(() => localStorage.getItem('store-cart.bad'));
    expect(aside).toBe(text.slice(0, 100_000));
    expect(heard.warnings).toContain('The stored cart could not be read');
    expect(heard.broken).toBe('');
    await reopen(page);
    await expect(cartButton(page, '1 item')).toBeVisible();
  });

test('lines without a sound quantity go, and the good ones beside them stay', async ({ page }) => {
  const heard = listen(page);
  await addToCart(page);
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('store-cart') ?? '') as { items: { id: string }[] };
    const bad = [Number.NaN, -1, 0.5, 1e9, '2'].map((quantity, index) => ({
      ...cart.items[0],
      id: `bad-${index}`,
      quantity,
    }));
    localStorage.setItem('store-cart', JSON.stringify({ ...cart, items: [...bad, ...cart.items] }));
  });
  await reopen(page);
  await expect(cartButton(page, '1 item')).toBeVisible();
  expect(heard.warnings).toContain('1 of its lines were valid');
  expect(heard.broken).toBe('');
});

test('a storage that is full keeps the cart while the tab is open, and says so', async ({ page }) => {
  const heard = listen(page);
  await open(page, '/pt-BR');
  await page.evaluate(() => {
    for (let size = 1_000_000; size >= 1; size = Math.floor(size / 2))
      try {
        for (let count = 0; ; count += 1) localStorage.setItem(`full-${size}-${count}`, 'x'.repeat(size));
      } catch {
        // None of this pack is left.
      }
  });
  await addToCart(page);
  await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(1);
  expect(heard.warnings).toContain('The cart cannot be stored here');
  await cartDrawer(page)
    .getByRole('link', { name: /^Fechar pedido/ })
    .click();
  await expect(page.getByRole('list', { name: 'Itens do pedido' }).getByRole('listitem')).toHaveCount(1);
  expect(heard.broken).toBe('');
});

test('a storage that is forbidden keeps the cart while the tab is open, and says so', async ({ page }) => {
  const heard = listen(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await addToCart(page);
  await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(1);
  expect(heard.warnings).toContain('The stored cart may not be read here');
  expect(heard.warnings).toContain('The cart cannot be stored here');
  await cartDrawer(page)
    .getByRole('link', { name: /^Fechar pedido/ })
    .click();
  await expect(page.getByRole('list', { name: 'Itens do pedido' }).getByRole('listitem')).toHaveCount(1);
  expect(heard.broken).toBe('');
});

test('an order whose answer does not come in 30 seconds is looked for with the same key, and is one order', async ({
  page,
}) => {
  test.slow();
  const keys: (string | undefined)[] = [];
  await page.route(/\/api\/checkout\/create$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    // The shop has placed the order; its answer never arrives.
    await route.fetch();
  });
  await addToCart(page);
  await goToPaymentAtCounter(page, makeVisitor());
  await page.getByRole('radio', { name: /Pix/ }).check();
  await payButton(page).click();
  await expect(page.getByText('Verificando seu pagamento')).toBeVisible({ timeout: 90_000 });
  const number = await placedNumber(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  await expectOrders(page, [number]);
});

for (const days of [-1, 1])
  test(`a clock that is ${days} day off counts down what the server counts`, async ({ page }) => {
    await page.clock.install({ time: Date.now() + days * DAY_MS });
    await page.clock.resume();
    await addToCart(page);
    await goToPaymentAtCounter(page, makeVisitor());
    await page.getByRole('radio', { name: /Pix/ }).check();
    await payButton(page).click();
    await placedNumber(page);
    await expect(page.getByRole('timer')).toHaveText(/^(30:00|2\d:\d\d)$/);
  });
