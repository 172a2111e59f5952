import { expect, type Page } from 'playwright/test';
import {
  fillFarm,
  fillPayer,
  payButton,
  placedNumber,
  quoteFreight,
  registerInCheckout,
} from './support/checkout';
import {
  expectCached,
  goOffline,
  goOnline,
  listCached,
  listWorkers,
  LONG,
  lookForUpdate,
  waitForWorker,
  waitUntilQuiet,
} from './support/offline-cache';
import { test } from './support/over-link';
import { answers, cartButton, cartDrawer, makeVisitor, open, SALT } from './support/shop';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const productCard = (page: Page, title: string) =>
  page.getByRole('link', { name: title, exact: true }).first();
const PRODUCT = `/pt-BR/produtos/${SALT.slug}`;

/** Home, a list and a product, the last two by navigation inside the shop; all three are cached. */
async function visit(page: Page) {
  await open(page, '/pt-BR');
  await waitForWorker(page);
  await expectCached(page, '/pt-BR');
  await open(page, '/pt-BR/shop?q=matriz');
  await open(page, '/pt-BR/buscar?q=matriz 60');
  await productCard(page, SALT.title).click();
  await expect(heading(page, SALT.title)).toBeVisible();
  await expectCached(page, '/pt-BR/shop');
  await expectCached(page, PRODUCT);
}

