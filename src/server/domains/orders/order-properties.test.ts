import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  booksAlwaysAddUp,
  keysWorkOnce,
  noticesConverge,
  theServerPrices,
} from '@/testing/order-properties/order-properties';
import { runs } from '@/testing/runs';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const TIMEOUT_MS = 300_000;

let shop: TestApp;
beforeAll(async () => {
  shop = await makeTestApp();
});
afterAll(() => shop.close());

describe('orders, whatever happens to them', () => {
  it(
    'take every unit from somewhere and give it back once, count a coupon once, and go only the listed ways',
    () => booksAlwaysAddUp(shop, runs(15).numRuns),
    TIMEOUT_MS,
  );

  it(
    'cost what the server says, whatever the client sends',
    () => theServerPrices(shop, runs(20).numRuns),
    TIMEOUT_MS,
  );

  it(
    'come to the same end in whatever order and however often notices come, with one side effect',
    () => noticesConverge(shop, runs(20).numRuns),
    TIMEOUT_MS,
  );

  it(
    'are placed and charged once for a key, however often it comes',
    () => keysWorkOnce(shop, runs(12).numRuns),
    TIMEOUT_MS,
  );
});

it('the properties look at something: a unit that goes missing is found', async () => {
  const { checkBooks } = await import('@/testing/order-properties/check-books');
  const { makeWorld } = await import('@/testing/order-properties/order-world');
  const { variations } = await import('@/server/db/schema');
  const world = await makeWorld(shop);
  await world.byBuyer('POST', '/checkout/create', await world.orderBody('pix', 1));
  await checkBooks(world);
  await shop.services.db.update(variations).set({ stock: 3 });
  await expect(checkBooks(world)).rejects.toThrow();
});
