import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_FAVORITES } from '@/contract/schemas/users';
import { favorites } from '@/server/db/schema/users';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

let shop: TestApp;
let token: string;
const PATH = '/user/self/favorites';

beforeAll(async () => {
  shop = await makeTestApp();
  for (let i = 0; i <= MAX_FAVORITES; i += 1)
    await makeProduct(shop.services.db, { id: `f${i}`, categories: [], variations: [] });
  await makeProduct(shop.services.db, { id: 'hidden', published: false });
  await makeProduct(shop.services.db, { id: 'elsewhere', brandIds: ['tropa-e-sela'] });
});
afterAll(() => shop.close());
beforeEach(async () => {
  ({ token } = await makeUser(shop.services));
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
});

const add = async (productIds: string[], as = token) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + 1_000);
  const response = await shop.request('POST', PATH, { token: as, body: { productIds } });
  return (await response.json()) as { productIds: string[] };
};
const list = async (as = token) =>
  ((await (await shop.request('GET', PATH, { token: as })).json()) as { productIds: string[] }).productIds;

describe('favourites', () => {
  it('are the union of what every device adds, newest first', async () => {
    expect(await add(['f1', 'f2'])).toEqual({ productIds: ['f1', 'f2'] });
    expect(await add(['f3', 'f1'])).toEqual({ productIds: ['f3', 'f1', 'f2'] });
    expect(await add([])).toEqual({ productIds: ['f3', 'f1', 'f2'] });
    expect(await list()).toEqual(['f3', 'f1', 'f2']);
  });

  it('leave out what this shop does not show', async () => {
    expect(await add(['hidden', 'elsewhere', 'no-such', 'f1'])).toEqual({ productIds: ['f1'] });
  });

  it('are at most 200: the oldest gives way', async () => {
    await add(Array.from({ length: MAX_FAVORITES }, (_, i) => `f${i}`));
    const { productIds } = await add([`f${MAX_FAVORITES}`]);
    expect(productIds).toHaveLength(MAX_FAVORITES);
    expect(productIds[0]).toBe(`f${MAX_FAVORITES}`);
    expect(productIds).not.toContain(`f${MAX_FAVORITES - 1}`);
  });

  it('hold no product twice when two devices add at once', async () => {
    await Promise.all([add(['f1', 'f2']), add(['f2', 'f3'])]);
    expect((await list()).sort()).toEqual(['f1', 'f2', 'f3']);
  });

  it('are taken out one by one; one that is not there is no error', async () => {
    await add(['f1', 'f2']);
    expect((await shop.request('DELETE', `${PATH}/f1`, { token })).status).toBe(200);
    expect((await shop.request('DELETE', `${PATH}/f1`, { token })).status).toBe(200);
    expect(await list()).toEqual(['f2']);
  });

  it('are no one else’s, not even an admin’s', async () => {
    await add(['f1']);
    const { token: admin } = await makeUser(shop.services, { admin: true });
    expect(await list(admin)).toEqual([]);
    await shop.request('DELETE', `${PATH}/f1`, { token: admin });
    expect(await list()).toEqual(['f1']);
  });

  it('ask to sign in', async () => {
    expect((await shop.request('GET', PATH)).status).toBe(401);
    expect((await shop.request('POST', PATH, { body: { productIds: ['f1'] } })).status).toBe(401);
    expect((await shop.request('DELETE', `${PATH}/f1`)).status).toBe(401);
  });

  it.each([
    [{ productIds: Array.from({ length: MAX_FAVORITES + 1 }, () => 'f1') }],
    [{ productIds: ['f1'], userId: 'another-user' }],
    [{ productIds: [1] }],
  ])('refuse a bad list and keep nothing (%#)', async (body) => {
    const before = await shop.services.db.$count(favorites);
    expect((await shop.request('POST', PATH, { token, body })).status).toBe(422);
    expect(await shop.services.db.$count(favorites)).toBe(before);
  });
});

describe('GET /product/cards/', () => {
  const cards = async (query: string) =>
    ((await (await shop.request('GET', `/product/cards/?${query}`)).json()) as { id: string }[]).map(
      ({ id }) => id,
    );

  it('answers in the order asked for, without what this shop does not show', async () => {
    expect(await cards('id=f3&id=hidden&id=f1&id=elsewhere&id=no-such&id=f3')).toEqual(['f3', 'f1']);
    expect(await cards('')).toEqual([]);
  });

  it('refuses more than 48', async () => {
    const ids = Array.from({ length: 49 }, (_, i) => `id=f${i}`).join('&');
    expect((await shop.request('GET', `/product/cards/?${ids}`)).status).toBe(422);
  });
});
