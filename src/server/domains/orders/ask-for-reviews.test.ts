import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { REVIEW_REQUEST_DAYS } from '@config/commerce';
import { orders } from '@/server/db/schema';
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

async function makeDelivered(changes: Partial<typeof orders.$inferInsert> = {}): Promise<string> {
  const { token } = await makeUser(shop.services);
  const product = await makeProduct(shop.services.db, { variations: [{ stock: 3 }] });
  const { number, version } = await makeOrder(shop, token, `${product.id}-v1`, {
    paymentMethod: 'credit_card',
    card: APPROVED_CARD,
  });
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
