import { expect } from 'playwright/test';
import { FARM, partHeading, payButton, placedNumber } from './support/checkout';
import { pressOn, tabTo, typeInto } from './support/keyboard';
import { ADMIN, cartDrawer, makeVisitor, open, SALT, searchField } from './support/shop';
import { test } from './support/test';

// No mouse anywhere in this file: Tab, Enter, Space and arrows only.
test('a stranger buys with the keyboard alone, and an admin approves with the keyboard alone', async ({
  page,
  browser,
}) => {
  test.slow();
  const visitor = makeVisitor();
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('finds the product', async () => {
    await open(page, '/');
    await typeInto(page, searchField(page), 'sal mineral');
    await page.keyboard.press('Enter');
    await expect(title('sal mineral')).toBeVisible();
    await pressOn(page, page.getByRole('link', { name: SALT.title, exact: true }));
    await expect(title(SALT.title)).toBeVisible();
  });

  await test.step('picks the pack with the arrows and adds two', async () => {
    const pack = page.getByRole('radio', { name: SALT.pack });
    await tabTo(page, pack);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /Palete/ })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(pack).toBeChecked();
    await pressOn(page, page.getByRole('button', { name: 'Aumentar a quantidade', exact: true }));
    await pressOn(page, button('Adicionar ao carrinho'));
    await expect(cartDrawer(page)).toContainText('Subtotal (2 itens)');
    await pressOn(page, cartDrawer(page).getByRole('link', { name: /^Fechar pedido/ }));
    await expect(title('Seu carrinho')).toBeVisible();
  });

  await test.step('applies the coupon and asks for the freight', async () => {
    await typeInto(page, field('Cupom de desconto'), 'primeirococho');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Seu pedido' })).toContainText(/-R\$\s22,58/);
    await typeInto(page, field('CEP'), '38700000');
    await page.keyboard.press('Enter');
    const services = page.getByRole('group', { name: 'Como você quer receber?' });
    await pressOn(page, services.getByRole('radio').first(), 'Space');
    await expect(services.getByRole('radio').first()).toBeChecked();
    await pressOn(page, button('Continuar para a entrega'));
    await expect(title('Finalizar compra')).toBeVisible();
  });

  await test.step('makes an account and says who pays', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Sem cadastro' }));
    await page.keyboard.press('ArrowLeft');
    const register = page.getByRole('tabpanel', { name: 'Criar conta' });
    await typeInto(page, register.getByRole('textbox', { name: 'Nome completo' }), visitor.fullName);
    await typeInto(page, register.getByRole('textbox', { name: 'E-mail' }), visitor.email);
    await typeInto(page, register.getByLabel('Senha', { exact: true }), visitor.password);
    await page.keyboard.press('Enter');
    await typeInto(page, field('CPF ou CNPJ'), visitor.document.replace(/\D/g, ''));
    await page.keyboard.press('Enter');
  });

  await test.step('says where the farm is', async () => {
    await expect(partHeading(page, 'Onde você quer receber?')).toBeFocused();
    await pressOn(page, page.getByRole('checkbox', { name: /Endereço rural/ }), 'Space');
    await typeInto(page, field('Nome da propriedade'), FARM.propertyName);
    await typeInto(page, field('Ponto de referência'), FARM.landmark);
    await typeInto(page, field('Cidade'), FARM.city);
    await pressOn(page, button('Continuar para o pagamento'));
  });

  await test.step('pays', async () => {
    await expect(partHeading(page, 'Como você quer pagar?')).toBeFocused();
    await expect(page.getByRole('radio', { name: /Pix/ })).toBeChecked();
    await pressOn(page, payButton(page));
  });

  const number = await placedNumber(page);
  await expect(page.getByRole('img', { name: 'QR code do Pix' })).toBeVisible();

  await test.step('the admin signs in and approves', async () => {
    const context = await browser.newContext();
    const admin = await context.newPage();
    await open(admin, `/pt-BR/entrar?next=${encodeURIComponent('/dashboard/pedidos/todos')}`);
    await typeInto(admin, admin.getByRole('textbox', { name: 'E-mail' }), ADMIN.email);
    await typeInto(admin, admin.getByLabel('Senha', { exact: true }), ADMIN.password);
    await admin.keyboard.press('Enter');
    await typeInto(admin, admin.getByRole('searchbox', { name: 'Buscar pedidos' }), number);
    await admin.keyboard.press('Enter');
    await expect(admin).toHaveURL(new RegExp(`q=${number}`));
    await pressOn(admin, admin.getByRole('link', { name: number }));
    const sheet = admin.getByRole('dialog', { name: new RegExp(number) });
    await pressOn(admin, sheet.getByRole('button', { name: 'Aprovar' }));
    await pressOn(
      admin,
      sheet.getByRole('form', { name: /^Aprovar/ }).getByRole('button', { name: 'Aprovar' }),
    );
    await expect(sheet.getByRole('button', { name: 'Iniciar separação' })).toBeVisible();
    await admin.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await context.close();
  });

  await test.step('the customer sees it, and finds the order', async () => {
    await expect(title('Pedido confirmado')).toBeVisible({ timeout: 60_000 });
    await pressOn(page, page.getByRole('link', { name: 'Ver meus pedidos' }));
    await pressOn(page, page.getByRole('link', { name: `Pedido ${number}` }));
    await expect(title(`Pedido ${number}`)).toBeVisible();
  });
});
