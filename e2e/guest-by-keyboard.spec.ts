import { expect } from 'playwright/test';
import { expectAccessible } from './support/accessibility';
import { placedNumber } from './support/checkout';
import { pressOn, typeInto } from './support/keyboard';
import { test } from './support/over-link';
import { makeVisitor, open, SALT } from './support/shop';
import { textOf } from './support/texts';

/** One bar of signal: 400 kbit/s, 400 ms there and back. */
const ONE_BAR = { bytesPerSecond: 50_000, roundTripMs: 400 };
const PATIENCE = { timeout: 60_000 };

test.use({ actionTimeout: 30_000, reducedMotion: 'reduce' });
test.setTimeout(240_000);

// No mouse in this file: Tab, Enter and text only.
for (const locale of ['pt-BR', 'ar']) {
  test(`a guest pays by Pix with the keyboard alone, over one bar of signal, on accessible pages in ${locale}`, async ({
    page,
    link,
  }) => {
    const visitor = makeVisitor();
    const text = (key: string) => textOf(locale, key);
    const button = (key: string) => page.getByRole('button', { name: text(key) });
    const field = (key: string) => page.getByRole('textbox', { name: text(key) });
    link.weaken(ONE_BAR);

    await test.step('adds a product, and goes from the drawer to the cart', async () => {
      await open(page, `/${locale}/produtos/${SALT.slug}`);
      await expectAccessible(page);
      await pressOn(page, button('catalog:add.page').first());
      const drawer = page.getByRole('dialog', { name: text('common:drawer.cart') });
      const checkout = drawer.getByRole('link', { name: text('cart:checkout') });
      await expect(checkout).toBeVisible(PATIENCE);
      await expectAccessible(page);
      await pressOn(page, checkout);
      await expect(page).toHaveURL(/resumo-do-pedido/, PATIENCE);
      await expect(button('checkout:cart.continue')).toBeVisible(PATIENCE);
      await expectAccessible(page);
      await pressOn(page, button('checkout:cart.continue'));
    });

    await test.step('says who buys', async () => {
      await expect(field('checkout:payer.fullName')).toBeVisible(PATIENCE);
      await expectAccessible(page);
      await typeInto(page, field('checkout:payer.fullName'), visitor.fullName);
      await typeInto(page, field('checkout:contact.email'), visitor.email);
      await typeInto(page, field('checkout:payer.phone'), '34999991234');
      await typeInto(page, field('checkout:payer.document'), visitor.document.replace(/\D/g, ''));
      await page.keyboard.press('Enter');
    });

    await test.step('says where it goes', async () => {
      await expect(field('address:postalCode')).toBeVisible(PATIENCE);
      await typeInto(page, field('address:postalCode'), '38700000');
      await typeInto(page, field('address:street'), 'Rua do Curral');
      await typeInto(page, field('address:number'), '12');
      await typeInto(page, field('address:city'), 'Patos de Minas');
      await expectAccessible(page);
      await pressOn(page, button('checkout:delivery.continue'));
    });

    await test.step('pays', async () => {
      const pay = page.getByRole('button', { name: text('checkout:place.pay.pix').split('{{total}}')[0] });
      await expect(pay).toBeEnabled(PATIENCE);
      await expectAccessible(page);
      await pressOn(page, pay);
      await placedNumber(page);
      await expect(button('checkout:pix.copy')).toBeVisible(PATIENCE);
      await expectAccessible(page);
    });
  });
}
