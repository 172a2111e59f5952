import { expect } from 'playwright/test';
import { makeVisitor, SALT } from '../support/shop';
import { test } from './browser';
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
  const left = await place();
  await webkit.run('[...document.querySelectorAll("main article a")].at(-4).click()');
  await webkit.expectUrl(/\/produtos\//);
  await webkit.driver.navigate().back();
  await webkit.expectUrl(/emEstoque=true/);
  await expect.poll(count).toBe(shown);
  await expect.poll(place).toBe(left);
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

test('a stranger buys a bag and pays by Pix', async ({ webkit }) => {
  const visitor = makeVisitor();
  await webkit.open(`/pt-BR/produtos/${SALT.slug}`);
  await webkit.click('button', 'Adicionar ao carrinho');
  const drawer = await webkit.get('dialog', 'Carrinho');
  await webkit.click('link', /^Fechar pedido/, drawer);
  await webkit.expectUrl(/\/resumo-do-pedido/);
  await webkit.get('heading', 'Seu carrinho');

  await webkit.open('/pt-BR/definir-entrega');
  await webkit.type('textbox', 'CEP', '38700000');
  await webkit.click('button', 'Calcular');
  await webkit.click('radio', /Retirar na loja/);
  await webkit.click('button', 'Continuar para o pagamento');
  await webkit.click('tab', 'Criar conta');
  const form = await webkit.get('tabpanel', 'Criar conta');
  await webkit.type('textbox', 'Nome completo', visitor.fullName, form);
  await webkit.type('textbox', 'E-mail', visitor.email, form);
  await (await form.findElement({ css: 'input[type=password]' })).sendKeys(visitor.password);
  await webkit.click('button', 'Criar conta', form);
  await webkit.type('textbox', 'CPF ou CNPJ', visitor.document);
  await webkit.click('button', 'Confirmar meus dados');
  await webkit.click('radio', /Pix/);
  await webkit.click('button', /^Pagar R\$/);
  await webkit.expectUrl(/\/compra_realizada\/?\?pedido=/);
  await webkit.get('img', 'QR code do Pix');
  await webkit.click('button', 'Aprovar pagamento');
  await webkit.get('heading', 'Pedido confirmado');
  await webkit.reload();
  await webkit.get('heading', 'Pedido confirmado');
});
