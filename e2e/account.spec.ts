import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { pressOn, typeInto } from './support/keyboard';
import { makeVisitor, open, register, reopen, signIn } from './support/shop';
import { test } from './support/test';

const REPRESENTATIVE = { email: 'damiao.rezende@boalida.example', password: 'BoaLida-demo-2026' };
const NEW_PASSWORD = 'novilha mansa 42';

test.use({ reducedMotion: 'reduce' });

/** The text of a mail, its folded lines joined and its =XX characters decoded. */
const unfold = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The address of a user's recovery mail, once the shop wrote it into its folder of mails (docs/operating.md). */
async function recoveryLink(mails: string, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () => {
        const written = (existsSync(mails) ? readdirSync(mails) : [])
          // A mail that is still written has another ending.
          .filter((file) => file.endsWith('.eml'))
          .map((file) => unfold(readFileSync(join(mails, file), 'utf8')))
          .filter((mail) => mail.includes(email));
        link = written.map((mail) => /forget-password\?token=[\w.~%-]+/.exec(mail)?.[0]).find(Boolean);
        return link;
      },
      // Mails leave every 30 seconds.
      { timeout: 90_000 },
    )
    .toBeTruthy();
  return `/pt-BR/${link ?? ''}`;
}

test(
  'a forgotten password is set again by the link in the mail, by keyboard',
  { tag: '@phone' },
  async ({ page, context, dataDir }) => {
    test.slow();
    const visitor = makeVisitor();
    await register(page, visitor, '/favoritos');
    await context.clearCookies();

    await open(page, '/pt-BR/entrar');
    await pressOn(page, page.getByRole('main').getByRole('link', { name: 'Esqueci minha senha' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Recuperar a senha' })).toBeVisible();
    await expectAccessible(page);
    await typeInto(page, page.getByRole('main').getByLabel('E-mail', { exact: true }), visitor.email);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Confira seu e‑mail')).toBeVisible();

    const link = await recoveryLink(join(dataDir, 'mails'), visitor.email);
    await open(page, link);
    await expect(page).toHaveURL('/pt-BR/forget-password');
    await typeInto(page, page.getByLabel('Nova senha', { exact: true }), NEW_PASSWORD);
    await expect(page.getByText('Forte.')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nova senha salva. Entre com ela.')).toBeVisible();
    await signIn(page, { email: visitor.email, password: NEW_PASSWORD }, '/minha-conta');

    // The link works once.
    await context.clearCookies();
    await open(page, link);
    await page.getByLabel('Nova senha', { exact: true }).fill('outra cancela 77');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pedir outro link' }).click();
    await expect(page.getByRole('main').getByLabel('E-mail', { exact: true })).toBeVisible();
  },
);

test('a changed password ends the other sessions, and one can be ended by hand', async ({
  page,
  browser,
}) => {
  const visitor = makeVisitor();
  await register(page, visitor, '/minha-conta/mudar-senha');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, visitor, '/minha-conta/pedidos');

  await reopen(page);
  await expect(page.getByText('Este aparelho')).toBeVisible();
  await expectAccessible(page);
  await pressOn(page, page.getByRole('button', { name: /^Desconectar .+, último acesso em/ }));
  await expect(page.getByRole('button', { name: /^Desconectar .+, último acesso em/ })).toHaveCount(0);
  await reopen(other);
  await expect(other).toHaveURL(/\/pt-BR\/entrar\?next=%2Fminha-conta%2Fpedidos/);

  await signIn(other, visitor, '/minha-conta/pedidos');
  await typeInto(page, page.getByLabel('Senha atual', { exact: true }), visitor.password);
  await typeInto(page, page.getByLabel('Nova senha', { exact: true }), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Senha alterada')).toBeVisible();
  await reopen(other);
  await expect(other).toHaveURL(/\/pt-BR\/entrar\?next=/);
  await reopen(page);
  await expect(page.getByText('Este aparelho')).toBeVisible();
  await elsewhere.close();
});

test('the data can be taken along, and the account deleted for good', { tag: '@phone' }, async ({ page }) => {
  const visitor = makeVisitor();
  await register(page, visitor, '/minha-conta/privacidade');
  const news = page.getByRole('checkbox', { name: /novidades e ofertas/ });
  await news.click();
  await expect(news).toBeChecked();
  await expect(page.getByText(/^Você aceitou em/)).toBeVisible();
  await expectAccessible(page);

  const download = page.waitForEvent('download');
  await pressOn(page, page.getByRole('button', { name: 'Baixar meus dados' }));
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^meus-dados-\d{4}-\d\d-\d\d\.json$/);
  const data: unknown = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({ user: { email: visitor.email }, consents: { marketing: true } });

  await pressOn(page, page.getByRole('button', { name: 'Quero excluir minha conta' }));
  const password = page.getByLabel('Senha atual', { exact: true });
  await password.fill('a senha errada');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A senha atual não confere.')).toBeVisible();
  await password.fill(visitor.password);
  await pressOn(page, page.getByRole('button', { name: 'Excluir definitivamente' }));
  await expect(page).toHaveURL(/\/pt-BR\/?$/);

  await open(page, '/pt-BR/entrar');
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail' }).fill(visitor.email);
  await page.getByLabel('Senha', { exact: true }).fill(visitor.password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('E-mail ou senha não conferem.')).toBeVisible();
});

test('a representative sees the own customers and no others', { tag: '@phone' }, async ({ page }) => {
  const stranger = makeVisitor();
  await register(page, stranger, '/minha-conta/dashboard/pedidos_todos');
  await expect(page.getByText(/não é representante/)).toBeVisible();
  await page.context().clearCookies();

  await signIn(page, REPRESENTATIVE, '/minha-conta/dashboard/pedidos');
  await expect(page.getByLabel('Seu link')).toHaveValue(/\/redirect\/.+/);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page).toHaveURL('/pt-BR/minha-conta/dashboard/usuarios');
  await typeInto(page, page.getByRole('searchbox', { name: 'Buscar clientes' }), stranger.email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nada encontrado.')).toBeVisible();
});
