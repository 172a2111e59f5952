import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangeOrderStatesResult } from '@/contract/schemas/orders';
import { auditLog, orders } from '@/server/db/schema';
import { insertOrder } from '@/testing/insert-order';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';

let shop: TestApp;
let staff: Awaited<ReturnType<typeof makeUser>>;
const failures: object[] = [];
beforeAll(async () => {
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (fields: object) => void failures.push(fields),
  };
  shop = await makeTestApp({ log });
  staff = await makeUser(shop.services, { permissions: ['orders.write'] });
});
afterAll(() => shop.close());

const move = async (numbers: string[], state: string, token: string | undefined = staff.token) => {
  const response = await shop.request('POST', '/order/move', { body: { numbers, state }, token });
  return { status: response.status, body: (await response.json()) as ChangeOrderStatesResult };
};
const codes = async (numbers: string[], state: string) =>
  Object.fromEntries(
    (await move(numbers, state)).body.items.map(({ number, errorCode }) => [number, errorCode]),
  );
const stateOf = async (number: string) => {
  const [row] = await shop.services.db.select().from(orders).where(eq(orders.number, number));
  return row?.state;
};

it('moves each by itself: what cannot move says why and leaves the others alone', async () => {
  const { db } = shop.services;
  const put = async (overrides: Parameters<typeof insertOrder>[1]) =>
    (await insertOrder(db, overrides)).number;
  const [ready, again, gone, held, foreign] = [
    await put({}),
    await put({}),
    await put({ state: 'cancelled' }),
    await put({ prescriptionStatus: 'pending' }),
    await put({ brandId: 'tropa-e-sela' }),
  ] as const;
  expect(await codes([ready, gone, held, foreign, 'BL-NONE', again, ready], 'picking')).toEqual({
    [ready]: null,
    [again]: null,
    [gone]: 'INVALID_TRANSITION',
    [held]: 'PRESCRIPTION_REQUIRED',
    [foreign]: 'NOT_FOUND',
    'BL-NONE': 'NOT_FOUND',
  });
  expect([await stateOf(ready), await stateOf(again), await stateOf(gone)]).toEqual([
    'picking',
    'picking',
    'cancelled',
  ]);
  const entries = await db.select().from(auditLog).where(eq(auditLog.action, 'order.move'));
  expect(entries.map(({ details }) => details.number).sort()).toEqual([ready, again].sort());
});

it('accepts no money of a wrong amount, which a person looks at', async () => {
  const buyer = await makeUser(shop.services);
  const product = await makeProduct(shop.services.db);
  const { number, payment } = await makeOrder(shop, buyer.token, `${product.id}-v1`);
  await shop.services.orders.settleFromGateway(payment?.id ?? '', {
    status: 'approved',
    amountCents: 1,
    reason: null,
    gatewayReference: 'acquirer-1',
  });
  expect(await codes([number], 'approved')).toEqual({ [number]: 'INVALID_TRANSITION' });
  expect(await stateOf(number)).toBe('pending_payment');
});

it('goes the same way as one order: payment, history and mail', async () => {
  const buyer = await makeUser(shop.services);
  const product = await makeProduct(shop.services.db);
  const { number } = await makeOrder(shop, buyer.token, `${product.id}-v1`);
  expect(await codes([number], 'approved')).toEqual({ [number]: null });
  const answer = await shop.request('GET', `/order/${number}`, { token: buyer.token });
  expect(await answer.json()).toMatchObject({
    state: 'approved',
    payment: { status: 'approved' },
    version: 2,
  });
  await shop.services.outbox.sendDueMails();
  expect(shop.mailer.mails.filter(({ to }) => to === buyer.user.email)).toHaveLength(2);
});

it.each(['cancelled', 'refunded', 'pending_payment', 'stolen'])(
  'never to %s: money goes back one order at a time',
  async (state) => {
    const { number } = await insertOrder(shop.services.db);
    expect((await move([number], state)).status).toBe(422);
    expect(await stateOf(number)).toBe('approved');
  },
);

it('tells of an order that broke which one it was, and goes on', async () => {
  const { db } = shop.services;
  const { number: broken } = await insertOrder(db, { number: 'BL-BROKEN' });
  const { number: sound } = await insertOrder(db);
  await db.execute(sql`create function break_one() returns trigger language plpgsql as
    $$ begin if new.number = 'BL-BROKEN' then raise exception 'no space left'; end if; return new; end $$`);
  await db.execute(
    sql`create trigger break_one before update on orders for each row execute function break_one()`,
  );
  expect(await codes([broken, sound], 'picking')).toEqual({ [broken]: 'INTERNAL', [sound]: null });
  expect(failures).toMatchObject([{ order: broken }]);
});

it('is for orders.write, for one to a hundred orders', async () => {
  const reader = await makeUser(shop.services, { permissions: ['orders.read'] });
  expect((await move(['x'], 'picking', reader.token)).status).toBe(403);
  expect(
    (await shop.request('POST', '/order/move', { body: { numbers: ['x'], state: 'picking' } })).status,
  ).toBe(401);
  expect((await move([], 'picking')).status).toBe(422);
  expect((await move(Array<string>(101).fill('x'), 'picking')).status).toBe(422);
});
