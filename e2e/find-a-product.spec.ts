import type { NextRouter } from 'next/router';
import { expect, type Locator, type Page } from 'playwright/test';
import { open, reopen, searchField } from './support/shop';
import { test } from './support/test';

declare global {
  interface Window {
    /** Next sets it in the page. */
    next: { router: NextRouter };
  }
}

/** A search is stored by a part that is loaded for it, a moment after its page is there. */
const isRemembered = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('past-searches')?.includes('ureia'));
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
/** The language switch holds options too. */
const suggestion = (page: Page, options: { name?: string; selected?: boolean } = {}) =>
  page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option', options);
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
/** Pixels from the top of the window. */
const placeOf = (card: Locator) =>
  card.evaluate((element) => Math.round(element.getBoundingClientRect().top));
/** The place of a card at the next click: Playwright may scroll once more for it, over WebDriver BiDi it always does. */
const placeAtClick = (card: Locator) =>
  card.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const look = () => resolve(Math.round(element.getBoundingClientRect().top));
        window.addEventListener('click', look, { capture: true, once: true });
      }),
  );
/** One page of a list (config/commerce.ts, PAGE_SIZE). */
const PAGE_SIZE = 24;

test('who types “rac” sees suggestions and opens a product by keyboard', async ({ page }) => {
  await open(page, '/pt-BR');
  await searchField(page).focus();
  await page.keyboard.type('rac', { delay: 60 });
  const products = page.getByRole('group', { name: 'Produtos' }).getByRole('option');
  await expect(products.first()).toBeVisible();
  await expect(searchField(page)).toHaveValue('rac');
  await expect(searchField(page)).toBeFocused();
  const chosen = suggestion(page, { selected: true });
  let title = '';
  // An answer for fewer letters may come first, and a choice from it disappears with it.
  await expect(async () => {
    await page.keyboard.press('End');
    title = await products.last().locator('span[lang]').innerText();
    await expect(chosen).toContainText(title, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/pt-BR\/produtos\//);
  await expect(heading(page, title)).toBeVisible();
});

test('a search is remembered on this device until it is taken away', async ({ page }) => {
  await open(page, '/pt-BR');
  await searchField(page).fill('ureia');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'ureia')).toBeVisible();
  await isRemembered(page);
  await open(page, '/pt-BR');
  await searchField(page).click();
  await expect(suggestion(page, { name: 'ureia' })).toBeVisible();
  await page.getByRole('button', { name: 'Remover ureia das suas buscas' }).click();
  await expect(suggestion(page, { name: 'ureia' })).toHaveCount(0);
});

test('the page to search from shows each own search in one line', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/pt-BR');
  await searchField(page).fill('ureia');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'ureia')).toBeVisible();
  await isRemembered(page);
  await open(page, '/pt-BR/buscar');
  const own = page.getByRole('region', { name: 'Suas buscas' }).getByRole('link', { name: 'ureia' });
  await expect(own).toBeVisible();
  expect((await own.boundingBox())?.height).toBeLessThanOrEqual(48);
});

test('the suggestions of a phone end above its bottom bar', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '/pt-BR');
  await searchField(page).click();
  await searchField(page).pressSequentially('sal', { delay: 60 });
  const last = suggestion(page).last();
  // Fails when another element is in the way of the click.
  await last.click({ trial: true });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test('who names species and season on the home page sees what serves them', async ({ page }) => {
  await open(page, '/pt-BR');
  const ask = page.getByRole('button', { name: 'Achar o que serve' });
  // Loaded when it comes near: on a phone that is after the categories.
  await page.getByRole('heading', { name: 'Mais vendidos no balcão' }).scrollIntoViewIfNeeded();
  await page.getByLabel('Espécie').selectOption('Bovinos');
  await page.getByLabel('Época').selectOption('Seca');
  await ask.click();
  await expect(page).toHaveURL(/\/shop\/?\?especie=bovinos&epoca=seca$/);
  await expect(cards(page).first()).toContainText('Bovinos');
});