test(
  'what was visited works without a network, after one visit',
  { tag: '@phone' },
  async ({ page, context, link }) => {
    await visit(page);
    await goOffline(context, link);

    await test.step('the home page', async () => {
      await page.goto('/pt-BR');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Sem conexão.', { exact: true })).toBeVisible();
    });
    await test.step('the list', async () => {
      await open(page, '/pt-BR/shop');
      await expect(page.getByRole('main').getByRole('link', { name: /\S/ }).first()).toBeVisible();
    });
    await test.step('the product, with its picture, saying that its price may be old', async () => {
      await open(page, PRODUCT);
      await page.reload();
      await expect(heading(page, SALT.title)).toBeVisible();
      await expect(page.getByText(/Preço e estoque de .+ Podem ter mudado/)).toBeVisible();
      await expect
        .poll(() =>
          page
            .locator('main img')
            .first()
            .evaluate((image: HTMLImageElement) => image.naturalWidth),
        )
        .toBeGreaterThan(0);
    });
    await test.step('the door of the shop, as an installed app opens it', async () => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/pt-BR\/?$/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  },
);

test('a page never visited leads to the cached pages, and to the page when the network is back', async ({
  page,
  context,
  link,
}) => {
  await visit(page);
  await goOffline(context, link);
  await page.goto('/pt-BR/produtos/ubere-quieto-vaca-seca');
  await expect(heading(page, /esta página não está salva/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar nas páginas salvas' }).fill('MATRIZ');
  await page
    .getByRole('navigation', { name: 'Produtos salvos' })
    .getByRole('link', { name: SALT.title })
    .click();
  await expect(heading(page, SALT.title)).toBeVisible();

  await page.goBack();
  await expect(heading(page, /esta página não está salva/)).toBeVisible();
  await expect(page.getByRole('link', { name: /WhatsApp/ }).first()).toBeVisible();
  await goOnline(context, link);
  await expect(page).toHaveURL(/\/pt-BR\/produtos\/ubere-quieto-vaca-seca$/);
  await expect(heading(page, /\S/)).toBeVisible();
});

test('the offline page speaks the language of the address, in its direction', async ({
  page,
  context,
  link,
}) => {
  await open(page, '/ar');
  await waitForWorker(page);
  await expectCached(page, '/ar/offline');
  await goOffline(context, link);
  await page.goto('/ar/produtos/matriz-60');
  await expect(heading(page, /لا يوجد اتصال/)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a cart filled without a network becomes an order when it is back', async ({ page, context, link }) => {
  const visitor = makeVisitor();
  await visit(page);
  await goOffline(context, link);
  await test.step('adds packs; the cart says when prices are checked, and stays', async () => {
    await open(page, PRODUCT);
    await page.getByRole('radio', { name: SALT.pack }).check();
    await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
    await expect(cartDrawer(page)).toContainText('conferimos os preços quando o sinal voltar');
    await page.reload();
    await expect(cartButton(page, '1 item')).toBeVisible();
  });
  await test.step('a step of the checkout says that it needs the network', async () => {
    await page.goto('/pt-BR/definir-entrega');
    await expect(page.getByText(/Esta etapa da compra precisa de conexão/)).toBeVisible();
  });
  await test.step('the network is back: on with the order', async () => {
    await goOnline(context, link);
    await expect(page).toHaveURL(/definir-entrega$/);
    await quoteFreight(page);
    await fillFarm(page, visitor.fullName);
    await registerInCheckout(page, visitor);
    await fillPayer(page, visitor);
    await page.getByRole('radio', { name: /Pix/ }).check();
    await payButton(page).click();
    await placedNumber(page);
    await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  });
  await test.step('nothing of the account, the checkout or the API is cached', async () => {
    await open(page, '/pt-BR/minha-conta/pedidos');
    await expect(page.getByRole('link', { name: /^Pedido / })).toBeVisible();
    const cached = await listCached(page);
    expect(cached.length).toBeGreaterThan(20);
    expect(
      cached.filter((line) =>
        /\/api\/|minha-conta|dashboard|finalizar|compra_realizada|definir-entrega|entrar|cadastrar/.test(
          line.replace(/\/_next\/static\/\S+/, ''),
        ),
      ),
    ).toEqual([]);
  });
});

test('the kill switch removes the worker and its caches from the device', async ({ page, link }) => {
  test.slow();
  await visit(page);
  // The old worker stores what was visited first: a cache that is written to is deleted late.
  await waitUntilQuiet(link);
  link.serveWorker('off');
  await expect
    .poll(
      async () => {
        await lookForUpdate(page);
        return listWorkers(page);
      },
      { timeout: 120_000 },
    )
    .toEqual([]);
  await expect.poll(() => listCached(page), LONG).toEqual([]);
  // The open page goes on, and the next one does not register the worker again.
  link.takeAsked();
  await open(page, PRODUCT);
  await expect.poll(() => link.takeAsked()).toContain('/sw.js');
  expect(await listWorkers(page)).toEqual([]);
  expect(await listCached(page)).toEqual([]);
});

test('a newer version is offered, never forced', async ({ page, link }) => {
  await visit(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  link.serveWorker('newer');
  const offer = page.getByText('Há uma versão nova da loja.');
  await expect
    .poll(async () => {
      await lookForUpdate(page);
      return offer.isVisible();
    }, LONG)
    .toBe(true);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await page.waitForFunction(() => !('isSamePage' in window));
  await expect(heading(page, SALT.title)).toBeVisible();
  await expect(page.getByText('Há uma versão nova da loja.')).toBeHidden();
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
});

test('a script that a newer build removed has the page loaded again, once', async ({ page, link }) => {
  await visit(page);
  const mark = () => page.evaluate(() => Object.assign(window, { isSamePage: true }));
  const openLogin = () => page.getByRole('link', { name: /Entre ou cadastre-se/ }).click();
  await mark();
  link.lose(/^\/_next\/static\/chunks\/\d/);
  await openLogin();
  await page.waitForFunction(() => !('isSamePage' in window));
  await expect(heading(page, SALT.title)).toBeVisible();
  await waitForWorker(page);
  await answers(page);
  await mark();
  await openLogin();
  await expect(page.getByText('Há uma versão nova da loja.')).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('a cached page whose own script is nowhere any more is taken from the network, once', async ({
  page,
  context,
  link,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'The cache of another browser cannot be emptied from outside.');
  await visit(page);
  // What the visit still stores would put the script back, or take the answer that is lost.
  await waitUntilQuiet(link);
  const script = await page.evaluate(async () => {
    const address =
      [...document.scripts].map(({ src }) => src).find((src) => src.includes('/pages/produtos/')) ?? '';
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      await cache.delete(address);
    }
    return new URL(address).pathname;
  });
  const browser = await context.newCDPSession(page);
  await browser.send('Network.clearBrowserCache');
  link.lose(new RegExp(`^${script.replace(/[.*+?^${}()|[\]\\%]/g, '\\$&')}$`), 1);
  link.takeAsked();
  // The first tab may have the script in its own memory.
  const tab = await context.newPage();
  await open(tab, PRODUCT);
  await expect(heading(tab, SALT.title)).toBeVisible();
  await tab.getByRole('radio', { name: SALT.pack }).check();
  const asked = link.takeAsked('GET');
  const timesOf = (path: string) => asked.filter((other) => other === path).length;
  // The worker is told what the tab has loaded, and asks for what it has not stored by then: again after a while.
  expect(timesOf(script)).toBeGreaterThanOrEqual(2);
  expect(timesOf(script)).toBeLessThanOrEqual(4);
  expect(timesOf(PRODUCT)).toBeGreaterThanOrEqual(1);
  expect(timesOf(PRODUCT)).toBeLessThanOrEqual(3);
});
