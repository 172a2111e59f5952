import { expect } from 'playwright/test';
import { makeVisitor } from '../support/shop';
import { test } from './browser';
import { addToCart, goToPayment } from './steps';
import { Key } from './webkit-page';

const NARROW = { width: 360, height: 780 };

test('the home page opens, in Portuguese and mirrored in Arabic, and nothing overflows', async ({
  webkit,
}) => {
  await webkit.open('/pt-BR');
  await webkit.get('heading');
  await webkit.expectNoOverflow();
  await webkit.resize(NARROW.width, NARROW.height);
  await webkit.expectNoOverflow();
  await webkit.open('/ar');
  expect(await webkit.run('return document.documentElement.dir')).toBe('rtl');
  await webkit.expectNoOverflow();
});

test('a list is filtered, grows, and comes back from a product as it was left', async ({ webkit }) => {
  await webkit.open('/pt-BR/shop');
  await webkit.click('checkbox', /^Em estoque/);
  await webkit.expectUrl(/emEstoque=true/);
  await webkit.click('button', 'Carregar mais');
  await webkit.expectUrl(/pagina=2&desde=1/);
  const count = () => webkit.run<number>('return document.querySelectorAll("main article").length');
  await expect.poll(count).toBeGreaterThan(24);
  const shown = await count();
  const place = () =>
    webkit.run<number>(
      'return Math.round([...document.querySelectorAll("main article")].at(-4).getBoundingClientRect().top)',
    );
  await webkit.run(
    '[...document.querySelectorAll("main article")].at(-4).scrollIntoView({ block: "center" })',
  );
  // What comes into view gets its real height a frame later, and WebKit does not hold the place meanwhile.
  let left = await place();
  await expect
    .poll(async () => {
      const before = left;
      left = await place();
      return left === before;
    })
    .toBe(true);
  await webkit.run('[...document.querySelectorAll("main article a")].at(-4).click()');
  await webkit.expectUrl(/\/produtos\//);
  await webkit.driver.navigate().back();
  await webkit.expectUrl(/emEstoque=true/);
  await expect.poll(count).toBe(shown);
  // Scroll positions are whole pixels, heights of rows are not.
  const expectPlace = () => expect.poll(async () => Math.abs((await place()) - left)).toBeLessThanOrEqual(1);
  await expectPlace();
  await webkit.driver.navigate().forward();
  const isProductAtTop = () =>
    webkit.run<boolean>('return Boolean(document.querySelector("[data-price-block]")) && scrollY === 0');
  await expect.poll(isProductAtTop).toBe(true);
  await webkit.driver.navigate().back();
  await webkit.expectUrl(/emEstoque=true/);
  await expectPlace();
});

test('a search suggests while it is typed, and finds', async ({ webkit }) => {
  await webkit.open('/pt-BR');
  await webkit.type('searchbox', 'Buscar produtos', 'rac');
  await webkit.get('option', /ra[cç]/i);
  await webkit.press(Key.ENTER);
  await webkit.expectUrl(/\/buscar\?q=rac/);
  await expect
    .poll(() => webkit.run<number>('return document.querySelectorAll("main article").length'))
    .toBeGreaterThan(0);
});

test('a stranger buys a bag with a coupon, pays by Pix and finds the order in the account', async ({
  webkit,
}) => {
  await addToCart(webkit);
  await webkit.click('link', /^Fechar pedido/, await webkit.get('dialog', 'Carrinho'));
  await webkit.expectUrl(/\/resumo-do-pedido/);
  await webkit.get('heading', 'Seu carrinho');
  await webkit.type('textbox', 'Cupom de desconto', 'primeirococho');
  await webkit.click('button', 'Aplicar');
  // 10% of a bag at R$ 112,90.
  await webkit.expectText(/-R\$\s11,29/);
  await goToPayment(webkit, makeVisitor());
  await webkit.click('radio', /Pix/);
  await webkit.click('button', /^Pagar R\$/);
  await webkit.expectUrl(/\/compra_realizada\/?\?pedido=/);
  const number = new URL(await webkit.driver.getCurrentUrl()).searchParams.get('pedido') ?? '';
  await webkit.get('img', 'QR code do Pix');
  await webkit.click('button', 'Aprovar pagamento');
  await webkit.get('heading', 'Pedido confirmado');
  await webkit.reload();
  await webkit.get('heading', 'Pedido confirmado');
  await webkit.click('link', 'Ver meus pedidos');
  await webkit.click('link', `Pedido ${number}`);
  await webkit.get('heading', `Pedido ${number}`);
});

test('a boleto shows its 47 digits and its bar code', async ({ webkit }) => {
  await addToCart(webkit);
  await goToPayment(webkit, makeVisitor());
  await webkit.click('radio', /Boleto/);
  await webkit.click('button', /^Pagar R\$/);
  await webkit.expectUrl(/\/compra_realizada\/?\?pedido=/);
  const line = await webkit.get('textbox', 'Linha digitável');
  expect((await line.getAttribute('value'))?.replace(/\D/g, '')).toHaveLength(47);
  await webkit.get('img', 'Código de barras do boleto');
});
