import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import type { CheckoutSnapshot, Coupon, FreightQuote } from '@/contract/schemas/checkout';
import type { ErrorBody } from '@/contract/errors';
import { makeCoupon } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

/** 900 g in a small box: the weight counts, not the volume. */
const SMALL = { shippingWeightGrams: 900, lengthCm: 10, widthCm: 10, heightCm: 10 };

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  const { db } = shop.services;
  await makeProduct(db, {
    id: 'sal',
    variations: [{ stock: 5, priceCents: 12_990, salePriceCents: 11_790 }],
  });
  await makeProduct(db, { id: 'leve', variations: [{ ...SMALL, priceCents: 5_990 }] });
  await makeProduct(db, { id: 'branca', variations: [{ buyOnlyLinhaBranca: true }] });
  await makeProduct(db, { id: 'restrito', saleClass: 'restrito' });
  await makeProduct(db, { id: 'receita', saleClass: 'receita' });
  await makeProduct(db, { id: 'esgotado', variations: [{ stock: 0 }] });
  await makeProduct(db, { id: 'alheio', brandIds: ['tropa-e-sela'] });
  await makeProduct(db, { id: 'rascunho', published: false });
  await makeCoupon(shop);
  await makeCoupon(shop, { code: 'VENCIDO', validUntil: new Date('2026-02-01T00:00:00Z') });
  await makeCoupon(shop, { code: 'CHEIO', maxUses: 3, usedCount: 3 });
  await makeCoupon(shop, { code: 'OUTRAMARCA', brandIds: ['tropa-e-sela'] });
  await makeCoupon(shop, {
    code: 'DECAVALO',
    applicability: { products: [], categories: ['equinos'], collections: [] },
  });
  await makeCoupon(shop, { code: 'DEMIL', minimumTotalCents: 100_000 });
});
afterAll(() => shop.close());

const line = (product: string, quantity = 1) => ({ variationId: `${product}-v1`, quantity });
const quote = async (body: object, token?: string) => {
  const response = await shop.request('POST', '/checkout/', { body, token });
  return { status: response.status, body: (await response.json()) as CheckoutSnapshot & ErrorBody };
};

