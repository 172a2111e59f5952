import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { productPath } from '@config/routes';
import type { SelfExport } from '@/contract/schemas/people';
import {
  addresses,
  auditLog,
  consents,
  leads,
  favorites,
  orders,
  outbox,
  payments,
  rateLimits,
  revalidations,
  reviews,
  sessions,
  stockNotices,
  users,
} from '@/server/db/schema';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { TEST_PASSWORD, makeUser } from '@/testing/make-user';
import { rememberDevice } from '@/server/domains/users/sign-in/known-devices.repo';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  await shop.services.db.update(users).set({ admin: false });
  await shop.services.db.delete(rateLimits);
});

const exportOf = async (token: string) => {
  const answer = await shop.request('GET', '/user/self/export', { token });
  return { status: answer.status, body: (await answer.json()) as SelfExport };
};
const remove = (token: string | undefined, password = TEST_PASSWORD) =>
  shop.request('DELETE', '/user/self/', { token, body: { password } });

/** A user who left a trace of every kind, and the pack they ordered. */
async function makeTracedUser() {
  const { db, clock } = shop.services;
  const createdAt = clock.now();
  const made = await makeUser(shop.services, {
    fullName: 'Zulmira Traçado',
    phone: '(34) 99999-1111',
    document: '11144477735',
    marketingConsentAt: createdAt,
    representedByCode: 'CERRADO26',
  });
  const { user, token } = made;
  const product = await makeProduct(db, { variations: [{ stock: 10, shippingWeightGrams: 900 }] });
  const variationId = `${product.id}-v1`;
  const order = await makeOrder(shop, token, variationId);
  await shop.request('POST', '/user/self/address', {
    token,
    body: {
      recipient: 'Zulmira Traçado',
      postalCode: '38010000',
      state: 'MG',
      city: 'Uberaba',
      street: 'Rua do Curral',
      number: '12',
    },
  });
  await db.insert(favorites).values({ userId: user.id, productId: product.id, createdAt });
  await db.insert(reviews).values({
    id: randomUUID(),
    productId: product.id,
    userId: user.id,
    author: 'Zulmira T.',
    reviewScore: 5,
    text: 'O gado comeu tudo.',
    status: 'approved',
    createdAt,
  });
  const wish = { variationId, email: user.email, locale: 'pt-BR', createdAt };
  await db.insert(stockNotices).values([
    { ...wish, id: randomUUID(), brandId: 'boa-lida' },
    { ...wish, id: randomUUID(), brandId: 'tropa-e-sela', notifiedAt: createdAt, waitsBeside: true },
  ]);
  await db.insert(consents).values({
    id: randomUUID(),
    brandId: 'boa-lida',
    visitorId: 'aparelho-1',
    userId: user.id,
    policyVersion: '1',
    choices: { statistics: true },
    createdAt,
  });
  const message = {
    brandId: 'boa-lida',
    kind: 'contact' as const,
    name: 'Zulmira',
    locale: 'pt-BR',
    data: {},
  };
  await db.insert(leads).values([
    {
      ...message,
      id: randomUUID(),
      email: 'outra@cliente.example',
      userId: user.id,
      message: 'Da própria conta.',
      createdAt,
    },
    {
      ...message,
      id: randomUUID(),
      email: user.email,
      message: 'Sem entrar.',
      createdAt: new Date(createdAt.getTime() + 1),
    },
  ]);
  await shop.services.outbox.enqueueMail(db, {
    template: 'welcome',
    recipient: user.email,
    locale: 'pt-BR',
    data: { fullName: user.fullName },
    dedupeKey: `welcome:${user.id}`,
  });
  await rememberDevice(db, user.id, createdAt);
  return { ...made, order, product };
}
const finish = (number: string) =>
  shop.services.db.update(orders).set({ state: 'delivered' }).where(eq(orders.number, number));

