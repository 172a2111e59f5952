import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { contract } from '@/contract/contract';
import { endpoints, type EndpointName } from '@/contract/endpoints';
import type { ProductCard } from '@/contract/schemas/catalog';
import { orders } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const PUBLIC = [
  'listFeaturedCategories',
  'listTopCollections',
  'listBrands',
  'listFeaturedProducts',
  'listTopSellers',
  'listOnSelling',
  'listRelatedProducts',
  'listBestSellers',
  'listNewArrivals',
  'getFlashSale',
] as const;
const sale = { priceCents: 10_000, salePriceCents: 9_000 };
const hour = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
  const { db } = shop.services;
  await makeProduct(db, { id: 'plain', soldCount: 5 });
  await makeProduct(db, { id: 'sold', soldCount: 50 });
  await makeProduct(db, { id: 'named', bestSeller: true, soldCount: 1 });
  await makeProduct(db, { id: 'chosen', featured: true });
  await makeProduct(db, { id: 'new', newArrival: true, createdAt: hour(-1) });
  await makeProduct(db, { id: 'older', newArrival: true, createdAt: hour(-2) });
  await makeProduct(db, { id: 'cheap', variations: [sale] });
  await makeProduct(db, { id: 'flash-late', flashSaleEndsAt: hour(5), variations: [sale] });
  await makeProduct(db, { id: 'flash-soon', flashSaleEndsAt: hour(2), variations: [sale] });
  await makeProduct(db, { id: 'flash-over', flashSaleEndsAt: hour(-1), variations: [sale] });
  const every = { featured: true, bestSeller: true, newArrival: true, soldCount: 99 };
  // On offer is only a pack that is sold out, or one that few may buy.
  const plain = { priceCents: 10_000, stock: 5 };
  await makeProduct(db, { id: 'offer-gone', variations: [plain, { ...sale, stock: 0 }] });
  await makeProduct(db, { id: 'offer-locked', variations: [plain, { ...sale, buyOnlyLinhaBranca: true }] });
  await makeProduct(db, { id: 'no-stock', ...every, variations: [{ ...sale, stock: 0 }] });
  await makeProduct(db, { id: 'unpublished', ...every, published: false, variations: [sale] });
  await makeProduct(db, { id: 'elsewhere', ...every, brandIds: ['linha-matriz'], variations: [sale] });
});
afterAll(() => shop.close());

const idsAt = async (path: string) =>
  ((await (await shop.request('GET', path)).json()) as ProductCard[]).map(({ id }) => id);