describe('POST /checkout/', () => {
  it('prices a cart from the catalogue: sale price, coupon, freight, PIX and instalments', async () => {
    const { body } = await quote({
      items: [line('sal', 2)],
      couponCode: 'curral10',
      cep: '38010-000',
      freightService: 'transportadora',
      paymentMethod: 'pix',
    });
    expect(body.lines).toMatchObject([
      { quantity: 2, unitPrice: 117.9, listPrice: 129.9, total: 235.8, discount: 23.58, stock: 5 },
    ]);
    // 60 kg in zone A: 139.90 + ad valorem 0.94 of 235.80 + GRIS 2.50 + toll 4.50; PIX takes 5% of 212.22.
    expect(body.totals).toMatchObject({
      subtotal: 235.8,
      discount: 23.58,
      pixDiscount: 10.61,
      freight: 147.84,
      total: 349.45,
      totalWithPix: 349.45,
      weightGrams: 60_000,
    });
    expect(body.coupon).toMatchObject({ code: 'CURRAL10', discount: 0.1 });
    expect(body.installments).toHaveLength(7);
    expect(body.installments[5]).toMatchObject({ count: 6, value: 60.01, monthlyRate: 0 });
    expect(body.installments[6]).toMatchObject({ count: 7, monthlyRate: 0.0199, annualRate: 0.2668 });
    expect(body).toMatchObject({
      couponReason: null,
      warnings: [],
      paymentMethods: ['pix', 'boleto', 'credit_card'],
      simulated: true,
    });
  });

  it('names a line in the language asked for where there is a translation, and says which language it is', async () => {
    await makeProduct(shop.services.db, {
      id: 'traduzido',
      title: 'Seca',
      translations: { en: { title: 'Dry season' } },
    });
    const named = async (locale: string) =>
      (await quote({ items: [line('traduzido')], locale })).body.lines[0];
    expect(await named('en')).toMatchObject({ title: 'Dry season', titleLang: 'en' });
    expect(await named('ar')).toMatchObject({ title: 'Seca', titleLang: 'pt-BR' });
    expect(await named('xx')).toMatchObject({ title: 'Seca', titleLang: 'pt-BR' });
  });

  it('merges equal packs and prices them alike', async () => {
    const { body } = await quote({ items: [line('sal'), line('leve'), line('sal')] });
    expect(body.lines.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
      ['sal-v1', 2],
      ['leve-v1', 1],
    ]);
    expect(body.hash).toBe((await quote({ items: [line('leve'), line('sal', 2)] })).body.hash);
  });

  it('gives another hash when something priced changes, and the same when only the way to pay does', async () => {
    const base = { items: [line('leve')], cep: '38010000', freightService: 'economica' };
    const hash = async (body: object) => (await quote(body)).body.hash;
    const first = await hash(base);
    expect(await hash({ ...base, paymentMethod: 'boleto' })).toBe(first);
    expect(await hash({ ...base, items: [line('leve', 2)] })).not.toBe(first);
    expect(await hash({ ...base, freightService: 'expressa' })).not.toBe(first);
    expect(await hash({ ...base, couponCode: 'CURRAL10' })).not.toBe(first);
  });

  it('names what cannot be sold and charges nothing for it', async () => {
    const items = [
      line('sal', 9),
      line('esgotado'),
      line('restrito'),
      line('branca'),
      line('receita'),
      line('alheio'),
      line('rascunho'),
      line('nada'),
    ];
    const { body } = await quote({ items });
    const codes = Object.fromEntries(
      body.warnings.map(({ variationId, code, available }) => [
        variationId,
        available === null ? code : `${code} ${available}`,
      ]),
    );
    expect(codes).toEqual({
      'sal-v1': 'LESS_STOCK 5',
      'esgotado-v1': 'OUT_OF_STOCK 0',
      'restrito-v1': 'NOT_SOLD_ONLINE',
      'branca-v1': 'LINHA_BRANCA_ONLY',
      'receita-v1': 'PRESCRIPTION',
      'alheio-v1': 'UNKNOWN_ITEM',
      'rascunho-v1': 'UNKNOWN_ITEM',
      'nada-v1': 'UNKNOWN_ITEM',
    });
    expect(body.lines.map(({ variationId, quantity }) => [variationId, quantity])).toEqual([
      ['sal-v1', 5],
      ['receita-v1', 1],
    ]);
    expect(body.totals.subtotal).toBe(689.5);
  });

  it('sells linha branca to users with the permission', async () => {
    const { token } = await makeUser(shop.services, { permissions: ['linha_branca'] });
    const { body } = await quote({ items: [line('branca')] }, token);
    expect(body).toMatchObject({ warnings: [], lines: [{ variationId: 'branca-v1' }] });
  });

  it.each([
    ['VENCIDO', 'COUPON_EXPIRED'],
    ['CHEIO', 'COUPON_USED_UP'],
    ['OUTRAMARCA', 'COUPON_UNKNOWN'],
    ['NADA', 'COUPON_UNKNOWN'],
    ['DECAVALO', 'COUPON_NOT_APPLICABLE'],
    ['DEMIL', 'COUPON_MINIMUM_NOT_REACHED'],
  ])('prices on without the coupon %s and says %s', async (couponCode, couponReason) => {
    const { status, body } = await quote({ items: [line('leve')], couponCode });
    expect(status).toBe(200);
    expect(body).toMatchObject({ couponReason, totals: { discount: 0, total: 59.9 } });
  });

  it('says to the centavo what a cart lacks for the minimum of its coupon, and nothing once it is reached', async () => {
    const missing = async (quantity: number, couponCode = 'DEMIL') =>
      (await quote({ items: [line('leve', quantity)], couponCode })).body.couponMissing;
    expect(await missing(1)).toBe(940.1);
    expect(await missing(16)).toBe(41.6);
    expect(await missing(17)).toBeNull();
    expect(await missing(1, 'VENCIDO')).toBeNull();
  });

  it('never delivers for nothing to an unknown CEP', async () => {
    const { body } = await quote({ items: [line('leve')], cep: '78900-000', freightService: 'economica' });
    expect(body).toMatchObject({
      selectedFrete: null,
      freight: { reason: 'CEP_UNKNOWN', options: [{ service: 'retirada' }] },
    });
  });

  it.each([
    ['a price', { items: [{ ...line('leve'), price: 1 }] }],
    ['a total', { items: [line('leve')], total: 0 }],
    ['a discount', { items: [line('leve')], discount: -5 }],
    ['quantity -1', { items: [line('leve', -1)] }],
    ['quantity 0', { items: [line('leve', 0)] }],
    ['quantity 0.5', { items: [line('leve', 0.5)] }],
    ['quantity 1e9', { items: [line('leve', 1e9)] }],
    ['too many in two lines', { items: [line('leve', 900), line('leve', 900)] }],
    ['no items', { items: [] }],
  ])('refuses %s from a client', async (_what, body) => {
    expect(await quote(body)).toMatchObject({ status: 422, body: { errorCode: 'VALIDATION' } });
  });

  it('refuses text that no database can hold, and names the fields', async () => {
    const { status, body } = await quote({
      items: [{ variationId: 'a\0b', quantity: 1 }],
      couponCode: 'A\0B',
    });
    expect(status).toBe(422);
    expect(body).toMatchObject({ fields: { 'items.0.variationId': 'invalid', couponCode: 'invalid' } });
  });
});

