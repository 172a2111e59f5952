import { expect } from 'playwright/test';
import { CARDS, fillCard, goToPayment, payButton, placedNumber } from './support/checkout';
import { addToCart, makeVisitor, open } from './support/shop';
import { test } from './support/test';

test.beforeEach(async ({ page }) => {
  await addToCart(page);
});

test('a boleto shows its 47 digits and its bar code', async ({ page }) => {
  await goToPayment(page, makeVisitor());
  await page.getByRole('radio', { name: /Boleto/ }).check();
  await payButton(page).click();
  await placedNumber(page);
  const line = await page.getByRole('textbox', { name: 'Linha digitável' }).inputValue();
  expect(line.replace(/\D/g, '')).toHaveLength(47);
  const barcode = page.getByRole('img', { name: 'Código de barras do boleto' });
  await expect(barcode).toBeVisible();
  await expect
    .poll(() => barcode.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
});

test('an approved card is an approved order at once', async ({ page }) => {
  await goToPayment(page, makeVisitor());
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.approved);
  await payButton(page).click();
  await placedNumber(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
  await expect(page.getByText(/final 1112/)).toBeVisible();
});

test('a denied card keeps what was typed and the cart, and another card pays', async ({ page }) => {
  const visitor = makeVisitor();
  await goToPayment(page, visitor);
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, CARDS.denied);
  await payButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Pagamento recusado' })).toBeVisible();
  await expect(page).toHaveURL(/\/finalizar_compra/);
  await expect(page.getByText(visitor.document)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nome impresso no cartão' })).toHaveValue('JOANA P LEMOS');

  await page.getByRole('textbox', { name: 'Número do cartão' }).fill(CARDS.approved);
  await payButton(page).click();
  await placedNumber(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
});

test('ten quick clicks on pay make one order', async ({ page }) => {
  await goToPayment(page, makeVisitor());
  await page.getByRole('radio', { name: /Pix/ }).check();
  const pay = payButton(page);
  await expect(pay).toBeEnabled();
  // Clicks in one go inside the page, faster than any finger.
  await pay.evaluate((button: HTMLButtonElement) => {
    for (let click = 0; click < 10; click += 1) button.click();
  });
  const number = await placedNumber(page);
  await open(page, '/pt-BR/minha-conta/pedidos');
  await expect(page.getByRole('link', { name: `Pedido ${number}` })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Pedido / })).toHaveCount(1);
});
