import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { addToCart, cartButton, cartDrawer, open, reopen, SALT, searchField } from './support/shop';
import { listenToConsole } from './support/console';
import { readWhenStable } from './support/stable';
import { test } from './support/test';

declare global {
  interface Window {
    /** Scroll positions of the frames before the heading is gone. */
    seen: number[];
  }
}

const HOMES = [
  { path: '/en', lang: 'en', dir: 'ltr' },
  { path: '/pt-BR', lang: 'pt-BR', dir: 'ltr' },
  { path: '/es', lang: 'es', dir: 'ltr' },
  { path: '/ar', lang: 'ar', dir: 'rtl' },
  { path: '/he', lang: 'he', dir: 'rtl' },
];

const PAGES = [
  '/pt-BR',
  '/pt-BR/shop',
  `/pt-BR/produtos/${SALT.slug}`,
  '/pt-BR/buscar?q=sal+mineral',
  '/pt-BR/categoria/bovinos-de-corte',
  '/pt-BR/resumo-do-pedido',
  '/pt-BR/entrar',
  '/pt-BR/finalizar_compra',
];

test('a browser that asks for Portuguese gets Portuguese at the door', async ({ page }) => {
  await open(page, '/');
  await expect(page).toHaveURL(/\/pt-BR\/?$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const { path, lang, dir } of HOMES) {
  test(`the home page of ${path} speaks ${lang}, ${dir}`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', lang);
    await expect(html).toHaveAttribute('dir', dir);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

for (const path of PAGES) {
  test(`${path} logs nothing to the console and is accessible`, { tag: '@phone' }, async ({ page }) => {
    const said = listenToConsole(page);
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(said).toEqual([]);
  });

  test(`${path} fits a window of 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(360);
  });
}

for (const path of ['/ar', '/ar/shop', `/he/produtos/${SALT.slug}`]) {
  test(`${path} mirrors: it is accessible, and nothing overflows at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await expectAccessible(page);
  });
}

test('the cart survives a reload, and a second tab stays in step', async ({ page, context }) => {
  await addToCart(page);
  await reopen(page);
  await expect(cartButton(page, '1 item')).toBeVisible();
  const other = await context.newPage();
  await open(other, '/pt-BR/shop');
  await expect(cartButton(other, '1 item')).toBeVisible();
  await addToCart(other);
  await expect(cartButton(page, '2 itens')).toBeVisible();
});

test('a cart that cannot be read is an empty cart, and the page works', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('broken')) localStorage.setItem('store-cart', '{');
    sessionStorage.setItem('broken', 'yes');
  });
  await open(page, '/pt-BR/shop');
  await expect(page.getByRole('button', { name: /Abrir o carrinho, 0 ite/ })).toBeVisible();
  await expect.poll(() => warnings.join('\n')).toMatch(/cart/i);
  await addToCart(page);
  await expect(cartDrawer(page).getByRole('listitem')).toHaveCount(1);
});

test('an unknown address is a page with a way on', async ({ page }) => {
  const answer = await page.goto('/pt-BR/nada-aqui');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver todos os produtos' })).toBeVisible();
});

test('the page that is left stays where it is until the next one is shown', async ({ page }) => {
  await open(page, '/pt-BR');
  // The animation library is loaded with the first interaction.
  await page.mouse.move(10, 10);
  await page.waitForLoadState('networkidle');
  // What is fetched near the screen takes its place before the page is scrolled.
  await expect(page.getByRole('button', { name: 'Achar o que serve' })).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
  // What comes late above the screen moves it down with the text that is read.
  await readWhenStable(() => page.evaluate(() => Math.round(window.scrollY)));
  const top = await page.evaluate(() => {
    const seen: number[] = [];
    window.seen = seen;
    const left = document.querySelector('h1');
    const look = () => {
      if (!left?.checkVisibility()) return;
      seen.push(Math.round(window.scrollY));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    document.querySelector<HTMLElement>('main article a')?.click();
    return Math.round(window.scrollY);
  });
  expect(top).toBeGreaterThan(1_000);
  await expect(page).toHaveURL(/\/produtos\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const tops = await page.evaluate(() => window.seen);
  expect([...new Set(tops)]).toEqual([top]);
});

test('back closes what lies over the page', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/pt-BR/shop');
  await addToCart(page);
  const address = page.url();
  const drawer = cartDrawer(page);
  await expect(drawer).toBeVisible();
  await page.goBack();
  await expect(drawer).toBeHidden();
  expect(page.url()).toBe(address);

  await cartButton(page, '1 item').click();
  await drawer.getByRole('link', { name: /^Fechar pedido/ }).click();
  await expect(page).toHaveURL(/\/resumo-do-pedido/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('back closes the filters of a phone and stays on the list', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/pt-BR');
  await open(page, '/pt-BR/shop');
  const sheet = page.getByRole('dialog', { name: 'Filtros' });
  const openSheet = page.getByRole('button', { name: /^Filtros/ });
  await openSheet.click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/\/pt-BR\/shop$/);

  // A filter writes a new address meanwhile, which stays.
  await openSheet.click();
  await sheet.getByRole('checkbox', { name: /^Em estoque/ }).click();
  await expect(page).toHaveURL(/emEstoque=true/);
  // The sheet has its entry again once the list is changed.
  await page.waitForFunction(() => (history.state as { overlay?: boolean }).overlay === true);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/emEstoque=true/);
});

test(
  'back closes the suggestions of a phone and keeps what is typed',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, '/pt-BR/shop');
    await searchField(page).click();
    await searchField(page).pressSequentially('sal', { delay: 60 });
    const suggestions = page.getByRole('listbox', { name: 'Sugestões' });
    await expect(suggestions).toBeVisible();
    await page.goBack();
    await expect(suggestions).toBeHidden();
    await expect(page).toHaveURL(/\/pt-BR\/shop$/);
    await expect(searchField(page)).toHaveValue('sal');

    // A search from the panel leads on, and back leads to the list.
    await searchField(page).press('e');
    await expect(suggestions).toBeVisible();
    await searchField(page).press('Enter');
    await expect(page).toHaveURL(/\/buscar\?q=sale/);
    await page.goBack();
    await expect(page).toHaveURL(/\/pt-BR\/shop$/);
    await expect(suggestions).toBeHidden();
  },
);
