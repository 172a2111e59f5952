import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { REVIEW_REQUEST_DAYS } from '@config/commerce';
import { orders, products, reviews } from '@/server/db/schema';
import { APPROVED_CARD, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY_MS = 86_400_000;
const LATER = new Date(NOW.getTime() + REVIEW_REQUEST_DAYS * DAY_MS);
let shop: TestApp;
let admin: string;
beforeAll(async () => {
  shop = await makeTestApp();
  admin = (await makeUser(shop.services, { admin: true })).token;
});
beforeEach(() => {
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

async function makeBought(variationIds: readonly string[]) {
  const { token, user } = await makeUser(shop.services);
  const { number, version } = await makeOrder(shop, token, '', {
    items: variationIds.map((variationId) => ({ variationId, quantity: 1 })),
    freightService: 'transportadora',
    paymentMethod: 'credit_card',
    card: APPROVED_CARD,
  });
  return { number, version, userId: user.id };
}
const makePacks = (count: number) =>
  makeProduct(shop.services.db, { variations: Array.from({ length: count }, () => ({ stock: 3 })) });

async function makeDelivered(
  changes: Partial<typeof orders.$inferInsert> = {},
  bought?: Awaited<ReturnType<typeof makeBought>>,
): Promise<string> {
  const { number, version } = bought ?? (await makeBought([`${(await makePacks(1)).id}-v1`]));
  if (changes.userId === null)
    await shop.services.db.update(orders).set(changes).where(eq(orders.number, number));
  let next = version;
  for (const state of ['picking', 'shipped', 'delivered']) {
    const answer = await shop.request('PATCH', `/order/${number}/state`, {
      token: admin,
      body: { state, version: next },
    });
    expect(answer.status).toBe(200);
    next += 1;
  }
  if (changes.userId !== null && Object.keys(changes).length > 0)
    await shop.services.db.update(orders).set(changes).where(eq(orders.number, number));
  return number;
}
const review = (userId: string, productId: string) =>
  shop.services.db.insert(reviews).values({
    ...{ id: `${userId}-${productId}`, userId, productId, author: 'Tereza P.', reviewScore: 5, text: 'Bom.' },
    ...{ status: 'pending', createdAt: NOW },
  });
async function mailsAbout(number: string) {
  await shop.services.outbox.sendDueMails();
  return shop.mailer.mails.filter(({ subject }) => subject === `Como foi o pedido ${number}?`);
}

it('a buyer is asked for a review once, some days after the delivery, with a way to each product', async () => {
  const number = await makeDelivered();
  const { orders: service } = shop.services;
  expect(await service.askForReviews(new Date(LATER.getTime() - 1))).toBe(0);
  expect(await service.askForReviews(LATER)).toBe(1);
  expect(await service.askForReviews(LATER)).toBe(0);
  const mails = await mailsAbout(number);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.html).toMatch(/\/produtos\/[\w-]+#avaliacoes/);
});

it('no one is asked about goods that go back, nor a guest, who has no account to write with', async () => {
  const returned = await makeDelivered({ withdrawalRequestedAt: NOW });
  const refunded = await makeDelivered({ state: 'refunded' });
  const guest = await makeDelivered({ userId: null });
  expect(await shop.services.orders.askForReviews(LATER)).toBe(0);
  for (const number of [returned, refunded, guest]) expect(await mailsAbout(number)).toEqual([]);
});

it('asks once about a product of which several packs were bought, and not about one with an own review', async () => {
  const [twice, reviewed] = [await makePacks(2), await makePacks(1)];
  const bought = await makeBought([`${twice.id}-v1`, `${twice.id}-v2`, `${reviewed.id}-v1`]);
  const number = await makeDelivered({}, bought);
  await review(bought.userId, reviewed.id);
  expect(await shop.services.orders.askForReviews(LATER)).toBe(1);
  const links = (await mailsAbout(number))[0]?.html.match(/\/produtos\/[\w-]+#avaliacoes/g);
  expect(links).toEqual([`/produtos/${twice.slug}#avaliacoes`]);
});

it('leads to a product by its slug of today', async () => {
  const product = await makePacks(1);
  const number = await makeDelivered({}, await makeBought([`${product.id}-v1`]));
  await shop.services.db.update(products).set({ slug: 'nome-novo' }).where(eq(products.id, product.id));
  expect(await shop.services.orders.askForReviews(LATER)).toBe(1);
  expect((await mailsAbout(number))[0]?.html).toContain('/produtos/nome-novo#avaliacoes');
});

it('writes no mail where all products have an own review already', async () => {
  const product = await makePacks(1);
  const bought = await makeBought([`${product.id}-v1`]);
  const number = await makeDelivered({}, bought);
  await review(bought.userId, product.id);
  expect(await shop.services.orders.askForReviews(LATER)).toBe(0);
  expect(await mailsAbout(number)).toEqual([]);
});

it.each([
  ['is no longer published', { published: false }],
  ['another brand alone shows', { brandIds: ['tropa-e-sela'] }],
])('asks nothing about a product that %s, which takes no review', async (_what, changes) => {
  const [gone, shown] = [await makePacks(1), await makePacks(1)];
  const both = await makeDelivered({}, await makeBought([`${gone.id}-v1`, `${shown.id}-v1`]));
  const alone = await makeDelivered({}, await makeBought([`${gone.id}-v1`]));
  await shop.services.db.update(products).set(changes).where(eq(products.id, gone.id));
  expect(await shop.services.orders.askForReviews(LATER)).toBe(1);
  const links = (await mailsAbout(both))[0]?.html.match(/\/produtos\/[\w-]+#avaliacoes/g);
  expect(links).toEqual([`/produtos/${shown.slug}#avaliacoes`]);
  expect(await mailsAbout(alone)).toEqual([]);
});
