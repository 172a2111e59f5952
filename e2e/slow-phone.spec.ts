import { expect, type Page } from 'playwright/test';
import { payButton, placedNumber } from './support/checkout';
import { findViolations } from './support/accessibility';
import { expectCached, waitForWorker } from './support/offline-cache';
import { goToPaymentAtCounter } from './support/checkout-steps';
import { test } from './support/over-link';
import { cartButton, cartDrawer, makeVisitor, open, SALT, ADMIN } from './support/shop';

/** One bar of signal: 400 kbit/s, 400 ms there and back. */
const ONE_BAR = { bytesPerSecond: 50_000, roundTripMs: 400 };
/** What a first visit takes on an idle machine is measured by the speed suite. */
const PATIENCE_MS = 60_000;

const PRODUCT = `/pt-BR/produtos/${SALT.slug}`;

/** A cheap phone: what a page does after a press takes seconds. */
async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/**
 * Holds the answers to some addresses back, so that what must come before them does, however fast the machine is.
 * @returns lets them through, and all later ones
 */
async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isOver = new Promise<void>((done) => {
    letGo = done;
  });
  await page.route(addresses, async (route) => {
    await isOver;
    await route.continue();
  });
  return letGo;
}

const SCRIPTS = /\/_next\/static\/chunks\/.+\.js/;
const DATA = /\/_next\/data\//;

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
    await expect(page.getByRole('main').getByText(/R\$/).first()).toBeVisible({ timeout: PATIENCE_MS });
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

test('a press that comes before the page answers is done when it does', async ({ page, shopPort, link }) => {
  await page.request.get(`http://localhost:${shopPort}${PRODUCT}`);
  link.weaken(ONE_BAR);
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto(PRODUCT, { waitUntil: 'commit', timeout: PATIENCE_MS });
  const add = page.getByRole('button', { name: 'Adicionar ao carrinho' });
  await add.click();
  await expect(add).toHaveAttribute('aria-busy', 'true');
  letScriptsCome();
  await expect(cartDrawer(page)).toContainText(SALT.title, { timeout: PATIENCE_MS });
});

test('the pack that is chosen before the page answers goes into the cart', async ({ page }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/pt-BR/produtos/casco-rijo-biotina', { waitUntil: 'commit', timeout: PATIENCE_MS });
  await expect(page.getByRole('radio', { name: 'Pote 1 kg' })).toBeChecked();
  await page.getByRole('radio', { name: 'Balde 3 kg' }).check();
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  letScriptsCome();
  const lines = cartDrawer(page).getByRole('listitem');
  await expect(lines).toHaveCount(1, { timeout: PATIENCE_MS });
  await expect(lines).toContainText('Balde 3 kg');
});

test('a list that is not filtered yet does not pass for the answer to its address', async ({ page }) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/pt-BR/shop?emOferta=true', { waitUntil: 'commit', timeout: PATIENCE_MS });
  const results = page.locator('.until-filtered', { has: page.getByRole('list') });
  await expect(results).toHaveCSS('opacity', '0.6');
  const count = page.getByText(/^\d+ produtos?$/);
  await expect(count).toBeHidden();
  letScriptsCome();
  await expect(count).toBeVisible({ timeout: PATIENCE_MS });
  await expect(results).toHaveCSS('opacity', '1');
});

test('more of a filtered list that is asked for before the page answers has its filters', async ({
  page,
}) => {
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/pt-BR/shop?emEstoque=true', { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  letScriptsCome();
  const asksForMore = ({ searchParams }: URL) =>
    searchParams.get('emEstoque') === 'true' && searchParams.get('pagina') === '2';
  await expect(page).toHaveURL(asksForMore, { timeout: PATIENCE_MS });
});

for (const path of ['/pt-BR', '/pt-BR/shop'])
  test(`a press on a card of ${path} that comes before it answers is done when it does`, async ({
    page,
    shopPort,
    link,
  }) => {
    await page.request.get(`http://localhost:${shopPort}${path}`);
    link.weaken(ONE_BAR);
    const letScriptsCome = await hold(page, SCRIPTS);
    await page.goto(path, { waitUntil: 'commit', timeout: PATIENCE_MS });
    const add = page.getByRole('main').getByRole('button', { name: /^Adicionar .+ ao carrinho$/ });
    await add.first().click();
    letScriptsCome();
    await expect(cartButton(page, '1 item')).toBeVisible({ timeout: PATIENCE_MS });
  });

test('who sends the sign-in before the page answers is signed in when it does', async ({ page, link }) => {
  link.weaken(ONE_BAR);
  const letScriptsCome = await hold(page, SCRIPTS);
  await page.goto('/pt-BR/entrar', { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ADMIN.email);
  await page.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  letScriptsCome();
  await expect(page).toHaveURL(/minha-conta|dashboard/, { timeout: PATIENCE_MS });
});

test('back pressed while a list is still being rendered shows the filters of its address', async ({
  page,
}) => {
  await open(page, '/pt-BR/shop?emOferta=true');
  await slowDown(page);
  const offers = page.getByRole('checkbox', { name: /^Em oferta/ });
  await page.getByRole('link', { name: 'Remover o filtro Em oferta' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await expect(page).toHaveURL(/emOferta=true/);
  await expect(offers).toBeChecked();
});

test('after filters pressed faster than the list follows, back closes the drawer', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/pt-BR/shop');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await slowDown(page);
  await drawer.getByRole('checkbox', { name: /^Em oferta/ }).click();
  await expect(page).toHaveURL(/emOferta=true/);
  await drawer.getByRole('checkbox', { name: /^Em estoque/ }).click();
  await expect(page).toHaveURL(/emEstoque=true/);
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(window.history.state)))
    .toContain('"overlay":true');
  await page.goBack();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/emEstoque=true/);
});

test('a page and a drawer say that they are loading', async ({ page, link }) => {
  const bar = page.getByRole('progressbar', { name: 'Carregando…' });
  // A worker's answers would come past what is held.
  link.serveWorker('off');
  await open(page, '/pt-BR/shop');
  const [letCodeCome, letDataCome] = [await hold(page, SCRIPTS), await hold(page, DATA)];
  link.weaken(ONE_BAR);
  await cartButton(page, '0 item').click();
  await expect(bar).toBeVisible();
  expect((await findViolations(page)).filter((found) => found.includes('progressbar'))).toEqual([]);
  letCodeCome();
  await expect(cartDrawer(page)).toBeVisible({ timeout: PATIENCE_MS });
  await expect(bar).toBeHidden();
  await page.goBack();
  await page.getByRole('main').getByRole('article').last().getByRole('link').first().click();
  await expect(bar).toBeVisible();
  letDataCome();
  await expect(page).toHaveURL(/\/produtos\//, { timeout: PATIENCE_MS });
  await expect(bar).toBeHidden();
});