test('a search with a slip finds what was meant', async ({ page }) => {
  await open(page, '/pt-BR/buscar?q=ureya');
  await expect(page.getByText(/Mostrando resultados para “ur[eé]ia”/)).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

for (const list of ['/pt-BR/shop', '/pt-BR/buscar?ordem=mais-vendidos', '/pt-BR/shop?emEstoque=true']) {
  test(`${list} comes back from a product as it was left`, async ({ page }) => {
    await open(page, list);
    // The stored page of a list knows the filters of its address a moment after it answers.
    if (list.includes('emEstoque'))
      await expect(page.getByRole('link', { name: 'Remover o filtro Em estoque' })).toBeVisible();
    const total = Number(
      /\d+/.exec(
        (await page
          .getByText(/^\d+ produtos?$/)
          .first()
          .textContent()) ?? '',
      )?.[0],
    );
    expect(total).toBeGreaterThan(PAGE_SIZE);
    await page.getByRole('button', { name: 'Carregar mais' }).click();
    const count = Math.min(total, 2 * PAGE_SIZE);
    await expect(cards(page)).toHaveCount(count);
    await expect(page).toHaveURL(/pagina=2&desde=1/);

    const card = cards(page).nth(count - 4);
    await card.scrollIntoViewIfNeeded();
    expect(await scrollTop(page)).toBeGreaterThan(2_000);
    // Rows above the viewport may have another height than before: the same card must be at the same place.
    const left = placeAtClick(card);
    const link = card.getByRole('link').first();
    const title = await link.innerText();
    await link.click();
    const place = await left;
    // Scroll positions are whole pixels, heights of rows are not.
    const expectPlace = () =>
      expect.poll(async () => Math.abs((await placeOf(card)) - place)).toBeLessThanOrEqual(1);
    await expect(heading(page, title)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);

    await page.goBack();
    await expect(cards(page)).toHaveCount(count);
    await expectPlace();
    // The second time the data of both pages is in memory.
    await page.goForward();
    await expect(heading(page, title)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(cards(page)).toHaveCount(count);
    await expectPlace();
    await reopen(page);
    await expect(cards(page)).toHaveCount(count);
    await expectPlace();
  });
}

for (const event of ['beforeHistoryChange', 'routeChangeComplete'] as const) {
  test(`a page that is left at ${event} does not take the list to the top, and begins there`, async ({
    page,
  }) => {
    await open(page, '/pt-BR/shop');
    const card = cards(page).nth(12);
    const link = card.getByRole('link').first();
    const title = await link.innerText();
    // Once a change was cut off, the router reports each later one to that route as failed (src/lib/browser/route-end.ts):
    // this one is waited for.
    const isThere = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { events } = window.next.router;
          const end = () => {
            events.off('routeChangeComplete', end);
            resolve();
          };
          events.on('routeChangeComplete', end);
        }),
    );
    // The second time its data is in memory, and the fade, whose script came with the first press, outlasts the change.
    await link.click();
    await expect(page).toHaveURL(/\/produtos\//);
    await expect(heading(page, title)).toBeVisible();
    await isThere;
    await page.goBack();
    await expect(heading(page, 'Todos os produtos')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBeGreaterThan(0);
    const isLeft = page.evaluate(
      (when) =>
        new Promise<void>((resolve) => {
          const { events } = window.next.router;
          const leave = (url: string) => {
            // The way back may still be ending.
            if (!url.includes('/produtos/')) return;
            events.off(when, leave);
            window.addEventListener('popstate', () => resolve(), { once: true });
            queueMicrotask(() => window.history.back());
          };
          events.on(when, leave);
        }),
      event,
    );
    await link.click();
    await isLeft;
    await expect(heading(page, 'Todos os produtos')).toBeVisible();
    await expect(card).toBeInViewport();
    await page.goForward();
    await expect(heading(page, title)).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
  });
}

test('a filter keeps the focus, says the new count and starts at the first page', async ({ page }) => {
  await open(page, '/pt-BR/shop?pagina=2');
  await expect(page).toHaveTitle(/– página 2/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop$/);
  const offers = page.getByRole('checkbox', { name: /^Em oferta/ });
  await offers.click();
  await expect(page).toHaveURL(/\/shop\?emOferta=true$/);
  await expect(offers).toBeFocused();
  await expect(offers).toBeChecked();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/shop$/);
  await page.getByRole('link', { name: 'Remover o filtro Em oferta' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await page.goBack();
  await expect(offers).toBeChecked();
});

test('a phone filters in a drawer that says how much is left', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/pt-BR/shop');
  await page.getByRole('button', { name: /^Filtros/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtros' });
  await drawer.getByRole('checkbox', { name: /^Em oferta/ }).click();
  await expect(page).toHaveURL(/emOferta=true/);
  await drawer.getByRole('button', { name: /^Ver \d+ produtos?$/ }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeFocused();
});

test('a search that finds nothing shows every way on', async ({ page }) => {
  await open(page, '/pt-BR/buscar?q=xyzzyqq&peso=40kg');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Não encontramos “xyzzyqq”' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Perguntar no WhatsApp' })).toBeVisible();
  await expect(main.getByRole('link', { name: /^Bovinos de corte/ })).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
  await main.getByRole('link', { name: 'Sem 40 kg' }).click();
  await expect(page).toHaveURL(/\/buscar\?q=xyzzyqq$/);
});

test('a page beyond the last leads back to the first', async ({ page }) => {
  await open(page, '/pt-BR/shop?pagina=9999');
  await expect(page.getByText('Esta lista não tem a página 9999')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('link', { name: 'Ir para a primeira página' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
});

for (const address of [
  '/pt-BR/buscar?peso=abc&pagina=-1&ordem=x',
  '/pt-BR/buscar?categoria=nao-existe',
  '/pt-BR/buscar?q=%00',
  '/pt-BR/buscar?q=%ED%A0%80',
  `/pt-BR/buscar?q=${'a'.repeat(300)}`,
  '/pt-BR/buscar?pagina=20&desde=1',
  '/pt-BR/buscar?precoMin=900&precoMax=1',
  '/pt-BR/shop?pagina=1e9&desde=-4',
]) {
  test(`${address.slice(0, 60)} is a designed page`, async ({ page }) => {
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').nth(1)).toBeVisible();
  });
}

test(
  'the home page works out packs for a herd, and the product goes on with it',
  { tag: '@phone' },
  async ({ page }) => {
    await open(page, '/pt-BR');
    const sum = page.getByRole('region', { name: /^A conta do cocho/ });
    await expect(sum).toContainText(/R\$.*por cabeça ao dia.*\d+ × Saco .*R\$/s);
    const before = await sum.textContent();
    await sum.getByRole('textbox', { name: 'Cabeças' }).fill('83');
    await expect(sum).not.toHaveText(before ?? '');
    await sum.getByRole('link', { name: 'Ver a conta toda' }).click();
    await expect(page).toHaveURL(/\/produtos\/.+#calculadora$/);
    await expect(page.getByRole('textbox', { name: 'Cabeças' })).toHaveValue('83');
  },
);
