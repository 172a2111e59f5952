import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { linhaMatriz } from '@config/brands/linha-matriz';
import { tropaESela } from '@config/brands/tropa-e-sela';
import type { Call } from '@/client/make-call';
import { createQueryClient } from '@/client/query';
import type { EndpointName } from '@/contract/endpoints';
import { homeQuery, type Home } from '@/features/catalog/home/home.queries';
import { testimonials } from '@/server/db/schema/content';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';

let database: TestDatabase;
let shop: TestApp;
beforeAll(async () => {
  database = await makeTestDatabase();
  await seedTestCatalog(database.db);
  shop = await makeTestApp({ database });
}, 60_000);
afterAll(() => shop.close());

const load = (call: Call) => createQueryClient(call).query({ ...homeQuery(call, 'en'), retry: false });
const shelvesOf = ({ flashSale, bestSellers, newArrivals, featured, onSale }: Home) => [
  flashSale?.items ?? [],
  bestSellers,
  newArrivals,
  featured,
  onSale,
];

describe('the home page, put together from the JSON lists', () => {
  it.each([undefined, tropaESela, linhaMatriz])(
    'has something on its shelves for every brand',
    async (brand) => {
      const home = await load((await makeTestApp({ brand, database })).call());
      expect(home.categories.length).toBeGreaterThan(3);
      expect(home.bestSellers.length).toBeGreaterThan(0);
      expect(home.featured.length).toBeGreaterThan(0);
      expect(home.collections.length).toBeGreaterThan(0);
      expect(home.testimonials.length).toBeGreaterThan(0);
      expect(home.hero.lang).toBe('en');
    },
  );

  it('puts no product on two shelves, and four on each while there are that many', async () => {
    const shelves = shelvesOf(await load(shop.call()));
    const ids = shelves.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(shelves.map(({ length }) => length)).toEqual([4, 4, 4, 4, 4]);
  });

  it('fills every row of a shop for horses', async () => {
    const home = await load((await makeTestApp({ brand: tropaESela, database })).call());
    expect(shelvesOf(home).map(({ length }) => length)).toEqual([2, 4, 4, 4, 4]);
  });

  it('shows each list in its own order, without what a shelf above has', async () => {
    const home = await load(shop.call());
    const above = home.flashSale?.items.map(({ id }) => id) ?? [];
    const best = await shop.call()('listBestSellers', { query: { locale: 'en', limit: 20 } });
    expect(home.bestSellers).toEqual(best.filter(({ id }) => !above.includes(id)).slice(0, 4));
  });

  it('shows the testimonial that was written last, and the others in the order of the demonstration', async () => {
    const { testimonials: before } = await load(shop.call());
    const one = { author: 'Rita', role: '', city: 'Uberaba', state: 'MG', rating: 5, text: 'Chegou.' };
    const createdAt = new Date('2099-01-01T00:00:00Z');
    await database.db
      .insert(testimonials)
      .values({ ...one, id: 'zz-ultimo', brandIds: ['boa-lida'], createdAt });
    const { testimonials: after } = await load(shop.call());
    await database.db.delete(testimonials).where(eq(testimonials.id, 'zz-ultimo'));
    expect(before.map(({ id }) => id)).toEqual(before.map(({ id }) => id).toSorted());
    expect(after.map(({ id }) => id)).toEqual(['zz-ultimo', ...before.slice(0, 5).map(({ id }) => id)]);
  });

  it('has no flash sale when its time is over', async () => {
    shop.clock.current = new Date('2026-11-25T12:00:00Z');
    const { flashSale } = await load(shop.call());
    shop.clock.current = new Date('2026-11-21T12:00:00Z');
    expect(flashSale).toBeNull();
  });

  it('asks every list once, however much it shows', async () => {
    const asked: EndpointName[] = [];
    const real = shop.call();
    const counting: Call = (name, ...rest) => {
      asked.push(name);
      return real(name, ...rest);
    };
    await load(counting);
    expect(asked.sort()).toEqual([
      'getFlashSale',
      'getHomeHero',
      'listBestSellers',
      'listFeaturedCategories',
      'listFeaturedProducts',
      'listNewArrivals',
      'listOnSelling',
      'listTestimonials',
      'listTopCollections',
    ]);
  });
});
