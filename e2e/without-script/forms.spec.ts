import { expect, type Page } from 'playwright/test';
import { SALT } from '../support/shop';
import { test } from '../support/test';

test.use({ javaScriptEnabled: false });

const notice = (page: Page) => page.getByText(/^Aqui nem tudo funciona/);

test('a product is found by the search, read and asked for', async ({ page }) => {
  await page.goto('/');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar produtos' }).fill('matriz 60');
  await page.getByRole('search').getByRole('button').first().click();
  await expect(page).toHaveURL(/\/buscar\?q=matriz(\+|%20)60$/);
  await page.getByRole('link', { name: SALT.title, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: SALT.title })).toBeVisible();
  await expect(page.locator('[data-price-block]')).toContainText(/R\$\s\d/);
  await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
  await expect(notice(page).getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /wa\.me/);
});

test('a price by volume is asked for by WhatsApp or e-mail where the form cannot open', async ({ page }) => {
  for (const path of ['/pt-BR/contato', '/pt-BR/contato?assunto=cotacao', '/pt-BR/seja-nosso-parceiro']) {
    await page.goto(path);
    const form = page.locator('#formulario');
    await expect(form.getByText(/precisa de JavaScript/)).toBeVisible();
    await expect(form.getByRole('link', { name: 'Prefiro o WhatsApp' })).toHaveAttribute('href', /wa\.me/);
    await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  }
});

// Only a brand without a cart has a list to quote.
if (process.env.NEXT_PUBLIC_BRAND === 'linha-matriz') {
  test(
    'the list to quote has its heading, and WhatsApp or e-mail where it cannot be read',
    { tag: '@brand' },
    async ({ page }) => {
      await page.goto('/pt-BR/orcamento');
      await expect(page.getByRole('heading', { level: 1, name: 'Seu orçamento' })).toBeVisible();
      const form = page.locator('#formulario');
      await expect(form.getByText(/precisa de JavaScript/)).toBeVisible();
      await expect(form.getByRole('link', { name: 'Prefiro o WhatsApp' })).toHaveAttribute('href', /wa\.me/);
      await expect(form.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(page.locator('.animate-pulse').filter({ visible: true })).toHaveCount(0);
    },
  );
}

for (const path of [
  '/pt-BR',
  '/pt-BR/shop',
  `/pt-BR/produtos/${SALT.slug}`,
  '/pt-BR/contato',
  '/pt-BR/resumo-do-pedido',
  '/pt-BR/favoritos',
  '/pt-BR/order',
  '/pt-BR/entrar',
]) {
  test(`${path} shows no control that would do nothing, and no place that would stay grey`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(page.locator('button[type=button]').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('.animate-pulse').filter({ visible: true })).toHaveCount(0);
    await expect(page.locator('select:not([form])').filter({ visible: true })).toHaveCount(0);
  });
}

test('the invitation to the newsletter is not shown where nothing can take the address', async ({ page }) => {
  await page.goto('/pt-BR');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/novidades/i).filter({ visible: true })).toHaveCount(0);
});
