import { expect, type Locator } from 'playwright/test';
import { open } from '../support/shop';
import { test } from '../support/test';

/** Whether an element is within the sides of the screen. */
const isWithinScreen = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right } = node.getBoundingClientRect();
    return left >= 0 && right <= document.documentElement.clientWidth;
  });

for (const [path, name] of [
  ['/pt-BR', 'Coleções para a época'],
  ['/ar', 'مجموعات الموسم'],
] as const) {
  test(`the collections of ${path} are one row on a phone, and a keyboard reaches its end @phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open(page, path);
    const tiles = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name }) });
    const links = tiles.getByRole('heading', { level: 3 }).getByRole('link');
    await links.first().scrollIntoViewIfNeeded();
    const tops = () =>
      links.evaluateAll((all) =>
        all.map((link) => Math.round(link.closest('li')?.getBoundingClientRect().top ?? 0)),
      );
    await expect.poll(async () => (await tops()).length).toBeGreaterThan(2);
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
    await expect.poll(() => isWithinScreen(links.last())).toBe(false);
    await links.last().focus();
    await expect.poll(() => isWithinScreen(links.last())).toBe(true);
  });
}

test('two products are compared side by side on a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, '/pt-BR/comparar?produto=pasto-forte-seca-ureia&produto=seca-brava-40');
  const columns = page.getByRole('columnheader');
  await expect(columns).toHaveCount(2);
  for (const column of await columns.all()) await expect.poll(() => isWithinScreen(column)).toBe(true);
  const row = page.getByRole('row', { name: /^Dose / });
  await expect(row.getByRole('rowheader')).toBeVisible();
  for (const cell of await row.getByRole('cell').all())
    await expect.poll(() => isWithinScreen(cell)).toBe(true);
});
