import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnReview } from '@/contract/schemas/reviews';
import type { ErrorBody } from '@/contract/errors';
import { orders, reviews } from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';
import { authorName } from './author-name';
import { insertReview } from './reviews.repo';
import { REVIEWS_PER_USER } from './reviews.service';

let shop: TestApp;
let buyer: Awaited<ReturnType<typeof makeUser>>;
let productId: string;

beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  buyer = await makeUser(shop.services, { fullName: 'tereza de Almeida prado' });
  productId = (await makeProduct(shop.services.db)).id;
});

async function receive(state: 'delivered' | 'shipped' | 'refunded' = 'delivered', token = buyer.token) {
  const { number } = await makeOrder(shop, token, `${productId}-v1`);
  await shop.services.db.update(orders).set({ state }).where(eq(orders.number, number));
}
const planBody = (fields: object = {}) => ({
  productId,
  reviewScore: 4,
  title: 'Bom no cocho',
  text: 'O gado aceitou bem desde o primeiro dia.',
  ...fields,
});
const answerOf = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as OwnReview & ErrorBody,
});
const post = async (body: object = planBody(), token: string | undefined = buyer.token) =>
  answerOf(await shop.request('POST', '/product/reviews/', { body, token }));
const own = async (token: string | undefined = buyer.token, id = productId) =>
  answerOf(await shop.request('GET', `/product/reviews/own?productId=${id}`, { token }));
const publicReviews = async () =>
  (await (await shop.request('GET', `/product/reviews/?productId=${productId}`)).json()) as { total: number };
const publicRating = async () =>
  (await (await shop.request('GET', `/product/${productId}`)).json()) as {
    rating: object;
    ratingDistribution: number[];
  };

describe('reviewing a product', () => {
  it('is for customers who received it: stored as pending, under first name and initial, and shown once approved', async () => {
    expect((await own()).body).toEqual({ canReview: false, reason: 'NOT_RECEIVED', review: null });
    await receive();
    expect((await own()).body).toEqual({ canReview: true, reason: null, review: null });
    const posted = await post();
    expect(posted.status).toBe(201);
    expect(posted.body).toMatchObject({
      canReview: false,
      reason: 'ALREADY_REVIEWED',
      review: { author: 'tereza P.', reviewScore: 4, verified: true, status: 'pending' },
    });
    expect((await own()).body).toEqual(posted.body);
    expect((await publicReviews()).total).toBe(0);
    expect(await publicRating()).toMatchObject({
      rating: { totalReviews: 0 },
      ratingDistribution: [0, 0, 0, 0, 0],
    });

    await shop.services.db
      .update(reviews)
      // Half past nine in the evening in São Paulo.
      .set({ status: 'approved', createdAt: new Date('2026-11-11T00:30:00Z') })
      .where(eq(reviews.productId, productId));
    expect(await publicReviews()).toMatchObject({
      total: 1,
      items: [{ author: 'tereza P.', date: '2026-11-10' }],
    });
    expect(await publicRating()).toMatchObject({
      rating: { totalReviews: 1, averageRating: 4 },
      ratingDistribution: [0, 1, 0, 0, 0],
    });
  });

  it.each(['shipped', 'refunded'] as const)('is refused while the order is %s', async (state) => {
    await receive(state);
    expect(await post()).toMatchObject({ status: 403, body: { errorCode: 'REVIEW_NOT_ALLOWED' } });
  });

  it('is refused to an admin who received nothing, and with what another person received', async () => {
    await receive();
    const { token } = await makeUser(shop.services, { admin: true });
    expect(await post(planBody(), token)).toMatchObject({
      status: 403,
      body: { errorCode: 'REVIEW_NOT_ALLOWED' },
    });
  });

  it('happens once, also when two arrive at once or the first was rejected', async () => {
    await receive();
    const answers = await Promise.all([post(), post(), post()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await shop.services.db.$count(reviews, eq(reviews.productId, productId))).toBe(1);
    await shop.services.db
      .update(reviews)
      .set({ status: 'rejected' })
      .where(eq(reviews.productId, productId));
    expect(await post()).toMatchObject({ status: 409, body: { errorCode: 'REVIEW_EXISTS' } });
  });

  it('keeps markup as the text it is', async () => {
    await receive();
    const text = '<img src=x onerror=alert(1)> muito bom';
    expect((await post(planBody({ text }))).body.review?.text).toBe(text);
  });

  it.each([
    [{ reviewScore: 0 }, 'reviewScore'],
    [{ reviewScore: 6 }, 'reviewScore'],
    [{ reviewScore: 4.5 }, 'reviewScore'],
    [{ text: 'curto' }, 'text'],
    [{ text: 'x'.repeat(2_001) }, 'text'],
    [{ status: 'approved' }, 'status'],
    [{ author: 'Outra Pessoa' }, 'author'],
  ])('refuses %j and keeps nothing', async (fields, field) => {
    await receive();
    const { status, body } = await post(planBody(fields));
    expect([status, body.errorCode, Object.keys(body.fields ?? {})]).toEqual([422, 'VALIDATION', [field]]);
    expect(await shop.services.db.$count(reviews, eq(reviews.productId, productId))).toBe(0);
  });

  it('asks to sign in, and knows no product that the shop does not show', async () => {
    expect(
      (await answerOf(await shop.request('POST', '/product/reviews/', { body: planBody() }))).status,
    ).toBe(401);
    expect((await shop.request('GET', `/product/reviews/own?productId=${productId}`)).status).toBe(401);
    const hidden = await makeProduct(shop.services.db, { published: false });
    expect(await post(planBody({ productId: hidden.id }))).toMatchObject({ status: 404 });
    expect(await own(buyer.token, hidden.id)).toMatchObject({
      status: 404,
      body: { errorCode: 'NOT_FOUND' },
    });
  });

  it('is refused by the database itself where another way in wrote one meanwhile', async () => {
    await receive();
    expect((await post()).status).toBe(201);
    const [row] = await shop.services.db.select().from(reviews).where(eq(reviews.productId, productId));
    if (!row) throw new Error('The review was not stored');
    expect(await insertReview(shop.services.db, { ...row, id: 'second' })).toBeNull();
    expect(await post()).toMatchObject({ status: 409, body: { errorCode: 'REVIEW_EXISTS' } });
  });

  it('is slowed down after ten tries in an hour', async () => {
    for (let i = 0; i < REVIEWS_PER_USER.limit; i += 1) expect((await post()).status).toBe(403);
    expect(await post()).toMatchObject({ status: 429, body: { errorCode: 'RATE_LIMITED' } });
  });
});

it.each([
  ['Tereza Prado', 'Tereza P.'],
  ['  João   da Silva  ', 'João S.'],
  ['Iracema', 'Iracema'],
  ['Ana ávila', 'Ana Á.'],
])('%s is shown as %s', (fullName, shown) => {
  expect(authorName(fullName)).toBe(shown);
});
