import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { NO_TRAITS } from '@/contract/list-options';
import { products, revalidations } from '@/server/db/schema';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp({ now: '2026-11-21T12:00:00Z' });
});
afterAll(() => shop.close());

const pagesOf = async (id: string) =>
  (await shop.services.db.select().from(revalidations).where(eq(revalidations.entityId, id))).map(
    ({ path }) => path,
  );

const priceOf = async (slug: string) => {
  const product = await shop.call()('getProduct', { params: { slug }, query: {} });
  return [product.variations[0]?.salePrice, product.flashSaleEndsAt];
};

it('asks the full price again once a flash sale is over, and leaves the other sales alone', async () => {
  const pack = { priceCents: 10_000, salePriceCents: 8_000 };
  const endsAt = new Date('2026-11-21T13:00:00Z');
  const flash = await makeProduct(shop.services.db, { flashSaleEndsAt: endsAt, variations: [pack] });
  const plain = await makeProduct(shop.services.db, { variations: [pack] });

  expect(await shop.services.managedProducts.endFlashSales(shop.clock.now())).toBe(0);
  expect(await priceOf(flash.slug)).toEqual([80, endsAt.toISOString()]);

  // Page and checkout ask the full price from its end on, also before the background work has come round.
  shop.clock.current = endsAt;
  expect(await priceOf(flash.slug)).toEqual([null, null]);
  const { totals } = await shop.call()('quoteCheckout', {
    body: { items: [{ variationId: `${flash.id}-v1`, quantity: 1 }], paymentMethod: 'boleto' },
  });
  expect(totals).toMatchObject({ subtotal: 100 });
  expect(await shop.services.managedProducts.endFlashSales(shop.clock.now())).toBe(1);
  expect(await priceOf(flash.slug)).toEqual([null, null]);
  expect(await pagesOf(flash.id)).toContain(`/produtos/${flash.slug}`);
  // The sitemap tells search engines that the page has changed.
  const [row] = await shop.services.db.select().from(products).where(eq(products.id, flash.id));
  expect(row?.updatedAt).toEqual(endsAt);
  expect(await priceOf(plain.slug)).toEqual([80, null]);
  expect(await shop.services.managedProducts.endFlashSales(shop.clock.now())).toBe(0);

  const list = await shop.call()('listProducts', {
    query: { categoria: [], peso: [], ...NO_TRAITS, emOferta: 'true' },
  });
  expect(list.items.map(({ slug }) => slug)).toEqual([plain.slug]);
});
