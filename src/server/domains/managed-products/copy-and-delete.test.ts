import { eq } from 'drizzle-orm';
import { products } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makePackBody } from '@/testing/make-product-body';
import { makeUser } from '@/testing/make-user';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeProduct } from '@/testing/make-product';
import { makeProductEditor } from '@/testing/make-product-editor';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const START = '2026-11-21T12:00:00Z';
let shop: TestApp;
let editor: Awaited<ReturnType<typeof makeProductEditor>>;

beforeAll(async () => {
  shop = await makeTestApp({ now: START });
  await makeProduct(shop.services.db, { id: 'velho' });
});
beforeEach(async () => {
  shop.clock.current = new Date(START);
  editor = await makeProductEditor(shop);
});
afterAll(() => shop.close());

describe('a copy', () => {
  it('is a draft under another slug and other SKUs, without stock, GTIN or sale', async () => {
    const original = await editor.create({
      flashSaleEndsAt: '2026-12-24T00:00:00Z',
      variations: [makePackBody({ stock: 9, gtin13: '7891234567895', salePrice: 80 })],
    });
    const copies = [];
    for (const _copy of [1, 2])
      copies.push(await editor.read(await editor.send('POST', `/product/all/${original.id}/duplicate`)));
    const [first, second] = copies;
    expect(first).toMatchObject({ state: 'draft', slug: `${original.slug}-copia`, flashSaleEndsAt: null });
    expect(first?.variations).toMatchObject([{ stock: 0, gtin13: null, price: 100, salePrice: null }]);
    expect(second?.slug).toBe(`${original.slug}-copia-2`);
    const skus = [original, ...copies].map(({ variations }) => variations[0]?.sku);
    expect(new Set(skus).size).toBe(3);
  });

  it('of nothing is not found', async () => {
    expect((await editor.send('POST', '/product/all/nao-ha/duplicate')).status).toBe(404);
  });
});

describe('a product that is taken away', () => {
  it('is gone from the shop', async () => {
    const { id, slug } = await editor.create();
    expect((await editor.send('DELETE', `/product/all/${id}`)).status).toBe(204);
    expect((await shop.request('GET', `/product/${slug}`)).status).toBe(404);
    expect(await shop.services.db.$count(products, eq(products.id, id))).toBe(0);
    expect(await editor.lastAudit(id)).toMatchObject({ action: 'product.delete' });
    expect((await editor.send('DELETE', `/product/all/${id}`)).status).toBe(404);
  });

  it('stays when an order names it', async () => {
    const product = await editor.create({ variations: [makePackBody({ stock: 5 })] });
    const buyer = await makeUser(shop.services);
    await makeOrder(shop, buyer.token, product.variations[0]?.id ?? '');
    const response = await editor.send('DELETE', `/product/all/${product.id}`);
    expect(response.status).toBe(409);
    expect(await editor.codeOf(response)).toBe('IN_USE');
  });
});
