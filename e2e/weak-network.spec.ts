import { expect } from 'playwright/test';
import { payButton, placedNumber } from './support/checkout';
import { expectCached, waitForWorker } from './support/offline-cache';
import { goToPaymentAtCounter } from './support/checkout-steps';
import { test } from './support/over-link';
import { cartDrawer, makeVisitor, open, SALT } from './support/shop';

/** One bar of signal: 400 kbit/s, 400 ms there and back. */
const ONE_BAR = { bytesPerSecond: 50_000, roundTripMs: 400 };
/** What a first visit takes on an idle machine is measured by the speed suite. */
const PATIENCE_MS = 60_000;

const PRODUCT = `/pt-BR/produtos/${SALT.slug}`;

test.use({ actionTimeout: 30_000 });
test.setTimeout(240_000);

test('with one bar of signal a product is read, put into the cart and ordered', async ({
  page,
  link,
  shopPort,
}) => {
  // The pages are rendered before the measurement, because only the network is slow here.
  await page.request.get(`http://localhost:${shopPort}${PRODUCT}`);
  link.weaken(ONE_BAR);
  /** Opens the product. @returns when its heading and price stood on the screen, and when anything was painted */
  const read = async () => {
    const started = Date.now();
    await page.goto(PRODUCT, { waitUntil: 'commit', timeout: PATIENCE_MS });
    await expect(page.getByRole('heading', { level: 1, name: SALT.title })).toBeVisible({
      timeout: PATIENCE_MS,
    });
    await expect(page.getByRole('main').getByText(/R\$/).first()).toBeVisible();
    const readableMs = Date.now() - started;
    const paintedMs = await page.evaluate(async () => {
      const find = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
      while (find() === undefined) await new Promise((done) => requestAnimationFrame(done));
      return Math.round(find() ?? 0);
    });
    return `readable after ${readableMs} ms, painted after ${paintedMs} ms`;
  };

  const first = await test.step('reads a product it has never seen', read);
  await waitForWorker(page);
  await expectCached(page, PRODUCT);

  link.takeAsked();
  const second = await test.step('reads it again, from the cache', read);
  expect(link.takeAsked()).not.toContain(PRODUCT);
  console.log(`400 kbit/s, 400 ms: first visit ${first}; second ${second}`);

  await test.step('adds a pack and orders', async () => {
    await open(page, PRODUCT);
    await page.getByRole('radio', { name: SALT.pack }).check();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(cartDrawer(page)).toContainText(SALT.title, { timeout: 30_000 });
    const visitor = makeVisitor();
    await goToPaymentAtCounter(page, visitor);
    await page.getByRole('radio', { name: /Pix/ }).check();
    await payButton(page).click();
    await expect(page).toHaveURL(/compra_realizada/, { timeout: PATIENCE_MS });
    await placedNumber(page);
    await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible({ timeout: PATIENCE_MS });
  });
});
