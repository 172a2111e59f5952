import { expect, type Page } from 'playwright/test';
import { test } from '../support/test';

test.use({ javaScriptEnabled: false });

/** One page of a list (config/commerce.ts, PAGE_SIZE). */
const PAGE_SIZE = 24;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link');
const checkbox = (page: Page, name: RegExp) => page.getByRole('checkbox', { name });
const apply = (page: Page) => page.getByRole('button', { name: 'Aplicar filtros' }).last().click();

test('“load more” leads to the next page, which shows other products and links to all pages', async ({
  page,
}) => {
  await page.goto('/pt-BR/shop');
  await expect(titles(page)).toHaveCount(PAGE_SIZE);
  const first = await titles(page).allTextContents();
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page).toHaveURL(/\/buscar\?.*pagina=2/);
  await expect(titles(page)).toHaveCount(PAGE_SIZE);
  const second = await titles(page).allTextContents();
  expect(second.filter((title) => first.includes(title))).toEqual([]);
  await expect(page.getByText(/^Mostrando 24 de/)).toBeVisible();
  await page.getByRole('link', { name: 'Página 3' }).click();
  await expect(page).toHaveURL(/pagina=3/);
  await page.waitForLoadState();
  const third = await titles(page).allTextContents();
  expect(third.filter((title) => second.includes(title))).toEqual([]);
});

test('a page that is stored without its parameters shows no links that would lead to itself', async ({
  page,
}) => {
  await page.goto('/pt-BR/shop');
  await expect(page.getByRole('link', { name: 'Página 2' })).toBeHidden();
});

test('“load more” keeps the filters', async ({ page }) => {
  await page.goto('/pt-BR/buscar?emEstoque=true');
  await page.getByRole('button', { name: 'Carregar mais' }).click();
  await expect(page).toHaveURL(/emEstoque=true.*pagina=2/);
  await expect(checkbox(page, /^Em estoque/)).toBeChecked();
  await expect(page).toHaveTitle(/– página 2/);
});

test('filters, prices and the order are one form, and each filter is taken away by its link', async ({
  page,
}) => {
  await page.goto('/pt-BR/categoria/bovinos-de-corte');
  const all = await cards(page).count();
  await checkbox(page, /^Em oferta/).check();
  await page.getByLabel('Preço mínimo em reais').fill('R$ 50,00');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor preço' });
  await apply(page);
  await expect(page).toHaveURL(/\/buscar\?.*categoria=bovinos-de-corte/);
  await expect(checkbox(page, /^Em oferta/)).toBeChecked();
  await expect(page.getByLabel('Preço mínimo em reais')).toHaveValue('50');
  await expect(page.getByLabel('Ordenar por')).toHaveValue('menor-preco');
  await page.waitForLoadState();
  const offers = await cards(page).count();
  expect(offers).toBeGreaterThan(0);
  expect(offers).toBeLessThan(all);
  await page.getByRole('link', { name: 'Remover o filtro Em oferta' }).click();
  await expect(page).not.toHaveURL(/emOferta/);
  await expect(checkbox(page, /^Em oferta/)).not.toBeChecked();
  await page.getByRole('link', { name: 'Limpar filtros' }).click();
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toHaveCount(0);
});

test('a form of another language leads to the search page of that language', async ({ page }) => {
  await page.goto('/ar/categoria/equinos');
  const form = page.locator('form#filtrar');
  await expect(form).toHaveAttribute('action', '/ar/buscar');
  await expect(form.locator('input[name=categoria]')).toHaveValue('equinos');
});

test('a search is filtered without losing its words', async ({ page }) => {
  await page.goto('/pt-BR');
  await page.getByRole('searchbox', { name: 'Buscar produtos' }).fill('sal mineral');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'sal mineral' })).toBeVisible();
  await checkbox(page, /^Em estoque/).check();
  await apply(page);
  await expect(page).toHaveURL(/q=sal(\+|%20)mineral/);
  await expect(page.getByRole('heading', { level: 1, name: 'sal mineral' })).toBeVisible();
  await expect(checkbox(page, /^Em estoque/)).toBeChecked();
  await expect(cards(page).first()).toBeVisible();
});

test('a phone opens the filters in the page, and what is chosen stays chosen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/pt-BR/buscar?emOferta=true');
  await expect(checkbox(page, /^Em oferta/)).toBeHidden();
  await page.getByRole('link', { name: /^Filtros/ }).click();
  await expect(page).toHaveURL(/emOferta=true.*#filtros$/);
  await expect(checkbox(page, /^Em oferta/)).toBeChecked();
  await checkbox(page, /^Em estoque/).check();
  await apply(page);
  await expect(page.getByRole('link', { name: 'Remover o filtro Em estoque' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remover o filtro Em oferta' })).toBeVisible();
});
