import { expect, type Page } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { ADMIN, open, reopen, signIn } from './support/shop';
import { makeStaff } from './support/staff';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/** Runs share one shop, so what a test makes has a unique name. */
const mark = () => Date.now().toString(36);

const PICTURE = 'demo/pictures/scenes/informativo-casco-rachado-na-seca.webp';

const inSection = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Saves, gives the password when the shop asks for it, and waits for the shop's confirmation. */
async function save(page: Page) {
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const password = page.getByRole('dialog').getByLabel('Senha');
  const done = page.getByText('Salvo.', { exact: true }).first();
  await expect(password.or(done).first()).toBeVisible();
  if (await password.isVisible()) {
    await password.fill(ADMIN.password);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirmar' }).click();
  }
  await expect(done).toBeVisible();
}

test('a product is made with a picture, published, and stands on the shop', async ({ page }) => {
  const name = `Sal de prova ${mark()}`;
  await signIn(page, ADMIN, '/dashboard/produtos/novo');
  const texts = inSection(page, 'Textos');
  await texts.getByLabel('Título', { exact: true }).fill(name);
  const address = texts.getByLabel('Endereço da página (slug)');
  await expect(address).toHaveValue(/-de-prova-/);
  const slug = await address.inputValue();
  await texts.getByLabel('Resumo').fill('Feito para a prova.');
  const packs = inSection(page, 'Embalagens e preços');
  await packs.getByLabel('Nome da embalagem').fill('Saco 30 kg');
  await packs.getByLabel('SKU').fill(`PROVA-${mark()}`);
  await packs.getByLabel('Preço (R$)', { exact: true }).pressSequentially('149,90');
  await packs.getByLabel('Conteúdo líquido').pressSequentially('30');
  await packs.getByLabel('Peso para envio').pressSequentially('30,25');
  await packs.getByLabel('Comprimento').pressSequentially('70');
  await packs.getByLabel('Largura').pressSequentially('45');
  await packs.getByLabel('Altura').pressSequentially('12');
  await packs.getByLabel('Estoque inicial').pressSequentially('8');
  const pictures = inSection(page, 'Fotos');
  await pictures.locator('input[type="file"]').setInputFiles(PICTURE);
  await pictures.getByLabel('Descrição para quem não vê a foto').fill('Saco de sal na prateleira');
  const classes = inSection(page, 'Classificação');
  await classes.getByRole('checkbox', { name: 'Bovinos', exact: true }).check();
  await classes.getByRole('group', { name: 'Categorias' }).getByRole('checkbox').first().check();
  await classes.getByRole('checkbox', { name: 'Boa Lida' }).check();
  await page.getByRole('radio', { name: /Publicar agora/ }).check();
  await save(page);

  await expect(page).toHaveURL(/produtos\/editar\?id=/);
  await reopen(page);
  await expect(inSection(page, 'Embalagens e preços').getByLabel('Preço (R$)', { exact: true })).toHaveValue(
    '149,90',
  );
  await expect(inSection(page, 'Fotos').getByLabel('Descrição para quem não vê a foto')).toHaveValue(
    'Saco de sal na prateleira',
  );
  await expectAccessible(page);
  await open(page, `/pt-BR/produtos/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('staff with products.write alone counts units off in the sheet, and the history says why', async ({
  page,
  request,
}) => {
  const keeper = await makeStaff(request, ['products.write']);
  await signIn(page, keeper, '/dashboard/produtos?q=Matriz+60');
  await expect(page.getByRole('link', { name: 'Matriz 60' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Matriz 60' }).click();
  const sheet = page.getByRole('dialog');
  await sheet
    .getByRole('button', { name: /Ajustar o estoque/ })
    .first()
    .click();
  const note = `Saco rasgado ${mark()}`;
  await sheet.getByLabel('Unidades a somar ou retirar').fill('-1');
  await sheet.getByLabel('Motivo').selectOption('loss');
  await sheet.getByLabel('Observação').fill(note);
  await sheet.getByRole('button', { name: 'Ajustar estoque', exact: true }).click();
  await expect(sheet.getByRole('list', { name: 'Ajustes de estoque' }).getByText(note)).toBeVisible();
  await reopen(page);
  await expect(page.getByRole('dialog').getByText(note)).toBeVisible();
});

test('what was typed comes back after the page was closed without saving', async ({ page }) => {
  await signIn(page, ADMIN, '/dashboard/produtos/novo');
  const title = inSection(page, 'Textos').getByLabel('Título', { exact: true });
  await title.fill('Rascunho de gaveta');
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('gaveta'));
  page.on('dialog', (dialog) => void dialog.accept());
  await reopen(page);
  await expect(title).toHaveValue('Rascunho de gaveta');
  await page.getByRole('button', { name: 'Descartar e começar de novo' }).click();
  await expect(title).toHaveValue('');
});

test('a sheet is checked, corrected and imported', async ({ page }) => {
  const sku = `IMP-${mark()}`;
  const sheet = (price: string) =>
    [
      'sku;slug;produto;categorias;especies;marcas;apresentacao;peso_liquido_g;peso_envio_g;comprimento_cm;largura_cm;altura_cm;preco;estoque',
      `${sku};${sku.toLowerCase()};Importado ${sku};bovinos-de-corte;bovinos;boa-lida;Saco 30 kg;30000;30250;70;45;12;${price};5`,
    ].join('\r\n');
  const choose = (price: string) =>
    page
      .locator('main input[type="file"]')
      .setInputFiles([{ name: 'sal.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet(price)) }]);
  await signIn(page, ADMIN, '/dashboard/produtos/importar');
  await choose('muito');
  await page.getByRole('button', { name: 'Conferir sem gravar' }).click();
  await expect(page.getByRole('row', { name: new RegExp(sku) })).toContainText('preco');
  await expectAccessible(page);
  await choose('99,90');
  await page.getByRole('button', { name: 'Conferir sem gravar' }).click();
  await expect(page.getByText('Nada foi gravado.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /Gravar na loja/ }).click();
  await expect(page.getByText('Importação terminada.')).toBeVisible();
  await open(page, `/pt-BR/dashboard/produtos?q=${sku}`);
  await expect(page.getByRole('link', { name: `Importado ${sku}` })).toBeVisible();
});
