import { expect, type Page } from 'playwright/test';
import {
  FARM,
  fillFarm,
  fillPayer,
  goToPayment,
  partHeading,
  payButton,
  placedNumber,
  quoteFreight,
  registerInCheckout,
} from './support/checkout';
import {
  addToCart,
  cartDrawer,
  makeVisitor,
  open,
  openAsAdmin,
  reopen,
  SALT,
  searchField,
} from './support/shop';
import { test } from './support/test';

/** The states stand in the filter, too. */
const orderCard = (page: Page, number: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: number });

test(
  'a stranger buys two bags of mineral salt by Pix and finds the order in their account',
  { tag: '@phone' },
  async ({ page }) => {
    const visitor = makeVisitor();

    await test.step('searches and opens the product', async () => {
      await open(page, '/');
      await searchField(page).fill('sal mineral');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/buscar\?q=sal/);
      await expect(page.getByRole('heading', { level: 1, name: 'sal mineral' })).toBeVisible();
      await page.getByRole('link', { name: SALT.title, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: SALT.title })).toBeVisible();
    });

    await test.step('picks the 30 kg pack and adds two', async () => {
      await page.getByRole('radio', { name: SALT.pack }).check();
      await page.getByRole('button', { name: 'Aumentar a quantidade' }).click();
      await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
      await expect(cartDrawer(page)).toContainText('Subtotal (2 itens)');
      await cartDrawer(page)
        .getByRole('link', { name: /^Fechar pedido/ })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Seu carrinho' })).toBeVisible();
    });

    await test.step('applies a coupon and asks what it costs to the farm', async () => {
      // On a phone the summary is one line until it is opened.
      const fold = page.getByRole('button', { name: /^Seu pedido/ });
      if (await fold.isVisible()) await fold.click();
      const coupon = page.getByRole('textbox', { name: 'Cupom de desconto' });
      await coupon.fill('primeirococho');
      await expect(coupon).toHaveValue('primeirococho');
      await page.getByRole('button', { name: 'Aplicar' }).click();
      const summary = page.getByRole('region', { name: 'Seu pedido' });
      // 10% of two bags at R$ 112,90.
      await expect(summary).toContainText(/R\$\s225,80/);
      await expect(summary).toContainText(/-R\$\s22,58/);
      await quoteFreight(page);
      await expect(summary).toContainText('38700-000');
      await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
    });

    await test.step('makes an account, says who pays and where the farm is', async () => {
      await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeVisible();
      await registerInCheckout(page, visitor);
      await fillPayer(page, visitor);
      await expect(partHeading(page, 'Onde você quer receber?')).toBeFocused();
      await fillFarm(page, visitor.fullName);
      await expect(partHeading(page, 'Como você quer pagar?')).toBeFocused();
      await page.getByRole('radio', { name: /Pix/ }).check();
      await payButton(page).click();
    });

    const number = await test.step('pays the PIX', async () => {
      const placed = await placedNumber(page);
      await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Pix copia e cola' })).toHaveValue(
        /^000201.*6304[0-9A-F]{4}$/,
      );
      await page.getByRole('button', { name: 'Aprovar pagamento' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
      await reopen(page);
      await expect(page.getByRole('heading', { level: 1, name: 'Pedido confirmado' })).toBeVisible();
      return placed;
    });

    await page.getByRole('link', { name: 'Ver meus pedidos' }).click();
    await expect(page).toHaveURL(/\/minha-conta\/pedidos/);
    await expect(page.getByRole('link', { name: `Pedido ${number}` })).toBeVisible();
    await expect(orderCard(page, number)).toContainText('Pagamento aprovado');
  },
);

test('an admin approves an order that waits, and the customer sees that', async ({ page, browser }) => {
  const visitor = makeVisitor();
  await addToCart(page);
  await goToPayment(page, visitor);
  await payButton(page).click();
  const number = await placedNumber(page);
  await open(page, '/pt-BR/minha-conta/pedidos');
  await expect(orderCard(page, number)).toContainText('Aguardando pagamento');

  const admin = await openAsAdmin(browser, '/dashboard/pedidos/todos');
  const row = admin.getByRole('row', { name: new RegExp(number) });
  const sheet = admin.getByRole('dialog', { name: new RegExp(number) });
  await test.step('the admin finds the order and approves it', async () => {
    await admin.getByRole('searchbox', { name: 'Buscar pedidos' }).fill(number);
    await admin.keyboard.press('Enter');
    await expect(row).toContainText(visitor.fullName);
    await row.getByRole('link').click();
    await expect(sheet).toContainText(FARM.propertyName);
    await sheet.getByRole('button', { name: 'Aprovar' }).click();
    await sheet
      .getByRole('form', { name: /^Aprovar/ })
      .getByRole('button', { name: 'Aprovar' })
      .click();
    await expect(sheet.getByRole('button', { name: 'Iniciar separação' })).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(row).toContainText('Aprovado');
  });

  await reopen(page);
  await expect(orderCard(page, number)).toContainText('Pagamento aprovado');

  await test.step('the admin moves it on', async () => {
    await open(admin, '/pt-BR/dashboard/pedidos/aprovados');
    await row.getByRole('link').click();
    await sheet.getByRole('button', { name: 'Iniciar separação' }).click();
    await expect(sheet.getByRole('button', { name: 'Enviar' })).toBeVisible();
    await admin.context().close();
  });

  await page.getByRole('link', { name: `Pedido ${number}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible();
  await expect(page.getByText('Em separação').first()).toBeVisible();
});
