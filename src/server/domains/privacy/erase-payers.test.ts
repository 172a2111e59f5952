import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, orderHistory, orderLines, orders, payments, users } from '@/server/db/schema';
import { insertOrder } from '@/testing/insert-order';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

const DAY = 86_400_000;
const NOW = new Date('2026-11-21T12:00:00Z');
let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

describe('an order of a closed account or a guest', () => {
  it('keeps its payer for six years and its amounts for good; one of an open account stays as it is', async () => {
    const { db, retention } = shop.services;
    const product = await makeProduct(db, { variations: [{ stock: 10, shippingWeightGrams: 900 }] });
    const people = await Promise.all([1, 2, 3].map(() => makeUser(shop.services)));
    const numbers: string[] = [];
    for (const { token } of people) numbers.push((await makeOrder(shop, token, `${product.id}-v1`)).number);
    const [closed = '', , guest = ''] = people.map(({ user }) => user.id);
    await db.update(users).set({ deletedAt: NOW }).where(eq(users.id, closed));
    await db.update(orders).set({ userId: null }).where(eq(orders.userId, guest));
    const read = async (number = '') => {
      const [row] = await db.select().from(orders).where(eq(orders.number, number));
      const isOfIt = eq(payments.orderId, row?.id ?? '');
      const attempts = await db.select().from(payments).where(isOfIt);
      return { ...row, pix: attempts.map(({ pix }) => pix !== null), amount: attempts[0]?.amountCents };
    };
    const before = await read(numbers[0]);
    shop.clock.current = new Date(NOW.getTime() + 6 * 365 * DAY);
    await retention.forgetRows();
    expect(await read(numbers[0])).toEqual(before);
    shop.clock.current = new Date(NOW.getTime() + (6 * 365 + 3) * DAY);
    await retention.forgetRows();
    expect(await read(numbers[0])).toMatchObject({
      payer: { fullName: 'Conta excluída', email: '', document: '', phone: null },
      address: null,
      pix: [false],
      totalCents: before.totalCents,
      amount: before.amount,
      searchText: expect.not.stringMatching(/tereza|11144477735/),
    });
    expect(await read(numbers[2])).toMatchObject({ payer: { fullName: 'Conta excluída' }, pix: [false] });
    expect(await db.$count(orderLines)).toBe(3);
    expect(await read(numbers[1])).toMatchObject({ payer: { fullName: 'Tereza Prado' }, pix: [true] });
    shop.clock.current = NOW;
  });

  it('loses with its payer what was typed about them, in the history and the audit log too', async () => {
    const { db, retention } = shop.services;
    const told = { customerNote: 'Portão da Tereza', internalNote: 'Mora só', withdrawalReason: 'Doente' };
    const guest = await insertOrder(db, { createdAt: NOW, ...told });
    const { user } = await makeUser(shop.services);
    const owned = await insertOrder(db, { createdAt: NOW, userId: user.id, ...told });
    const ids = [guest.id, owned.id];
    const later = new Date(NOW.getTime() + 5 * 365 * DAY);
    const state = 'delivered' as const;
    const edit = { before: { internalNote: null }, after: { internalNote: 'Mora só', trackingCode: 'X' } };
    for (const orderId of ids)
      await db.insert(orderHistory).values({ orderId, state, at: NOW, by: 'x', note: 'Mora só' });
    for (const entityId of ids)
      await db.insert(auditLog).values([
        { at: later, action: 'order.move', entity: 'order', entityId, details: { note: 'Mora só' } },
        { at: later, action: 'order.update', entity: 'order', entityId, details: edit },
      ]);
    shop.clock.current = new Date(NOW.getTime() + (6 * 365 + 3) * DAY);
    await retention.forgetRows();
    shop.clock.current = NOW;
    const read = async (id: string) => ({
      row: await db.select().from(orders).where(eq(orders.id, id)),
      history: await db.select().from(orderHistory).where(eq(orderHistory.orderId, id)),
      audit: await db.select().from(auditLog).where(eq(auditLog.entityId, id)).orderBy(auditLog.id),
    });
    expect(await read(guest.id)).toMatchObject({
      row: [{ customerNote: null, internalNote: null, withdrawalReason: null }],
      history: [{ state, note: null }],
      audit: [{ details: {} }, { details: { before: {}, after: { trackingCode: 'X' } } }],
    });
    expect(JSON.stringify(await read(guest.id))).not.toMatch(/Tereza|Mora|Doente/);
    expect(await read(owned.id)).toMatchObject({
      row: [told],
      history: [{ note: 'Mora só' }],
      audit: [{ details: { note: 'Mora só' } }, { details: edit }],
    });
  });
});
