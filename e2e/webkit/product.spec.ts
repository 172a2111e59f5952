import { expect } from 'playwright/test';
import { SALT } from '../support/shop';
import { test } from './browser';
import { addToCart } from './steps';
import { Key } from './webkit-page';

const PRODUCT = `/pt-BR/produtos/${SALT.slug}`;

test('the calculator of a product works out packs for a herd', async ({ webkit }) => {
  await webkit.open(PRODUCT);
  await webkit.click('link', 'Calculadora');
  const heads = await webkit.get('textbox', 'Cabeças');
  await heads.sendKeys(Key.END, Key.BACK_SPACE, Key.BACK_SPACE, '83');
  await webkit.expectText(/Você precisa de[\s\S]+\d+ × Saco/);
  expect(await heads.getAttribute('value')).toBe('83');
});

test('the drawer of the cart is left by Escape, and the focus is where it was', async ({ webkit }) => {
  await webkit.open(PRODUCT);
  await webkit.tabTo(await webkit.get('button', 'Adicionar ao carrinho'));
  await webkit.press(Key.ENTER);
  const drawer = await webkit.get('dialog', 'Carrinho');
  expect(await webkit.run('return arguments[0].contains(document.activeElement)', drawer)).toBe(true);
  await webkit.press(Key.ESCAPE);
  await expect.poll(() => webkit.list('dialog')).toHaveLength(0);
  await expect
    .poll(() => webkit.run<string>('return document.activeElement.textContent'))
    .toContain('Adicionar ao carrinho');
});

test('another language is chosen, and the page is mirrored for it', async ({ webkit }) => {
  await webkit.open(PRODUCT);
  await (await webkit.get('combobox', 'Idioma')).sendKeys('العربية', Key.ENTER);
  await webkit.expectUrl(new RegExp(`/ar/produtos/${SALT.slug}`));
  await expect.poll(() => webkit.run('return document.documentElement.dir')).toBe('rtl');
  await webkit.expectNoOverflow();
});

test('a product that was visited is read without a network', async ({ webkit, link }) => {
  link.serveWorker('on');
  await webkit.open(PRODUCT);
  const isCached = () =>
    webkit.driver.executeAsyncScript<boolean>(
      `const [path, done] = arguments;
      caches.match(path).then((found) => done(Boolean(found && navigator.serviceWorker.controller)));`,
      PRODUCT,
    );
  await expect.poll(isCached, { timeout: 60_000 }).toBe(true);
  link.cut();
  await webkit.open(PRODUCT);
  await webkit.get('heading', SALT.title);
  await addToCart(webkit);
});
