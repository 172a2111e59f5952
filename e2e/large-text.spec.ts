import { expect, type Page } from 'playwright/test';
import { AUTH_COOKIE } from '@config/commerce';
import {
  fillCard,
  fillFarm,
  fillPayer,
  partHeading,
  payButton,
  placedNumber,
  quoteFreight,
  registerInCheckout,
} from './support/checkout';
import { doubleText, expectNothingSticksOut } from './support/large-text';
import { watchPage } from './support/page-faults';
import { addToCart, cartDrawer, makeVisitor, open } from './support/shop';
import { shopApi } from './support/shop-api';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 780 } });
test.beforeEach(({ page }) => doubleText(page));

const LOCALES = ['pt-BR', 'ar'] as const;
/** Has orders in every state, two addresses and a document (demo/users.json). */
const CUSTOMER = { email: 'joao.sobral@cliente.example', password: 'BoaLida-demo-2026' };
/** May read the lessons for partners. */
const STUDENT = { email: 'marilia.fagundes@cliente.example', password: 'BoaLida-demo-2026' };
/** With something in the cart; `e2e/signed-in-routes.spec.ts` walks every other address with large text. */
const WITH_CART = ['/favoritos', '/resumo-do-pedido', '/definir-entrega', '/finalizar_compra'];
const LESSONS = ['', '/planejar-pasto-e-estacao', '/certificado'].map(
  (path) => `/universidade/material_exclusivo${path}`,
);

async function walk(page: Page, locale: string, paths: readonly string[]) {
  const { settle } = watchPage(page);
  for (const path of paths) {
    await settle(`/${locale}${path}`);
    await expectNothingSticksOut(page);
  }
}

async function enter(page: Page, person: { email: string; password: string }, baseURL: string | undefined) {
  const token = await shopApi(baseURL)('login', { body: person });
  await page.context().addCookies([{ name: AUTH_COOKIE.name, value: token, url: baseURL }]);
}

for (const locale of LOCALES) {
  test(`with text of twice the size no page with a cart or a lesson is wider than a small phone in ${locale}`, async ({
    page,
    baseURL,
  }) => {
    test.setTimeout(300_000);
    await open(page, '/pt-BR/produtos/pasto-forte-seca-ureia');
    await page
      .getByRole('button', { name: /favoritos$/ })
      .first()
      .click();
    await addToCart(page);
    await enter(page, CUSTOMER, baseURL);
    await walk(page, locale, WITH_CART);
    await enter(page, STUDENT, baseURL);
    await walk(page, locale, LESSONS);
  });
}

test('with text of twice the size nothing sticks out on the way from the cart to the paid order', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const visitor = makeVisitor();
  await addToCart(page);
  await expectNothingSticksOut(page);
  await page.keyboard.press('Escape');
  await expect(cartDrawer(page)).toHaveCount(0);
  await open(page, '/pt-BR/resumo-do-pedido');
  await quoteFreight(page);
  await expectNothingSticksOut(page);
  await page.getByRole('textbox', { name: 'Cupom de desconto' }).fill('primeirococho');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remover o cupom PRIMEIROCOCHO' })).toBeVisible();
  await expectNothingSticksOut(page);
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click();
  await page.getByRole('button', { name: 'Confirmar meus dados' }).click();
  await expect(page.getByRole('textbox', { name: /Nome completo ou razão social/ })).toBeFocused();
  await expectNothingSticksOut(page);
  await registerInCheckout(page, visitor);
  await fillPayer(page, visitor);
  await expect(partHeading(page, 'Onde você quer receber?')).toBeFocused();
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
  await expectNothingSticksOut(page);
  await fillFarm(page, visitor.fullName);
  await page.getByRole('button', { name: /^Seu pedido/ }).click();
  await page.getByRole('radio', { name: /Cartão de crédito/ }).check();
  await fillCard(page, '4012001037141112');
  await expectNothingSticksOut(page);
  await page.getByRole('radio', { name: /Pix/ }).check();
  await payButton(page).click();
  const number = await placedNumber(page);
  for (const locale of LOCALES) {
    await walk(page, locale, [`/compra_realizada?pedido=${number}`, `/minha-conta/pedidos/${number}`]);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  }
});
