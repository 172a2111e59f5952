import { expect, type Page } from 'playwright/test';
import { CARDS, fillCard, payButton, placedNumber } from './support/checkout';
import { expectOrders, goToPaymentAtCounter, heading } from './support/checkout-steps';
import { addToCart, makeVisitor, open, reopen } from './support/shop';
import { test } from './support/over-link';

test.beforeEach(async ({ page, link }) => {
  link.serveWorker('off');
  await addToCart(page);
  await goToPaymentAtCounter(page, makeVisitor());
});

/** On the page of a waiting order: it expires, and the money comes all the same. */
async function letExpireAndPay(page: Page) {
  await page.getByRole('button', { name: 'Deixar vencer' }).click();
  await expect(heading(page, 'O prazo para pagar acabou')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Recusar pagamento' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Aprovar depois do prazo' }).click();
  await expect(heading(page, 'Pedido cancelado: você receberá o reembolso')).toBeVisible();
  await expect(page.getByText(/Seu reembolso está a caminho|Pagamento reembolsado/)).toBeVisible();
}

test('a denied PIX leaves the order, and a boleto pays it', async ({ page }) => {
  await payButton(page).click();
  const number = await placedNumber(page);
  await page.getByRole('button', { name: 'Recusar pagamento' }).click();
  await expect(heading(page, 'Pedido salvo: o pagamento não foi aprovado')).toBeVisible();
  await page.getByRole('radio', { name: /^Boleto/ }).check();
  await payButton(page).click();
  await expect(page.getByRole('textbox', { name: 'Linha digitável' })).toBeVisible();
  await expect(heading(page, 'Pedido feito: falta pagar')).toBeFocused();
  await page.getByRole('button', { name: 'Aprovar pagamento' }).click();
  await expect(heading(page, 'Pedido confirmado')).toBeVisible();
  await expectOrders(page, [number]);
});