describe('GET /user/self/export', () => {
  it('holds every trace of the person, and no secret', async () => {
    const { user, token, order, product } = await makeTracedUser();
    const { status, body } = await exportOf(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      user: { email: user.email, document: '11144477735', representedByCode: 'CERRADO26' },
      consents: { marketing: true, cookies: [{ choices: { statistics: true } }] },
      addresses: [{ city: 'Uberaba' }],
      orders: [{ number: order.number, payer: { document: '11144477735' }, history: [{ by: 'cliente' }] }],
      reviews: [{ productId: product.id, text: 'O gado comeu tudo.' }],
      favorites: [{ productId: product.id }],
      stockNotices: [{ notifiedAt: null }, { notifiedAt: null }],
      messages: [{ written: { message: 'Sem entrar.' } }, { written: { message: 'Da própria conta.' } }],
      sessions: [{ addressPrefix: '127.0.0.1' }],
      knownDevices: [{ createdAt: expect.any(String) as string }],
    });
    const text = JSON.stringify(body);
    const [session] = await shop.services.db.select().from(sessions).where(eq(sessions.userId, user.id));
    for (const secret of [user.passwordHash, token, session?.tokenHash ?? 'none'])
      expect(text).not.toContain(secret);
  });

  it('holds nothing of anybody else, needs a session, and is not made all day long', async () => {
    const { user } = await makeTracedUser();
    const { token } = await makeUser(shop.services);
    expect(JSON.stringify((await exportOf(token)).body)).not.toMatch(new RegExp(`${user.id}|Zulmira`));
    expect((await shop.request('GET', '/user/self/export')).status).toBe(401);
    for (let i = 1; i < 10; i += 1) await exportOf(token);
    expect((await exportOf(token)).status).toBe(429);
  });
});

