import { expect, test } from 'playwright/test';
import { fillCard, CARDS, goToPayment, payButton, placedNumber, quoteFreight } from './checkout';
import { expectOrders, goToPaymentAtCounter, heading, rewrite } from './checkout-steps';
import { addToCart, makeVisitor, open } from './shop';

const QUOTE = '**/api/checkout/';

/** What the shop answers of a cart, as far as these tests change it. */
interface Quote {
  lines: { unitPrice: number; quantity: number }[];
  warnings: unknown[];
  freight: { options: { service: string }[]; reason: string | null } | null;
  hash: string;
}

test('a price that changed meanwhile is told line by line and paid only when confirmed', async ({ page }) => {
  await addToCart(page);
  // The person saw an older price than the shop has now.
  await page.route(
    QUOTE,
    rewrite((body) => {
      const quote = body as unknown as Quote;
      const lines = quote.lines.map((line) => ({ ...line, unitPrice: line.unitPrice - 10 }));
      return { ...body, lines, hash: 'an-older-one' };
    }),
  );
  await goToPaymentAtCounter(page, makeVisitor());
  await expect(payButton(page)).toBeEnabled();
  await page.unrouteAll({ behavior: 'wait' });
  await payButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'O pedido mudou enquanto você comprava' });
  await expect(notice).toContainText(/Matriz 60, Saco 30 kg.*102,90.*112,90/);
  await page.getByRole('button', { name: /^Confirmar e pagar R\$/ }).click();
  const number = await placedNumber(page);
  await expectOrders(page, [number]);
});

test('a product sold meanwhile is named, with what is left of it', async ({ page }) => {
  await addToCart(page, { slug: 'casco-rijo-graxa', title: 'Graxa', pack: 'Balde 3 kg' });
  // More than the shop has, which it had when the person looked.
  await page.evaluate(() => {
    const cart = JSON.parse(localStorage.getItem('store-cart') ?? '{}') as { items: { quantity: number }[] };
    cart.items.forEach((item) => (item.quantity = 20));
    localStorage.setItem('store-cart', JSON.stringify(cart));
  });
  await page.route(
    QUOTE,
    rewrite((body) => ({ ...body, warnings: [] })),
  );
  await goToPaymentAtCounter(page, makeVisitor());
  await payButton(page).click();
  const notice = page.getByRole('alert').filter({ hasText: 'Alguém comprou antes de você' });
  await expect(notice).toContainText(/Casco Rijo.*restam 17 unidades/);
  await page.unrouteAll({ behavior: 'wait' });
  await notice.getByRole('link', { name: 'Ajustar o carrinho' }).click();
  await expect(page.getByText(/Só temos 17 unidades/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar para a entrega' })).toBeDisabled();
});

test('freight that cannot be reached leaves the counter and another try', async ({ page }) => {
  await addToCart(page);
  await page.route(
    QUOTE,
    rewrite((body) => {
      const { freight } = body as unknown as Quote;
      if (!freight) return body;
      const options = freight.options.filter(({ service }) => service === 'retirada');
      return { ...body, freight: { ...freight, options, reason: 'FREIGHT_UNAVAILABLE' } };
    }),
  );
  await open(page, '/pt-BR/definir-entrega');
  await page.getByRole('textbox', { name: 'CEP' }).fill('38700-000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByText('Não achamos entrega para este endereço')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Perguntar no WhatsApp' })).toBeVisible();
  const services = page.getByRole('group', { name: 'Como você quer receber' }).getByRole('radio');
  await expect(services).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(page.getByText('Não achamos entrega para este endereço')).toBeHidden();
  await expect(services).not.toHaveCount(1);
});

test('a shop that does not answer loses nothing, and is asked again', async ({ page }) => {
  await addToCart(page);
  await page.route(QUOTE, (route) => route.abort('connectionreset'));
  await open(page, '/pt-BR/resumo-do-pedido');
  await expect(page.getByRole('alert').filter({ hasText: 'A loja não respondeu' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('list', { name: 'Itens do pedido' })).toContainText('Matriz 60');
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'A loja não respondeu' })).toBeHidden();
});

test('going back and reloading forget nothing but the card', async ({ page }) => {
  const visitor = makeVisitor();
  await addToCart(page);
  await goToPayment(page, visitor);
  await page.getByRole('textbox', { name: /Recado para a loja/ }).fill('Porteira azul, chamar no rádio');
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.approved);
  await page.reload();
  await expect(page.getByText(visitor.document)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Recado/ })).toHaveValue('Porteira azul, chamar no rádio');
  await expect(page.getByRole('textbox', { name: 'Número do cartão' })).toHaveValue('');
  await page.getByRole('link', { name: 'Alterar a entrega' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome da propriedade' })).toHaveValue(
    'Fazenda Santo Expedito',
  );
  await page.goBack();
  await expect(page.getByText(visitor.document)).toBeVisible();
  await page.getByRole('radio', { name: /PIX/ }).check();
  await payButton(page).click();
  await placedNumber(page);
  await expect(page.getByText('Porteira azul, chamar no rádio')).toBeVisible();
  // Back to a form that was sent: there is nothing left to send twice.
  await page.goBack();
  await expect(heading(page, 'Seu carrinho está vazio')).toBeVisible();
});

test('a step without its answer says what is missing, where it is missing', async ({ page }) => {
  await addToCart(page);
  await open(page, '/pt-BR/definir-entrega');
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(page.getByRole('textbox', { name: 'CEP' })).toBeFocused();
  await expect(page.getByText('Digite o CEP e escolha como quer receber.')).toBeVisible();
  await quoteFreight(page);
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(page.getByRole('textbox', { name: 'Quem recebe' })).toBeFocused();
});
