import { expect, type Page } from 'playwright/test';
import { addToCart, open, SALT } from './support/shop';
import { expectNothingSticksOut } from './support/large-text';
import { test } from './support/test';

const BIOTIN = { slug: 'casco-rijo-biotina', title: 'Casco Rijo Biotina', pack: 'Pote 1 kg' };
const DRY = { slug: 'seca-brava-40', title: 'Seca Brava 40', pack: 'Saco 30 kg' };

async function tryCoupon(page: Page, code: string) {
  await open(page, '/pt-BR/resumo-do-pedido');
  const field = page.getByRole('textbox', { name: 'Cupom de desconto' });
  await field.fill(code);
  await expect(field).toHaveValue(code);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  return field;
}

for (const { title, pack, code, reason } of [
  { title: 'does not exist', pack: SALT, code: 'NAOEXISTE', reason: /Cupom não encontrado/ },
  { title: 'is over', pack: SALT, code: 'AGUAS25', reason: /Este cupom venceu/ },
  { title: 'is used up', pack: BIOTIN, code: 'CASCO5', reason: /atingiu o limite de usos/ },
  { title: 'is for other products', pack: SALT, code: 'TROPA10', reason: /não vale para os produtos/ },
]) {
  test(`a coupon that ${title} says so beside its field and keeps what was typed`, async ({ page }) => {
    await addToCart(page, pack);
    const field = await tryCoupon(page, code);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(field).toHaveValue(code);
    await expect(field).toHaveAccessibleDescription(reason);
    await expect(field).toBeFocused();
  });
}

test('a coupon that wants a larger cart says how much is missing, and less with one more unit', async ({
  page,
}) => {
  await addToCart(page, DRY);
  await tryCoupon(page, 'SECA15');
  const missing = page.getByText(/Faltam R\$\s[\d.,]+ em produtos para usar este cupom/);
  await expect(missing).toBeVisible();
  const before = await missing.textContent();
  await page.getByRole('button', { name: /Aumentar a quantidade/ }).click();
  await expect(missing).not.toHaveText(before ?? '');
});

test('the coupons of a fresh shop take off an amount, freight, and a part of a first purchase', async ({
  page,
}) => {
  await addToCart(page, SALT, 3);
  for (const [code, says] of [
    ['MENOS30', /-R\$\s30,00/],
    ['FRETEDACASA', /Cupom FRETEDACASA: até R\$\s60,00 do frete/],
    ['BEMVINDO', /primeira compra/],
  ] as const) {
    await tryCoupon(page, code);
    const remove = page.getByRole('button', { name: `Remover o cupom ${code}` });
    await expect(remove).toBeVisible();
    await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible();
    await remove.click();
    // A page that is left before the removal is stored comes back with the coupon.
    await expect(page.getByRole('textbox', { name: 'Cupom de desconto' })).toBeVisible();
  }
});

test('on a small phone the cart page shows the coupon field, and in the checkout one button opens it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await addToCart(page, SALT);
  await open(page, '/pt-BR/resumo-do-pedido');
  const field = page.getByRole('textbox', { name: 'Cupom de desconto' });
  await expect(field).toBeVisible();
  await open(page, '/pt-BR/finalizar_compra');
  await page.getByRole('button', { name: 'Tenho um cupom de desconto' }).click();
  await expect(field).toBeFocused();
  await expectNothingSticksOut(page);
  await field.fill('primeirococho');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remover o cupom PRIMEIROCOCHO' })).toBeVisible();
  await expectNothingSticksOut(page);
});
