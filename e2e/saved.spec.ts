import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { open, reopen, signIn } from './support/shop';
import { test } from './support/test';

const CUSTOMER = { email: 'joao.sobral@cliente.example', password: 'BoaLida-demo-2026' };

test.use({ reducedMotion: 'reduce' });

test('two products stand side by side, in an address that can be sent on', async ({ page, context }) => {
  await open(page, '/pt-BR/categoria/bovinos-de-corte');
  const scales = page.getByRole('button', { name: /^Comparar / });
  await scales.nth(0).click();
  await scales.nth(1).click();
  await page.getByRole('link', { name: 'Comparar 2 produtos' }).click();
  await expect(page).toHaveURL(/\/pt-BR\/comparar\?produto=.+&produto=.+/);
  await expect(page.getByRole('columnheader')).toHaveCount(2);
  await expect(page.getByRole('rowheader', { name: 'Menor preço por kg ou litro' })).toBeVisible();
  await expectAccessible(page);

  const friend = await context.newPage();
  await open(friend, page.url());
  await expect(friend.getByRole('columnheader')).toHaveCount(2);

  await page
    .getByRole('button', { name: /da comparação$/ })
    .first()
    .click();
  await expect(page.getByRole('columnheader')).toHaveCount(1);
});

test(
  'favourites outlive the visit and meet the account at sign-in',
  { tag: '@phone' },
  async ({ page, browser }) => {
    await open(page, '/pt-BR/categoria/equinos');
    const heart = page.getByRole('button', { name: /aos favoritos$/ }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await reopen(page);
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    await signIn(page, CUSTOMER, '/favoritos');
    await page.waitForFunction(() => localStorage.getItem('store-favorites-owner'));
    await expect(page.getByRole('button', { name })).toBeVisible();

    const device = await browser.newContext();
    const elsewhere = await device.newPage();
    await signIn(elsewhere, CUSTOMER, '/favoritos');
    await expect(elsewhere.getByRole('button', { name })).toBeVisible();
    await device.close();
  },
);
