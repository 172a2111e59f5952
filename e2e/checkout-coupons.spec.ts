import { expect, type Page } from 'playwright/test';
import { addToCart, open, SALT } from './support/shop';
import { test } from './support/test';

const BIOTIN = { slug: 'casco-rijo-biotina', title: 'Casco Rijo Biotina', pack: 'Pote 1 kg' };
const DRY = { slug: 'seca-brava-40', title: 'Seca Brava 40', pack: 'Saco 30 kg' };

async function tryCoupon(page: Page, code: string) {
  await open(page, '/pt-BR/resumo-do-pedido');
  const field = page.getByRole('textbox', { name: 'Cupom de desconto' });
  await field.fill(code);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  return field;
}

for (const { title, pack, code, reason } of [
  { title: 'does not exist', pack: SALT, code: 'NAOEXISTE', reason: /Cupom não encontrado/ },
  { title: 'is over', pack: SALT, code: 'AGUAS25', reason: /Este cupom venceu/ },
  { title: 'is used up', pack: BIOTIN, code: 'CASCO5', reason: /atingiu o limite de usos/ },
  { title: 'is for other products', pack: SALT, code: 'TROPA10', reason: /não vale para os produtos/ },
  { title: 'wants a larger cart', pack: DRY, code: 'SECA15', reason: /ainda não chegou ao valor mínimo/ },
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
