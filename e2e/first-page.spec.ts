import { expect, test } from 'playwright/test';

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
    const words: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()))
        words.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => words.push(error.message));
    await page.goto('/');
    await expect(page).toHaveURL(/\/pt-BR\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(words).toEqual([]);
  });
});

test.describe('the texts that pages share', () => {
  test('come as a script of their language, and not with each document', async ({ request }) => {
    for (const [path, text] of [
      ['/pt-BR', 'Fechar pedido'],
      ['/shop', 'Check out'],
    ] as const) {
      const html = await (await request.get(path)).text();
      const [script = ''] = /\/_next\/static\/texts\/[^"]+\.js/.exec(html) ?? [];
      const answer = await request.get(script);
      expect(answer.headers()['cache-control']).toContain('immutable');
      expect(await answer.text()).toContain(text);
      expect(html).not.toContain(text);
    }
  });

  test('are lost with a page that stays readable, and whose links work', async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.route('**/_next/static/texts/**', (route) => route.abort());
    await page.goto('/pt-BR/shop');
    const card = page.getByRole('article').getByRole('link').first();
    const name = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('button', { name: /^Adicionar/ }).first()).toBeVisible();
    expect(errors).toEqual([]);
  });
});
