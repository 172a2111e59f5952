import { expect } from 'playwright/test';
import { expectAccessible, findViolations } from './support/accessibility';
import {
  fillCard,
  fillFarm,
  fillPayer,
  partHeading,
  payButton,
  placedNumber,
  quoteFreight,
  registerInCheckout,
} from './support/checkout';
import { addToCart, cartDrawer, makeVisitor, open, openAsAdmin } from './support/shop';
import { test } from './support/test';

/** Animations are off, so that pages are measured in their final state. */
test.use({ reducedMotion: 'reduce' });

test('a page with faults is not accessible, and each fault is named', async ({ page }) => {
  await page.setContent('<main><img src="data:,"><p style="color:#999;background:#fff">Sal</p></main>');
  const faults = (await findViolations(page)).map((fault) => fault.split(':')[0]);
  expect(faults).toEqual(
    expect.arrayContaining(['color-contrast', 'document-title', 'html-has-lang', 'image-alt']),
  );
});

test('every step from the cart to the paid order is accessible', { tag: '@phone' }, async ({ page }) => {
  test.slow();
  const visitor = makeVisitor();
  await addToCart(page);
  await expectAccessible(page);
  await cartDrawer(page)
    .getByRole('link', { name: /^Fechar pedido/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seu carrinho' })).toBeVisible();
  await quoteFreight(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
  await page.getByRole('button', { name: 'Confirmar meus dados' }).click();
  await expect(page.getByRole('textbox', { name: /Nome completo ou razão social/ })).toBeFocused();
  await expectAccessible(page);
  await registerInCheckout(page, visitor);
  await fillPayer(page, visitor);
  await expect(partHeading(page, 'Onde você quer receber?')).toBeFocused();
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expectAccessible(page);
  await fillFarm(page, visitor.fullName);
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, '4012001037141112');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Pix/ }).check();
  await payButton(page).click();
  await placedNumber(page);
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver meus pedidos' }).click();
  await expect(page.getByRole('link', { name: /^Pedido / })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Pedido / }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido / })).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard is accessible', async ({ browser }) => {
  const page = await openAsAdmin(browser, '/dashboard');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expectAccessible(page);
  await open(page, '/pt-BR/dashboard/pedidos/todos');
  // Sortable column headers are links, too.
  const order = page.getByRole('table').getByRole('link', { name: /-/ }).first();
  await expect(order).toBeVisible();
  await expectAccessible(page);
  await order.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Histórico' })).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
