import { expect } from 'playwright/test';
import { addToCart, open } from '../support/shop';
import { test } from '../support/test';

test.use({ viewport: { width: 768, height: 900 } });

test('the bar of the checkout reaches both edges of a tablet', async ({ page }) => {
  await addToCart(page);
  await open(page, '/pt-BR/finalizar_compra');
  const button = page.getByRole('button', { name: 'Confirmar meus dados' });
  await expect(button).toBeVisible();
  const edgesOfBar = () =>
    button.evaluate((element) => {
      const { left, right } = element.parentElement?.getBoundingClientRect() ?? new DOMRect();
      return { left, right };
    });
  await expect.poll(edgesOfBar).toEqual({ left: 0, right: 768 });
});
