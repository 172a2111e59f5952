import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFailedPages } from './failed-pages';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A shop whose API can be away; the pages that were revalidated, in their order. */
function makeShop(broken: string[] = []) {
  const shop = { isAway: true, tried: 0, made: [] as string[] };
  const pages = createFailedPages(async (address) => {
    shop.tried += 1;
    if (shop.isAway || broken.includes(address)) {
      // As staticPage does when the page fails once more.
      pages.add(address);
      throw new Error('503');
    }
    shop.made.push(address);
  });
  return { shop, pages };
}

it('a page that failed while the API was away is revalidated within ten seconds of its return', async () => {
  const { shop, pages } = makeShop();
  pages.add('/pt-BR/shop');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop.made).toEqual([]);
  shop.isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shop.made).toEqual(['/pt-BR/shop']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(shop.made).toHaveLength(1);
});

it('an API that is away is asked for one page at a time, however many wait', async () => {
  const { shop, pages } = makeShop();
  for (let page = 0; page < 200; page += 1) pages.add(`/produtos/${page}`);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(shop.tried).toBe(10);
  shop.isAway = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(new Set(shop.made).size).toBe(200);
});

it('a page with a fault of its own holds up no other, and is given up', async () => {
  const { shop, pages } = makeShop(['/produtos/quebrado']);
  shop.isAway = false;
  pages.add('/produtos/quebrado');
  pages.add('/pt-BR/shop');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shop.made).toEqual(['/pt-BR/shop']);
  await vi.advanceTimersByTimeAsync(600_000);
  const { tried } = shop;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shop.tried).toBe(tried);
});
