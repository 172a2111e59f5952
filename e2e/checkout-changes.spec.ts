import { expect } from 'playwright/test';
import { CheckoutSnapshot } from '@/contract/schemas/checkout';
import { fillCard, CARDS, goToPayment, payButton, placedNumber, quoteFreight } from './support/checkout';
import { expectOrders, goToPaymentAtCounter, heading, rewrite } from './support/checkout-steps';
import { addToCart, makeVisitor, open, reopen, SALT } from './support/shop';
import { buyAsAnotherCustomer, changePrice, findPack, signInByApi } from './support/shop-api';
import { test } from './support/test';

const QUOTE = '**/api/checkout/';
/** A product with little stock that no other test buys. */
const GREASE = { slug: 'casco-rijo-graxa', title: 'Graxa', pack: 'Balde 3 kg' };
/** A CEP in no assigned range. */
const NOBODYS_CEP = '00100-000';

/** An amount as a person reads it. */
const amount = (reais: number) => reais.toFixed(2).replace('.', ',');

test('a price that the shop changes meanwhile is told line by line and paid only when confirmed', async ({
  page,
  baseURL,
}) => {
  const pack = await findPack(baseURL, SALT.slug, SALT.pack);
  const staff = await signInByApi(baseURL);
  await addToCart(page);
  await goToPaymentAtCounter(page, makeVisitor());
  await expect(payButton(page)).toBeEnabled();
  await changePrice(staff, pack, 10);
  try {
    await payButton(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'O pedido mudou enquanto você comprava' });
    const line = new RegExp(`Matriz 60, Saco 30 kg.*${amount(pack.price)}.*${amount(pack.price + 10)}`);
    await expect(notice).toContainText(line);
    await page.getByRole('button', { name: /^Confirmar e pagar R\$/ }).click();
    const number = await placedNumber(page);
    await expect(page.getByRole('main')).toContainText(amount(pack.price + 10));
    await expectOrders(page, [number]);
  } finally {
    await changePrice(staff, pack, -10);
  }
});

test('a product that another customer buys meanwhile is named, with what is left of it', async ({
  page,
  baseURL,
}) => {
  const { variationId, stock } = await findPack(baseURL, GREASE.slug, GREASE.pack);
  await addToCart(page, GREASE, 3);
  await goToPaymentAtCounter(page, makeVisitor());
  await expect(payButton(page)).toBeEnabled();
  const undo = await buyAsAnotherCustomer(baseURL, variationId, stock - 2);
  try {
    await payButton(page).click();
    const notice = page.getByRole('alert').filter({ hasText: 'Alguém comprou antes de você' });
    await expect(notice).toContainText(/Casco Rijo.*restam 2 unidades/);
    await notice.getByRole('link', { name: 'Ajustar o carrinho' }).click();
    await expect(page.getByText(/Só temos 2 unidades/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Continuar para a entrega' })).toBeDisabled();
    await page.getByRole('button', { name: /^Diminuir a quantidade de Casco Rijo/ }).click();
    await expect(page.getByRole('button', { name: 'Continuar para a entrega' })).toBeEnabled();
    await open(page, '/pt-BR/minha-conta/pedidos');
    await expect(page.getByText('Você ainda não fez pedidos')).toBeVisible();
  } finally {
    await undo();
  }
});

test('a CEP of no state leaves the counter, and another one brings the carriers', async ({ page }) => {
  await addToCart(page);
  await open(page, '/pt-BR/definir-entrega');
  await page.getByRole('textbox', { name: 'CEP' }).fill(NOBODYS_CEP);
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByText('Não encontramos este CEP. Confira os números.')).toBeVisible();
  const services = page.getByRole('group', { name: 'Como você quer receber?' }).getByRole('radio');
  await expect(services).toHaveCount(1);
  await quoteFreight(page);
  await expect(page.getByText('Não encontramos este CEP. Confira os números.')).toBeHidden();
  await expect(services).not.toHaveCount(1);
});

test('freight that cannot be reached leaves the counter and another try', async ({ page }) => {
  await addToCart(page);
  // The shop's own table carries every weight to every state, so a carrier that refuses is simulated here.
  await page.route(
    QUOTE,
    rewrite((body) => {
      const { freight, ...quote } = CheckoutSnapshot.parse(body);
      if (!freight) return body;
      const options = freight.options.filter(({ service }) => service === 'retirada');
      return { ...quote, freight: { ...freight, options, reason: 'FREIGHT_UNAVAILABLE' } };
    }),
  );
  await open(page, '/pt-BR/definir-entrega');
  await page.getByRole('textbox', { name: 'CEP' }).fill('38700-000');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByText('Não encontramos opções de entrega para este endereço')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Perguntar no WhatsApp' })).toBeVisible();
  const services = page.getByRole('group', { name: 'Como você quer receber?' }).getByRole('radio');
  await expect(services).toHaveCount(1);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: 'Calcular de novo' }).click();
  await expect(page.getByText('Não encontramos opções de entrega para este endereço')).toBeHidden();
  await expect(services).not.toHaveCount(1);
});

test('a shop that does not answer loses nothing, and is asked again', async ({ page }) => {
  await addToCart(page);
  await page.route(QUOTE, (route) => route.abort('connectionreset'));
  await open(page, '/pt-BR/resumo-do-pedido');
  await expect(page.getByRole('alert').filter({ hasText: 'A loja não respondeu' })).toBeVisible({
    timeout: 60_000,
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
  await page.getByText('Deixar um recado para a entrega').click();
  await page.getByRole('textbox', { name: /Recado para a loja/ }).fill('Porteira azul, chamar no rádio');
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.approved);
  await reopen(page);
  await expect(page.getByText(visitor.document)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /Recado/ })).toHaveValue('Porteira azul, chamar no rádio');
  await expect(page.getByRole('textbox', { name: 'Número do cartão' })).toHaveValue('');
  await page.getByRole('button', { name: 'Alterar a entrega' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome da propriedade' })).toHaveValue(
    'Fazenda Santo Expedito',
  );
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expect(page.getByText(visitor.document)).toBeVisible();
  await page.getByRole('radio', { name: /Pix/ }).check();
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
  await expect(page.getByRole('textbox', { name: 'Nome de quem recebe' })).toBeFocused();
});