describe('POST /frete/calculate', () => {
  const calculate = async (body: object) =>
    (await (await shop.request('POST', '/frete/calculate', { body })).json()) as FreightQuote;

  it('answers the vector of the table, in reais, with what is missing for free freight', async () => {
    const answer = await calculate({ cep: '38010-000', items: [line('leve')] });
    expect(answer.options.find(({ service }) => service === 'economica')).toMatchObject({
      price: 27.14,
      free: false,
    });
    expect(answer).toMatchObject({ state: 'MG', reason: null, missingForFree: 439.1 });
  });

  it('estimates packs that are sold out, and nothing for unknown packs', async () => {
    expect((await calculate({ cep: '38010000', items: [line('esgotado')] })).options.length).toBeGreaterThan(
      1,
    );
    expect(await calculate({ cep: '38010000', items: [line('nada')] })).toMatchObject({
      reason: 'FREIGHT_UNAVAILABLE',
      options: [{ service: 'retirada' }],
    });
  });

  it('refuses what is no CEP', async () => {
    const response = await shop.request('POST', '/frete/calculate', {
      body: { cep: '123', items: [line('leve')] },
    });
    expect(await response.json()).toMatchObject({ errorCode: 'VALIDATION', fields: { cep: 'cep' } });
  });
});

describe('GET /coupon/', () => {
  it('answers the coupon however the code was typed', async () => {
    const response = await shop.request('GET', '/coupon/?code=%20curral10');
    expect((await response.json()) as Coupon).toMatchObject({
      code: 'CURRAL10',
      discount: 0.1,
      minimumTotal: null,
    });
  });

  it.each([
    ['NADA', 404, 'COUPON_UNKNOWN'],
    ['OUTRAMARCA', 404, 'COUPON_UNKNOWN'],
    ['VENCIDO', 422, 'COUPON_EXPIRED'],
    ['CHEIO', 422, 'COUPON_USED_UP'],
  ])('refuses %s', async (code, status, errorCode) => {
    const response = await shop.request('GET', `/coupon/?code=${code}`);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errorCode });
  });
});

describe('a brand without a cart', () => {
  it('answers CART_DISABLED to every call of the checkout', async () => {
    const factory = await makeTestApp({ brand: linhaMatriz });
    const { token } = await makeUser(factory.services);
    const calls = [
      ['POST', '/checkout/'],
      ['POST', '/checkout/create'],
      ['POST', '/checkout/fake_payment/'],
      ['POST', '/frete/calculate'],
      ['GET', '/coupon/?code=X'],
    ] as const;
    for (const [method, path] of calls) {
      const response = await factory.request(method, path, { token, ...(method === 'POST' && { body: {} }) });
      expect(response.status, path).toBe(403);
      expect(await response.json()).toMatchObject({ errorCode: 'CART_DISABLED' });
    }
    await factory.close();
  });
});
