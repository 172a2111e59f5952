import { expect } from 'playwright/test';
import { expectAccessible, lookAt } from './support/accessibility';
import { ADMIN, addToCart, cartDrawer, open, SALT, signIn } from './support/shop';
import { test } from './support/test';

/** Animations are off, so that pages are measured in their final state. */
test.use({ reducedMotion: 'reduce' });

test('everything that opens over a page of the shop is accessible', async ({ page }) => {
  test.slow();
  await addToCart(page);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toHaveCount(0);
  await lookAt(page, page.getByRole('button', { name: /^Ampliar foto 1 / }).first());
  await open(page, '/pt-BR/shop');
  await lookAt(page, page.getByRole('button', { name: /^Visualização rápida: / }).first());
  await lookAt(page, page.getByRole('button', { name: 'Receber novidades' }));
  const field = page.getByRole('searchbox', { name: 'Buscar produtos' }).first();
  await field.fill('sal');
  await expect(page.getByRole('listbox', { name: 'Sugestões' }).getByRole('option').first()).toBeVisible();
  await expectAccessible(page);
});

test('everything that opens over a mirrored page on a phone is accessible', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/ar/shop');
  await lookAt(page, page.getByRole('button', { name: 'فتح القائمة' }));
  await lookAt(page, page.getByRole('banner').getByRole('button', { name: /السلة/ }));
  await open(page, `/he/produtos/${SALT.slug}`);
  await expectAccessible(page);
});

/** Lists of the dashboard with a side sheet for each row, and the button that makes a new one. */
const SHEETS: { path: string; create?: string; mayBeEmpty?: boolean }[] = [
  { path: '/dashboard/pedidos/todos' },
  { path: '/dashboard/usuarios/todos' },
  { path: '/dashboard/produtos' },
  { path: '/dashboard/cupons', create: 'Novo cupom' },
  { path: '/dashboard/depoimentos', create: 'Novo depoimento' },
  { path: '/dashboard/redirecionamentos', create: 'Novo link' },
  // Empty while nothing was changed.
  { path: '/dashboard/auditoria', mayBeEmpty: true },
];
const EDITORS = ['/dashboard/blog_posts/novo', '/dashboard/produtos/novo', '/dashboard/universidade/editar'];

test('everything that opens in the dashboard is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, ADMIN, '/dashboard/');
  for (const { path, create, mayBeEmpty } of SHEETS) {
    await open(page, `/pt-BR${path}`);
    const row = page.locator('[data-row-link]').first();
    if (create) await lookAt(page, page.getByRole('button', { name: create }));
    else if (!mayBeEmpty) await expect(row).toBeVisible();
    if (await row.isVisible()) await lookAt(page, row);
  }
  for (const path of EDITORS) {
    await open(page, `/pt-BR${path}`);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
  }
});
