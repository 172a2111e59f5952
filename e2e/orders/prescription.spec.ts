import { expect } from 'playwright/test';
import sharp from 'sharp';
import { payButton, placedNumber } from '../support/checkout';
import { goToPaymentAtCounter } from '../support/checkout-steps';
import { addToCart, makeVisitor, open, openAsAdmin, reopen } from '../support/shop';
import { test } from '../support/test';

test.use({ reducedMotion: 'reduce' });

const DEWORMER = {
  slug: 'tropeira-vermifugo-pasta',
  title: 'Tropeira Vermífugo Pasta',
  pack: 'Seringa 6 g',
};

const photo = async (name: string, background = '#ddd') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('a prescription goes with the order, is refused with a reason, sent again and accepted, and only then the order leaves', async ({
  page,
  browser,
}) => {
  test.slow();
  await addToCart(page, DEWORMER);

  await test.step('the cart takes the file, and the payment still has it', async () => {
    await open(page, '/pt-BR/resumo-do-pedido');
    await page.getByLabel('Anexar a receita').setInputFiles(await photo('receita.jpg'));
    await expect(page.getByText('receita.jpg')).toBeVisible();
    await goToPaymentAtCounter(page, makeVisitor());
    await expect(page.getByText('receita.jpg')).toBeVisible();
  });

  await page.getByRole('radio', { name: /Pix/ }).check();
  await payButton(page).click();
  const number = await placedNumber(page);

  await test.step('it is sent by itself, and the confirmation says that it is looked at', async () => {
    await expect(page.getByRole('list', { name: 'Arquivos enviados' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: 'Aprovar pagamento' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/receita/i);
    await expect(page.getByText('Receita recebida, em conferência')).toBeVisible();
  });

  const staff = await openAsAdmin(browser, '/dashboard/receitas');
  const sheet = staff.getByRole('dialog', { name: `Receita do pedido ${number}` });
  const openSheet = async () => {
    await staff.getByRole('link', { name: number }).click();
    await expect(sheet.getByRole('img', { name: 'Foto da receita' })).toHaveJSProperty('complete', true);
  };

  await test.step('staff refuse it with a reason, and the buyer reads it', async () => {
    await openSheet();
    await sheet.getByRole('button', { name: 'Recusar' }).click();
    await sheet.getByRole('textbox', { name: /Motivo/ }).fill('A data não dá para ler');
    await sheet.getByRole('button', { name: 'Recusar' }).click();
    // The list behind the sheet is no part of the page while it is open.
    await expect(sheet).toBeHidden();
    await expect(staff.getByRole('link', { name: number })).toHaveCount(0);
    await reopen(page);
    await expect(page.getByText('A data não dá para ler')).toBeVisible();
  });

  await test.step('the order is not even picked without it', async () => {
    await open(staff, `/pt-BR/dashboard/pedidos/todos?aberto=${number}`);
    await staff.getByRole('button', { name: 'Iniciar separação' }).click();
    await expect(staff.getByText('A receita precisa ser aprovada antes.')).toBeVisible();
  });

  await test.step('another file puts it back into the queue, and staff accept it with who signed it', async () => {
    await page.getByLabel('Anexar outro arquivo').setInputFiles(await photo('outra.jpg', '#eee'));
    await expect(page.getByRole('list', { name: 'Arquivos enviados' }).getByRole('listitem')).toHaveCount(2);
    await open(staff, '/pt-BR/dashboard/receitas');
    await openSheet();
    await sheet.getByRole('button', { name: 'Aprovar a receita' }).click();
    await sheet.getByRole('textbox', { name: /Médico-veterinário/ }).fill('Iracema Falcão');
    await sheet.getByRole('textbox', { name: /CRMV/ }).fill('CRMV-MG 12345');
    await sheet.getByRole('button', { name: 'Registrar e aceitar' }).click();
    // The list behind the sheet is no part of the page while it is open.
    await expect(sheet).toBeHidden();
    await expect(staff.getByRole('link', { name: number })).toHaveCount(0);
    await reopen(page);
    await expect(page.getByText('Receita conferida')).toBeVisible();
  });

  await test.step('then it is picked and leaves', async () => {
    await open(staff, `/pt-BR/dashboard/pedidos/todos?aberto=${number}`);
    const dialog = staff.getByRole('dialog', { name: new RegExp(number) });
    await dialog.getByRole('button', { name: 'Iniciar separação' }).click();
    await dialog.getByRole('button', { name: 'Enviar' }).click();
    const question = staff.getByRole('dialog', { name: /Mudar 1 pedido para/ });
    await question.getByRole('button', { name: 'Enviar' }).click();
    await expect(dialog.getByRole('button', { name: 'Marcar como entregue' })).toBeVisible();
  });
  await staff.context().close();
});
