import { expect } from 'playwright/test';
import { DASHBOARD_PLACES } from '@/screens/dashboard/places';
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

/** Places whose demonstration has rows: orders twice, people, products, coupons, testimonials and links. */
const SHEETS = 7;
const EDITORS = ['/dashboard/blog_posts/novo', '/dashboard/produtos/novo', '/dashboard/universidade/editar'];

test('everything that opens in the dashboard is accessible', async ({ page }) => {
  test.slow();
  await signIn(page, ADMIN, '/dashboard/');
  const opened: string[] = [];
  for (const { href } of DASHBOARD_PLACES.filter(({ permission }) => permission)) {
    await open(page, `/pt-BR${href}`);
    // What opens beside the list; a row that leads to an editor of its own is left to EDITORS.
    const row = page.locator('[data-row-link][href*="aberto="]').first();
    await expect(page.locator('[data-row-link], [data-list-empty]').first()).toBeVisible();
    for (const opener of [page.locator('[data-new-item]'), row])
      if (await opener.isVisible()) {
        await lookAt(page, opener);
        opened.push(href);
      }
  }
  expect(new Set(opened).size).toBeGreaterThanOrEqual(SHEETS);
  for (const path of EDITORS) {
    await open(page, `/pt-BR${path}`);
    await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
  }
});
