import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { AUTH_COOKIE } from '@config/commerce';
import { FULL_LAYOUT } from '@config/document/document-attributes';
import { findPortuguese } from '@/testing/texts/find-portuguese';
import { fillPayer, quoteFreight } from './support/checkout';
import { watchPage } from './support/page-faults';
import { addToCart, makeVisitor, open, SALT } from './support/shop';
import { findPack, shopApi } from './support/shop-api';
import { test } from './support/test';

test.use({ reducedMotion: 'reduce' });

/**
 * Whether the acquirer is a real one. The acquirer of the tests is used with
 * `PAYMENT_GATEWAY=getnet npm run e2e -- e2e/one-language.spec.ts`; pictures go to SHOTS_DIR when that is set.
 */
const IS_CHARGED = process.env.PAYMENT_GATEWAY === 'getnet';
const { SHOTS_DIR } = process.env;
/** Pages whose sentences are all there in the reader's language. */
const TRANSLATED = ['en', 'ar'];
const LOCALES = IS_CHARGED ? ['pt-BR', 'es', 'he', ...TRANSLATED] : TRANSLATED;
const SIMULATION = /simul|demonstra(?:ção|tion|ción)|pretend|تجريب|محاكاة|מדומ|הדגמה/i;
const PHONE = { width: 360, height: 780 };
const DESKTOP = { width: 1280, height: 800 };

interface CatalogueEntry {
  displayInfo: { title: string };
  packshot: { lineName?: string };
  translations?: Record<string, { title?: string }>;
  variations: { presentation: string }[];
}

/** Names of products, lines and packs, which labels cannot mark with a language. */
const NAMES = (JSON.parse(readFileSync('demo/products.json', 'utf8')) as CatalogueEntry[])
  .flatMap(({ displayInfo, packshot, translations = {}, variations }) => [
    ...[displayInfo.title, packshot.lineName ?? '', ...variations.map(({ presentation }) => presentation)],
    ...Object.values(translations).map(({ title = '' }) => title),
  ])
  // Who receives a PIX is who the acquirer of the tests knows.
  .concat('EMPRESA DE TESTE LTDA')
  .filter(Boolean)
  .sort((one, other) => other.length - one.length);

/** Checks the texts of a page: no word of another language, and none of a simulation with a real acquirer. */
async function expectPlain(page: Page, locale: string, name: string) {
  const said = await page.locator('body').innerText();
  if (IS_CHARGED) expect.soft(said.match(SIMULATION)?.[0], `${name} in ${locale}`).toBeUndefined();
  if (TRANSLATED.includes(locale))
    expect
      .soft(await page.locator('body').evaluate(findPortuguese, NAMES), `${name} in ${locale}`)
      .toEqual([]);
  if (!SHOTS_DIR || ['es', 'he'].includes(locale)) return;
  await page.evaluate((whole) => document.documentElement.setAttribute(whole, ''), FULL_LAYOUT);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${SHOTS_DIR}/${name}-${locale}-${viewport.width}.png`, fullPage: true });
  }
  await page.setViewportSize(DESKTOP);
}

/**
 * Places an order of one pack with each payment method, paid by card alone.
 * @returns their numbers, the buyer and the buyer's token
 */
async function placeOrders(baseURL: string | undefined) {
  const visitor = makeVisitor();
  const { fullName, email, password, document } = visitor;
  const token = await shopApi(baseURL)('register', { body: { fullName, email, password } });
  const buyer = shopApi(baseURL, token);
  const { variationId } = await findPack(baseURL, SALT.slug, SALT.pack);
  const card = { number: '4012001037141112', holder: 'JOANA PRATES', expiry: '12/30', cvv: '123' };
  const address = {
    ...{ recipient: fullName, postalCode: '38010-000', state: 'MG' as const, city: 'Uberaba' },
    ...{ district: 'Centro', street: 'Rua do Curral', number: '12' },
  };
  const numbers: Record<string, string> = {};
  for (const paymentMethod of ['pix', 'boleto', 'credit_card'] as const) {
    const items = [{ variationId, quantity: 1 }];
    const quote = { items, paymentMethod, freightService: 'economica', cep: address.postalCode };
    const { hash } = await buyer('quoteCheckout', { body: quote });
    const { cep: _, ...order } = quote;
    const body = { ...order, hash, address, payer: { fullName, document } };
    const { number } = await buyer(
      'createOrder',
      { body: paymentMethod === 'credit_card' ? { ...body, card } : body },
      { headers: { 'Idempotency-Key': randomUUID() } },
    );
    numbers[paymentMethod] = number;
  }
  return { token, numbers, visitor };
}

for (const locale of LOCALES) {
  test(`the product page, the checkout and the questions say no word of another language in ${locale}, nor of a simulation where money is real`, async ({
    page,
  }) => {
    test.slow();
    const { settle } = watchPage(page);
    await settle(`/${locale}/produtos/${SALT.slug}`);
    await expectPlain(page, locale, 'product');
    await settle(`/${locale}/faq`);
    if (IS_CHARGED) expect(await page.locator('body').innerText()).not.toMatch(SIMULATION);
    await addToCart(page);
    await settle(`/${locale}/resumo-do-pedido`);
    await expectPlain(page, locale, 'cart');
    // What is typed and chosen is preserved when the language changes.
    await open(page, '/pt-BR/definir-entrega');
    await quoteFreight(page);
    await settle(`/${locale}/definir-entrega`);
    await expectPlain(page, locale, 'delivery');
    await open(page, '/pt-BR/definir-entrega');
    await quoteFreight(page);
    await page.getByRole('radio', { name: /Retirar na loja/ }).check();
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeVisible();
    await settle(`/${locale}/finalizar_compra`);
    await expectPlain(page, locale, 'account');
  });

  test(`the payment and the order say no word of another language in ${locale}, nor of a simulation where money is real`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const { token, numbers, visitor } = await placeOrders(baseURL);
    await page.context().addCookies([{ name: AUTH_COOKIE.name, value: token, url: baseURL }]);
    const { settle } = watchPage(page);
    for (const [method, number] of Object.entries(numbers)) {
      await settle(`/${locale}/compra_realizada?pedido=${number}`);
      await expect(page.getByText(number).first()).toBeVisible();
      await expectPlain(page, locale, `done-${method}`);
      await settle(`/${locale}/minha-conta/pedidos/${number}`);
      await expectPlain(page, locale, `order-${method}`);
    }
    await settle(`/${locale}/minha-conta/pedidos`);
    await expectPlain(page, locale, 'orders');

    await addToCart(page);
    await open(page, '/pt-BR/definir-entrega');
    await quoteFreight(page);
    await page.getByRole('radio', { name: /Retirar na loja/ }).check();
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeVisible();
    await fillPayer(page, visitor);
    await settle(`/${locale}/finalizar_compra`);
    for (const index of [0, 1, 2]) {
      await page.getByRole('main').getByRole('radio').nth(index).check();
      await expectPlain(page, locale, `payment-${index}`);
    }
  });
}
