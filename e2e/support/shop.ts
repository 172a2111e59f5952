import { randomUUID } from 'node:crypto';
import { formatCpf } from '@brazilian-utils/brazilian-utils/format-cpf';
import { generateCpf } from '@brazilian-utils/brazilian-utils/generate-cpf';
import { expect, type Browser, type Page } from 'playwright/test';
import { HYDRATED } from '@config/document/document-attributes';

/** The seeded administration (README, sign-ins of the demo data). */
export const ADMIN = { email: 'admin@boalida.example', password: 'BoaLida-demo-2026' };

/** Mineral salt with a 30 kg pack, in the collection that the coupon PRIMEIROCOCHO is for. */
export const SALT = { slug: 'matriz-60', title: 'Matriz 60', pack: 'Saco 30 kg' };

export interface Visitor {
  fullName: string;
  email: string;
  password: string;
  document: string;
}

/** A new visitor, with a CPF of their own: a coupon for first purchases is spent by document, too. */
export const makeVisitor = (): Visitor => ({
  fullName: 'Joana Prates Lemos',
  email: `joana.${randomUUID()}@cliente.example`,
  password: 'cancela do pasto 7',
  document: formatCpf(generateCpf()),
});

/** Opens a page and waits until its buttons answer. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await answers(page);
}

/** Loads a page again and waits until its buttons answer. */
export async function reopen(page: Page) {
  await page.reload();
  await answers(page);
}

/**
 * The shell sets the attribute a task after React has taken the page over. A press before that waits, and two presses of a
 * button are one. A font that comes later would move what is measured or pressed.
 */
export const answers = (page: Page) =>
  page.waitForFunction(
    (attribute) => document.documentElement.hasAttribute(attribute) && document.fonts.status === 'loaded',
    HYDRATED,
    { timeout: 120_000 },
  );

/** Puts packs of a product into the cart from its own page; the cart drawer is open afterwards. */
export async function addToCart(page: Page, { slug, pack } = SALT, quantity = 1) {
  await open(page, `/pt-BR/produtos/${slug}`);
  await page.getByRole('radio', { name: pack }).check();
  const more = page.getByRole('button', { name: 'Aumentar a quantidade' });
  for (let unit = 1; unit < quantity; unit += 1) await more.click();
  if (quantity > 1)
    await expect(page.getByRole('spinbutton', { name: 'Número de unidades' })).toHaveValue(`${quantity}`);
  await page.getByRole('button', { name: 'Adicionar ao carrinho' }).click();
  await expect(cartDrawer(page)).toBeVisible();
}

export const cartDrawer = (page: Page) => page.getByRole('dialog', { name: 'Carrinho' });
export const cartButton = (page: Page, items: string) =>
  page.getByRole('button', { name: `Abrir o carrinho, ${items}` });

/** The search field of the header that is on the screen; its suggestions make a combobox of it when it is used. */
export const searchField = (page: Page) =>
  page
    .getByRole('searchbox', { name: 'Buscar produtos' })
    .or(page.getByRole('combobox', { name: 'Buscar produtos' }));

/** Signs in at /entrar and ends up at `next`. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Visitor, 'email' | 'password'>,
  next: string,
) {
  await open(page, `/pt-BR/entrar?next=${encodeURIComponent(next)}`);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`/pt-BR${next}`);
}

/** Creates the account and ends up at `next`. */
export async function register(page: Page, visitor: Visitor, next: string) {
  await open(page, `/pt-BR/cadastrar?next=${encodeURIComponent(next)}`);
  const main = page.getByRole('main');
  await main.getByLabel('Nome completo').fill(visitor.fullName);
  await main.getByLabel('E-mail', { exact: true }).fill(visitor.email);
  await main.getByLabel('Senha', { exact: true }).fill(visitor.password);
  await main.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL(`/pt-BR${next}`);
}

/** A separate browser context for another user, signed in. Close its context when done. */
export async function openAsAdmin(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, ADMIN, path);
  return page;
}