describe('the lists of products', () => {
  it.each([
    ['/products_featured.json', ['chosen']],
    ['/products_top_seller.json', ['sold', 'plain', 'named']],
    ['/products_best_seller.json?limit=3', ['named', 'sold', 'plain']],
    ['/products_new_arrival.json', ['new', 'older']],
    ['/products_on_selling.json', ['cheap', 'flash-late', 'flash-over', 'flash-soon']],
    ['/products_related.json?limit=3', ['named', 'sold', 'plain']],
    ['/products_related.json?limit=2&slug=sold', ['plain', 'named']],
    ['/products_related.json?limit=2&productId=sold', ['plain', 'named']],
    ['/products_related.json?limit=1&slug=no-such', ['named']],
  ])('%s holds what it says, in stock and shown here', async (path, ids) => {
    expect(await idsAt(path)).toEqual(ids);
  });

  it.each([
    ['/products_featured.json?except=chosen', []],
    ['/products_top_seller.json?except=sold&except=named', ['plain']],
    ['/products_best_seller.json?limit=2&except=named', ['sold', 'plain']],
    ['/products_new_arrival.json?except=new', ['older']],
    ['/products_on_selling.json?limit=2&except=cheap&except=flash-over', ['flash-late', 'flash-soon']],
    // What stands on no shelf changes nothing, whatever it is called.
    ['/products_featured.json?except=no-such&except=unpublished', ['chosen']],
    ["/products_featured.json?except=x')%20or%20('1'%3D'1", ['chosen']],
  ])('%s leaves out what stands elsewhere, and fills up', async (path, ids) => {
    expect(await idsAt(path)).toEqual(ids);
  });

  it('the flash sale ends with the first of what is left', async () => {
    const response = await shop.request('GET', '/products_flash_sale.json?except=flash-soon');
    expect(await response.json()).toMatchObject({
      endsAt: hour(5).toISOString(),
      items: [{ id: 'flash-late' }],
    });
  });

  it('the flash sale says when the first of it ends, and is empty after', async () => {
    const read = async () =>
      (await (await shop.request('GET', '/products_flash_sale.json')).json()) as {
        endsAt: string | null;
        items: ProductCard[];
      };
    const { endsAt, items } = await read();
    expect([endsAt, items.map(({ id }) => id)]).toEqual([
      hour(2).toISOString(),
      ['flash-soon', 'flash-late'],
    ]);
    shop.clock.current = hour(6);
    expect(await read()).toEqual({ endsAt: null, items: [] });
    shop.clock.current = NOW;
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=49', 'limit'],
    ['limit=many', 'limit'],
    ['locale=fr', 'locale'],
    ['except=', 'except.0'],
    ['except=%00', 'except.0'],
    [`except=${'p'.repeat(65)}`, 'except.0'],
    [Array.from({ length: 49 }, (_, index) => `except=p${index}`).join('&'), 'except'],
  ])('refuse %s', async (query, field) => {
    const response = await shop.request('GET', `/products_best_seller.json?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });
});

describe('every list answers what the contract says, for everybody alike', () => {
  let seeded: TestApp;
  beforeAll(async () => {
    seeded = await makeTestApp();
    await seedTestCatalog(seeded.services.db);
  }, 60_000);
  afterAll(() => seeded.close());

  it.each(PUBLIC)('%s', async (name) => {
    const response = await seeded.request('GET', `${endpoints[name].path}?locale=es&limit=5`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const body: unknown = await response.json();
    expect(contract[name].output.safeParse(body).error?.issues ?? []).toEqual([]);
    if (Array.isArray(body)) expect(body.length).toBeLessThanOrEqual(5);
  });

  it('a tile’s text is cut, and what a category’s page needs stays there', async () => {
    const call = seeded.call();
    const collections = await call('listTopCollections', { query: { limit: 48 } });
    const whole = await call('listCollections', { query: {} });
    expect(collections.map(({ id }) => id)).toEqual(whole.map(({ id }) => id));
    expect(Math.max(...collections.map(({ text }) => text.length))).toBeLessThanOrEqual(200);
    const categories = await call('listFeaturedCategories', { query: {} });
    expect(categories.length).toBeGreaterThan(3);
    for (const category of categories) expect(category).not.toHaveProperty('intro');
  });
});

it('the shops of the house are told with the own one first', async () => {
  const catalogue = await makeTestApp({ brand: linhaMatriz });
  const brands = (await (await catalogue.request('GET', '/brands.json')).json()) as { id: string }[];
  expect(brands.map(({ id }) => id)).toEqual(['linha-matriz', 'boa-lida', 'tropa-e-sela']);
  await catalogue.close();
});

describe('own orders', () => {
  const read = async (path: string, token?: string) => {
    const response = await shop.request('GET', path, { token });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const parse = (name: EndpointName, body: unknown) =>
    contract[name].output.safeParse(body).error?.issues ?? [];

  it('are the newest of the signed-in user, and of no one else', async () => {
    const mine = await makeUser(shop.services);
    const other = await makeUser(shop.services);
    await makeOrder(shop, other.token, 'plain-v1');
    const first = await makeOrder(shop, mine.token, 'plain-v1');
    await shop.services.db
      .update(orders)
      .set({ createdAt: hour(-3) })
      .where(eq(orders.number, first.number));
    const second = await makeOrder(shop, mine.token, 'plain-v1');
    const { body } = await read('/orders.json', mine.token);
    expect(parse('listRecentOwnOrders', body)).toEqual([]);
    expect(body).toMatchObject([{ number: second.number }, { number: first.number }]);
    expect((await read('/orders.json?limit=1', mine.token)).body).toMatchObject([{ number: second.number }]);
  });

  it('one by number is its owner’s alone, even before an admin', async () => {
    const mine = await makeUser(shop.services);
    const admin = await makeUser(shop.services, { admin: true, permissions: ['orders.read'] });
    const { number } = await makeOrder(shop, mine.token, 'plain-v1');
    const { status, body } = await read(`/order.json?number=${number}`, mine.token);
    expect(status).toBe(200);
    expect(parse('getOwnOrder', body)).toEqual([]);
    expect(await read(`/order.json?number=${number}`, admin.token)).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND' },
    });
    expect((await read('/order.json?number=no-such', mine.token)).status).toBe(404);
    expect((await read('/order.json', mine.token)).status).toBe(422);
  });

  it('ask to sign in', async () => {
    expect((await read('/orders.json')).status).toBe(401);
    expect((await read('/order.json?number=x')).status).toBe(401);
  });
});
