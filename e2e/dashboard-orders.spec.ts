import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { payButton, placedNumber } from './support/checkout';
import { goToPaymentAtCounter } from './support/checkout-steps';
import { addToCart, makeVisitor, open, openAsAdmin, reopen, signIn } from './support/shop';
import { makeStaff } from './support/staff';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

test('an admin approves several orders at once and writes beside one, and it is there after a reload', async ({
  page,
  browser,
}) => {
  await addToCart(page);
  await goToPaymentAtCounter(page, makeVisitor());
  await page.getByRole('radio', { name: /Pix/ }).check();
  await payButton(page).click();
  const number = await placedNumber(page);

  const admin = await openAsAdmin(browser, '/dashboard/pedidos/todos');
  const row = admin.getByRole('row', { name: new RegExp(number) });
  const sheet = admin.getByRole('dialog', { name: new RegExp(number) });

  await test.step('finds it, chooses it and approves what is chosen', async () => {
    await admin.getByRole('searchbox', { name: 'Buscar pedidos' }).fill(number);
    await admin.keyboard.press('Enter');
    // A selection in the old list is dropped when the search's list arrives.
    await expect(admin.getByText('1 registro')).toBeVisible();
    await admin.getByRole('checkbox', { name: `Selecionar o pedido ${number}` }).check();
    await admin
      .getByRole('group', { name: 'Com os selecionados' })
      .getByRole('button', { name: 'Aprovar' })
      .click();
    const ask = admin.getByRole('dialog', { name: 'Mudar 1 pedido para “Aprovado”?' });
    await ask.getByRole('button', { name: 'Aprovar' }).click();
    await expect(row).toContainText('Aprovado');
  });

  await test.step('writes a note and a tracking code', async () => {
    await row.getByRole('link').click();
    await sheet.getByRole('textbox', { name: 'Anotação interna' }).fill('Ligar antes de sair');
    await sheet.getByRole('textbox', { name: 'Código de rastreio' }).fill('BR123456789');
    await sheet.getByRole('button', { name: 'Salvar' }).click();
    await expect(admin.getByText('Salvo.')).toBeVisible();
    await expectAccessible(admin);
    await reopen(admin);
    await expect(sheet.getByRole('textbox', { name: 'Anotação interna' })).toHaveValue('Ligar antes de sair');
    await expect(sheet.getByRole('textbox', { name: 'Código de rastreio' })).toHaveValue('BR123456789');
  });

  await test.step('takes the list along as a file', async () => {
    await admin.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    const [file] = await Promise.all([
      admin.waitForEvent('download'),
      admin.getByRole('button', { name: 'CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('pedidos.csv');
    const text = await (await file.createReadStream()).toArray();
    expect(Buffer.concat(text).toString('utf8')).toContain(number);
  });
  await admin.context().close();
});

test('who may only read orders reads them, and is told what is not theirs', async ({ page, request }) => {
  const reader = await makeStaff(request, ['orders.read']);
  await signIn(page, reader, '/dashboard/');
  const main = page.getByRole('main');
  await expect(main.getByRole('list', { name: 'Pedidos por situação' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link')).toHaveText([
    'Início',
    'Todos os pedidos',
    'Pedidos aprovados',
  ]);
  await main.getByRole('table', { name: 'Últimos pedidos' }).getByRole('link').first().click();
  const sheet = page.getByRole('dialog', { name: /^Pedido / });
  await expect(sheet.getByRole('heading', { name: 'Itens' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Selecionar/ })).toHaveCount(0);
  await expectAccessible(page);
  await open(page, '/pt-BR/dashboard/usuarios/todos');
  await expect(page.getByRole('heading', { name: 'Sua conta não tem acesso a esta página' })).toBeVisible();
});

test('the home shows how the shop goes, in figures too', async ({ browser }) => {
  const admin = await openAsAdmin(browser, '/dashboard/');
  const main = admin.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Pendências' })).toBeVisible();
  await main.getByRole('link', { name: '90 dias' }).click();
  await expect(admin).toHaveURL(/dias=90/);
  await expect(
    main.getByText('que nos 90 dias anteriores').or(main.getByText('sem período')).first(),
  ).toBeVisible();
  await expect(main.locator('canvas').first()).toBeVisible();
  await main.getByText('Ver os números').first().click();
  await expect(main.getByRole('table', { name: 'Vendas por dia' }).getByRole('row')).toHaveCount(91);
  await expectAccessible(admin);
  await admin.context().close();
});