describe('DELETE /user/self', () => {
  it('takes the person out, and leaves the order with its payer, the review without its author', async () => {
    const { user, token, order, product } = await makeTracedUser();
    const other = await shop.services.sessions.create(user, { agent: null, address: '::1' });
    await finish(order.number);
    const { db } = shop.services;
    const written = { customerNote: 'Portão da Tereza', internalNote: 'Mora só', withdrawalReason: 'Doente' };
    // The mail that asks for a review would still come.
    const due = { reviewDueAt: shop.clock.now() };
    await db
      .update(orders)
      .set({ ...written, ...due })
      .where(eq(orders.number, order.number));
    const [{ id: orderId } = { id: '' }] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(eq(orders.number, order.number));
    await db.insert(auditLog).values({
      at: shop.clock.current,
      action: 'order.move',
      entity: 'order',
      entityId: orderId,
      details: { number: order.number, note: 'Mora só' },
    });
    await db.delete(revalidations);
    expect((await remove(token)).status).toBe(200);
    // The page of the product showed the name under the review.
    const pages = await db.select({ path: revalidations.path }).from(revalidations);
    expect(pages).toContainEqual({ path: productPath(product.slug).replace(/\/$/, '') });
    const [row] = await db.select().from(users).where(eq(users.id, user.id));
    expect(row).toMatchObject({
      fullName: 'Conta excluída',
      email: `${user.id}@excluida.invalid`,
      phone: null,
      document: null,
      representedByCode: null,
      marketingConsentAt: null,
      deletedAt: shop.clock.current,
    });
    for (const table of [addresses, favorites])
      expect(await db.$count(table, eq(table.userId, user.id))).toBe(0);
    // The access records stay six months, without the device (Marco Civil, art. 15).
    expect(await db.select().from(sessions).where(eq(sessions.userId, user.id))).toMatchObject([
      { agent: null, revokedAt: shop.clock.current, addressPrefix: '127.0.0.1' },
      { agent: null, revokedAt: shop.clock.current },
    ]);
    expect(await db.$count(leads, eq(leads.userId, user.id))).toBe(0);
    expect(await db.$count(leads, eq(leads.email, user.email))).toBe(0);
    const audited = await db.select().from(auditLog).where(eq(auditLog.action, 'order.move'));
    expect(audited.map(({ details }) => details)).toEqual([{ number: order.number }]);
    expect(await db.$count(stockNotices, eq(stockNotices.email, user.email))).toBe(0);
    expect(await db.$count(outbox, eq(outbox.recipient, user.email))).toBe(0);
    expect(await db.$count(reviews, eq(reviews.userId, user.id))).toBe(0);
    expect(await db.select().from(reviews)).toContainEqual(
      expect.objectContaining({ author: 'Cliente', text: 'O gado comeu tudo.', userId: null }),
    );
    expect(await db.select().from(orders).where(eq(orders.number, order.number))).toMatchObject([
      {
        userId: user.id,
        payer: { fullName: 'Tereza Prado', document: '11144477735' },
        customerNote: null,
        internalNote: null,
        withdrawalReason: null,
        reviewDueAt: null,
      },
    ]);
    expect(await db.select().from(auditLog)).toContainEqual(
      expect.objectContaining({ action: 'user.delete', entityId: user.id, actorId: user.id }),
    );
    for (const old of [token, other])
      expect((await shop.request('GET', '/user/self/', { token: old })).status).toBe(401);
  });

  it('frees the e-mail for a new account', async () => {
    const { user, token } = await makeUser(shop.services);
    await remove(token);
    const answer = await shop.request('POST', '/auth/register', {
      body: { fullName: 'Outra Vez', email: user.email, password: 'porteira azul 7' },
    });
    expect(answer.status).toBe(200);
    const again = await exportOf((await answer.json()) as string);
    expect(again.body.orders).toEqual([]);
  });

  it('waits while an order is open or on its way back, or its money is, and changes nothing', async () => {
    const { user, token, order } = await makeTracedUser();
    const refused = async () => {
      const answer = await remove(token);
      expect(await answer.json()).toMatchObject({ errorCode: 'ORDERS_OPEN' });
      expect(answer.status).toBe(409);
    };
    await refused();
    await finish(order.number);
    await shop.services.db
      .update(orders)
      .set({ withdrawalRequestedAt: shop.clock.current, attention: 'withdrawal' })
      .where(eq(orders.number, order.number));
    await refused();
    await shop.services.db.update(orders).set({ attention: null }).where(eq(orders.number, order.number));
    await shop.services.db.update(payments).set({ status: 'refunding' });
    await refused();
    expect(await shop.services.db.select().from(users).where(eq(users.id, user.id))).toEqual([user]);
    expect((await shop.request('GET', '/user/self/', { token })).status).toBe(200);
  });

  it('goes on once staff took the flag off a withdrawal whose money did not go back', async () => {
    const { token, order } = await makeTracedUser();
    await finish(order.number);
    await shop.services.db
      .update(orders)
      .set({ withdrawalRequestedAt: shop.clock.current, attention: null })
      .where(eq(orders.number, order.number));
    expect((await remove(token)).status).toBeLessThan(300);
    expect((await shop.request('GET', '/user/self/', { token })).status).toBe(401);
  });

  it('needs the password, and a session', async () => {
    const { token } = await makeUser(shop.services);
    expect(await (await remove(token, 'errada')).json()).toMatchObject({ errorCode: 'PASSWORD_WRONG' });
    expect((await remove(undefined)).status).toBe(401);
    expect((await shop.request('DELETE', '/user/self/', { token, body: {} })).status).toBe(422);
    expect((await shop.request('GET', '/user/self/', { token })).status).toBe(200);
  });

  it('leaves one admin, also when the last two go at once', async () => {
    const pair = await Promise.all([1, 2].map(() => makeUser(shop.services, { admin: true })));
    const answers = await Promise.all(pair.map(({ token }) => remove(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await shop.services.db.$count(users, eq(users.admin, true))).toBe(1);
  });
});
