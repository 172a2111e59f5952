import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boaLida } from '@config/brands/boa-lida';
import { priceFreight } from '@/server/domains/freight/freight-quote';
import { tableFreight } from '@/server/ports/freight/table-freight';
import type { CartLine } from './cart-lines';
import type { CouponRow } from './checkout.repo';
import { priceLines, type QuoteFreight } from './price-checkout';
import { runs } from '@/testing/runs';

const quoteFreight: QuoteFreight = (parcel, place) =>
  priceFreight(tableFreight, boaLida.commerce.freeFreight, parcel, place);

const SACK: CartLine = {
  variationId: 'p1-v1',
  productId: 'p1',
  collectionId: null,
  slug: 'p1',
  title: 'Mineral',
  titleLang: 'pt-BR',
  catalogueTitle: 'Mineral',
  presentation: 'Saco 25 kg',
  picture: null,
  categories: [],
  quantity: 1,
  unitPriceCents: 12_990,
  listPriceCents: 12_990,
  stock: 999,
  weightGrams: 25_000,
  lengthCm: 60,
  widthCm: 40,
  heightCm: 12,
  saleClass: 'livre',
};
const line: fc.Arbitrary<CartLine> = fc
  .record({
    productId: fc.constantFrom('p1', 'p2', 'p3'),
    quantity: fc.integer({ min: 1, max: 6 }),
    unitPriceCents: fc.integer({ min: 500, max: 30_000 }),
    weightGrams: fc.integer({ min: 100, max: 30_000 }),
    lengthCm: fc.integer({ min: 1, max: 100 }),
  })
  .map((drawn) => ({ ...SACK, ...drawn, variationId: `${drawn.productId}-v1` }));

const couponOf = (discount: number, products: string[]): CouponRow => ({
  id: 'c1',
  code: 'PROVA',
  description: 'Prova',
  brandIds: [],
  kind: 'percent',
  amountCents: null,
  allProducts: false,
  firstPurchaseOnly: false,
  discount,
  applicability: { products, categories: [], collections: [] },
  validFrom: new Date(0),
  validUntil: new Date(8e12),
  minimumTotalCents: null,
  maxUses: null,
  usedCount: 0,
  maxUsesPerUser: null,
  version: 1,
  active: true,
});
const coupon = fc
  .tuple(fc.integer({ min: 1, max: 10_000 }), fc.subarray(['p1', 'p2', 'p3'], { minLength: 1 }))
  .map(([tenThousandths, products]) => couponOf(tenThousandths / 10_000, products));

const place = fc.record({
  cep: fc.constantFrom('38010000', '01001000', '74000000', '20000000', '69005000'),
  rural: fc.boolean(),
  freightService: fc.constantFrom('economica', 'expressa', 'transportadora', 'agencia', 'retirada'),
});

const price = (lines: CartLine[], terms: CouponRow | null, where: { cep: string; freightService: string }) =>
  priceLines(
    { brand: boaLida, quoteFreight },
    { lines, known: lines, warnings: [] },
    { coupon: terms, reason: null },
    where,
  );

describe('a priced cart', () => {
  it('never costs less when its coupon is removed, freight and free freight included', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        coupon,
        place,
        async (lines, terms, where) => {
          const [withCoupon, without] = [await price(lines, terms, where), await price(lines, null, where)];
          expect(without.freight).toEqual(withCoupon.freight);
          expect(without.totals.totalCents).toBe(
            withCoupon.totals.totalCents + withCoupon.goods.discountCents,
          );
          expect(without.totals.totalWithPixCents).toBeGreaterThanOrEqual(
            withCoupon.totals.totalWithPixCents,
          );
        },
      ),
      runs(500),
    );
  });

  it('is its goods less the coupon and PIX, which takes its part of what the coupon left, and the freight whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        fc.option(coupon),
        place,
        async (lines, terms, where) => {
          const { goods, totals, selected } = await price(lines, terms, where);
          const goodsCents = goods.subtotalCents - goods.discountCents;
          expect(totals.freightCents).toBe(selected?.priceCents ?? 0);
          expect(totals.totalCents).toBe(goodsCents + totals.freightCents);
          const exact = (BigInt(goodsCents) * 5n * 2n + 100n) / 200n;
          expect(BigInt(totals.pixDiscountCents)).toBe(exact);
          expect(totals.totalWithPixCents).toBe(totals.totalCents - totals.pixDiscountCents);
          expect(totals.totalWithPixCents).toBeGreaterThanOrEqual(totals.freightCents);
        },
      ),
      runs(500),
    );
  });

  it('keeps the free freight that R$ 500 of goods earned when a coupon takes them to R$ 495', async () => {
    const sack = [{ ...SACK, unitPriceCents: 50_000 }];
    const where = { cep: '38010000', freightService: 'economica' };
    const priced = await price(sack, couponOf(0.01, ['p1']), where);
    expect(priced.selected).toMatchObject({ free: true, priceCents: 0 });
    expect(priced.totals.totalCents).toBe(49_500);
  });
});
