import { expect } from 'playwright/test';
import { cartButton, open } from './support/shop';
import { listenToConsole } from './support/console';
import { test } from './support/test';
import { textOf } from './support/texts';

test.describe('a fresh shop', () => {
  // The build makes these pages without data; the start takes them back (ADR 0004).
  for (const path of ['/', '/pt-BR', '/shop', '/pt-BR/shop', '/ar']) {
    test(`answers ${path} with products in the page, for readers without script too`, async ({ request }) => {
      const answer = await request.get(path);
      expect(answer.status()).toBe(200);
      expect(await answer.text()).toMatch(/href="[^"]*\/produtos\//);
    });
  }

  test('opens without a word in the console @phone', async ({ page }) => {
    const words = listenToConsole(page);
    await page.goto('/');
    await expect(page).toHaveURL(/\/pt-BR\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(words).toEqual([]);
  });
});

test('a page brings the texts of its own language alone', async ({ request }) => {
  const html = await (await request.get('/pt-BR/shop')).text();
  expect(html).toContain('"initialLocale":"pt-BR"');
  expect(html).toContain(textOf('pt-BR', 'common:skipToContent'));
  expect(html).not.toContain(textOf('en', 'common:skipToContent'));
});

test('a page whose texts cannot be loaded is interactive: a language file that fails leaves one place empty', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.route('**/locales/**', (route) => route.abort());
  await open(page, '/pt-BR/shop');
  await cartButton(page, '0 item').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(errors).toEqual([]);
});