test('an expired PIX says so, and puts the packs back into the cart', async ({ page }) => {
  await payButton(page).click();
  await placedNumber(page);
  await page.getByRole('button', { name: 'Deixar vencer' }).click();
  await expect(heading(page, 'O prazo para pagar acabou')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Pagar R\$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Comprar de novo' }).click();
  await expect(heading(page, 'Seu carrinho')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Itens do pedido' })).toContainText('Matriz 60');
});

test('a PIX that is paid after its time goes back, and the page says so until it is back', async ({
  page,
}) => {
  test.slow();
  await payButton(page).click();
  const number = await placedNumber(page);
  await letExpireAndPay(page);
  await expect(page.getByText('Valor reembolsado:')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Comprar de novo' })).toBeVisible();
  // The shop asks the acquirer for it within half a minute.
  await expect(async () => {
    await reopen(page);
    await expect(page.getByText('Pagamento reembolsado')).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await expectOrders(page, [number]);
});

test('a boleto that is paid after its time goes back as well', { tag: '@phone' }, async ({ page }) => {
  await page.getByRole('radio', { name: /Boleto/ }).check();
  await payButton(page).click();
  await placedNumber(page);
  await letExpireAndPay(page);
  await reopen(page);
  await expect(heading(page, 'Pedido cancelado: você receberá o reembolso')).toBeVisible();
});

test('a PIX can be left for a card while it waits', async ({ page }) => {
  await payButton(page).click();
  const number = await placedNumber(page);
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.approved);
  await payButton(page).click();
  await expect(heading(page, 'Pedido confirmado')).toBeVisible();
  await expect(page.getByText(/final 1112/)).toBeVisible();
  await expectOrders(page, [number]);
});

test('a boleto is approved when the bank says so', async ({ page }) => {
  await page.getByRole('radio', { name: /Boleto/ }).check();
  await payButton(page).click();
  await placedNumber(page);
  await page.getByRole('button', { name: 'Aprovar pagamento' }).click();
  await expect(heading(page, 'Pedido confirmado')).toBeVisible();
});

test('an unpaid boleto ends its order', async ({ page }) => {
  await page.getByRole('radio', { name: /Boleto/ }).check();
  await payButton(page).click();
  await placedNumber(page);
  await page.getByRole('button', { name: 'Deixar vencer' }).click();
  await expect(heading(page, 'O prazo para pagar acabou')).toBeVisible();
});

test('a card pays in parts, and the page adds them up as it said', async ({ page }) => {
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.approved);
  const parts = page.getByRole('combobox', { name: 'Parcelas' });
  const last = parts.locator('option').last();
  const readTotal = async () => /total (R\$\s[\d.,]+)/.exec((await last.textContent()) ?? '')?.[1] ?? '';
  await expect.poll(readTotal).not.toBe('');
  const total = await readTotal();
  await parts.selectOption({ index: (await parts.locator('option').count()) - 1 });
  await expect(payButton(page)).toContainText(total);
  await payButton(page).click();
  await placedNumber(page);
  await expect(heading(page, 'Pedido confirmado')).toBeVisible();
  await expect(page.getByText(/\dx, total/)).toContainText(total);
});

test(
  'a card that is denied says why beside it, and PIX pays the same order',
  { tag: '@phone' },
  async ({ page }) => {
    await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
    await fillCard(page, CARDS.denied);
    await payButton(page).click();
    const denial = page.getByRole('group', { name: 'Forma de pagamento' }).getByRole('alert');
    await expect(denial).toContainText('Pagamento recusado');
    await expect(denial).toBeInViewport();
    await page.getByRole('radio', { name: /Pix/ }).check();
    await payButton(page).click();
    const number = await placedNumber(page);
    await page.getByRole('button', { name: 'Aprovar pagamento' }).click();
    await expect(heading(page, 'Pedido confirmado')).toBeVisible();
    await expectOrders(page, [number]);
  },
);

test('a denied card outlives a reload, and the order is paid from its own page', async ({ page }) => {
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.denied);
  await payButton(page).click();
  const link = page.getByRole('link', { name: /^Abrir o pedido / });
  await expect(link).toBeVisible();
  await reopen(page);
  await link.click();
  const number = await placedNumber(page);
  await expect(heading(page, 'Pedido salvo: o pagamento não foi aprovado')).toBeVisible();
  await fillCard(page, CARDS.approved);
  await payButton(page).click();
  await expect(heading(page, 'Pedido confirmado')).toBeVisible();
  await expectOrders(page, [number]);
  // The cart no longer holds what was bought.
  await open(page, '/pt-BR/resumo-do-pedido');
  await expect(heading(page, 'Seu carrinho está vazio')).toBeVisible();
});

test('a cart that changed after a denial becomes an order of its own', async ({ page }) => {
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.denied);
  await payButton(page).click();
  await expect(page.getByRole('link', { name: /^Abrir o pedido / })).toBeVisible();
  await page.getByRole('link', { name: /Carrinho/ }).click();
  await page.getByRole('button', { name: /^Aumentar a quantidade de Matriz 60/ }).click();
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
  await page.getByRole('radio', { name: /Pix/ }).check();
  await payButton(page).click();
  const second = await placedNumber(page);
  await open(page, '/pt-BR/minha-conta/pedidos');
  await expect(page.getByRole('link', { name: `Pedido ${second}` })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /^Pedido / })).toHaveCount(2);
});

test('an answer lost on the way to an order makes one order, and one payment of it', async ({
  page,
  link,
}) => {
  link.loseAnswer(/\/api\/checkout\/create$/);
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.denied);
  await payButton(page).click();
  await expect(page.getByText('Verificando seu pagamento')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Pagamento recusado' })).toBeVisible();

  link.loseAnswer(/\/api\/order\/[^/]+\/payment$/);
  await page.getByRole('textbox', { name: 'Número do cartão' }).fill(CARDS.approved);
  await payButton(page).click();
  await expect(page.getByText('Verificando seu pagamento')).toBeVisible();
  const number = await placedNumber(page);
  await expect(heading(page, 'Pedido confirmado')).toBeVisible();
  await expectOrders(page, [number]);
});
