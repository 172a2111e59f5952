import { expect } from 'playwright/test';
import { addToCart, open, SALT } from '../support/shop';
import { test } from '../support/test';

for (const width of [360, 320])
  test(`the price of a heavy load is whole beside its service, ${width} px wide @phone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await addToCart(page, SALT);
    await open(page, '/pt-BR/resumo-do-pedido');
    await page.getByRole('spinbutton').fill('48');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'CEP' }).fill('38740-000');
    const options = page.getByRole('group', { name: 'Como você quer receber?' });
    await expect(options.getByText(/R\$\s1\.\d{3},\d\d/)).toBeVisible();
    const sticksOutBy = () =>
      options.evaluate((group) => {
        const box = group.querySelector('label')?.parentElement;
        const right = box?.getBoundingClientRect().right ?? 0;
        const parts = [...group.querySelectorAll('label *')];
        return Math.max(...parts.map((part) => part.getBoundingClientRect().right - right));
      });
    await expect.poll(sticksOutBy).toBeLessThanOrEqual(0);
  });
