import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { GuestOrder } from '@/contract/schemas/guest-orders';
import type { Order, OrderList } from '@/contract/schemas/orders';
import { couponUses, orders, outbox, rateLimits, sessions, users, variations } from '@/server/db/schema';
import { GUEST_ORDERS_PER_ADDRESS } from '@/server/routes/shop/checkout.routes';
import { APPROVED_CARD, DENIED_CARD, makeCoupon, makeOrderBody, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { GUEST_PASS_DAYS } from './guest-pass';

const ADDRESS = '203.0.113.9';
const EMAIL = 'tereza@cliente.example';
const PASSWORD = 'porteira azul 7';
const PAYER = {
  fullName: 'Tereza Prado',
  document: '111.444.777-35',
  phone: '(34) 99999-1234',
  email: EMAIL,
};

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp({ env: { TRUSTED_PROXY: 'true' } })));
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.current = new Date('2026-11-21T12:00:00Z');
  shop.mailer.mails = [];
  for (const table of [orders, users, outbox, rateLimits]) await shop.services.db.delete(table);
});

async function makePack(stock = 10): Promise<string> {
  const { id } = await makeProduct(shop.services.db, { variations: [{ stock }] });
  return `${id}-v1`;
}
type Overrides = Omit<NonNullable<Parameters<typeof makeOrderBody>[1]>, 'payer'> & {
  payer?: Partial<typeof PAYER>;
};
const bodyOf = async ({ payer, ...overrides }: Overrides = {}, pack?: string) => ({
  ...(await withHash(shop, makeOrderBody(pack ?? (await makePack()), overrides))),
  payer: { ...PAYER, ...payer },
});

async function send(path: string, body: unknown, options: { key?: string; from?: string } = {}) {
  const { key = randomUUID(), from = ADDRESS } = options;
  const headers = { 'idempotency-key': key, 'x-forwarded-for': from };
  const answer = await shop.request('POST', path, { body, headers });
  return { status: answer.status, body: (await answer.json()) as Order & GuestOrder & ErrorBody };
}
const listOf = async (token: string) =>
  (await (await shop.request('GET', '/user/self/orders', { token })).json()) as OrderList;
const place = async (overrides?: Overrides) => {
  const { status, body } = await send('/checkout/guest', await bodyOf(overrides));
  expect([status, body.errorCode]).toEqual([201, undefined]);
  return { ...body.order, pass: body.pass };
};
const look = (number: string, pass: string) => send('/order/guest', { number, pass });

describe('an order without an account', () => {
  it('is placed with name, e-mail, phone and document, and waits for its Pix', async () => {
    const order = await place();
    expect(order).toMatchObject({
      state: 'pending_payment',
      payer: { fullName: 'Tereza Prado', email: EMAIL, document: '11144477735', phone: '(34) 99999-1234' },
      payment: { method: 'pix', status: 'pending', secondsLeft: 1800 },
      actions: { pay: true, cancel: true, withdraw: false },
    });
    expect((await look(order.number, order.pass)).body).toMatchObject({ number: order.number });
  });

  it('belongs to no account, and opens no session', async () => {
    const { token } = await makeUser(shop.services, { email: EMAIL });
    const before = await shop.services.db.$count(sessions);
    const { number } = await place();
    const [row] = await shop.services.db.select().from(orders).where(eq(orders.number, number));
    expect(row?.userId).toBeNull();
    expect(await shop.services.db.$count(sessions)).toBe(before);
    expect((await listOf(token)).total).toBe(0);
  });

  it('is found by number and e-mail, and by the link in its mail', async () => {
    const { number } = await place();
    const tracked = await shop.request('POST', '/order/track', { body: { number, email: EMAIL } });
    expect(tracked.status).toBe(200);
    await shop.services.outbox.sendDueMails();
    const mail = shop.mailer.mails.find(({ template }) => template === 'orderPlaced');
    expect(mail?.to).toBe(EMAIL);
    const signature = /assinatura=([^\s&"]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const linked = await shop.request('POST', '/order/track', {
      body: { number, signature: decodeURIComponent(signature) },
    });
    expect(linked.status).toBe(200);
  });

  it('takes a card at once, and another way to pay after a denied one', async () => {
    const paid = await place({ paymentMethod: 'credit_card', card: APPROVED_CARD });
    expect(paid).toMatchObject({ state: 'approved' });
    const denied = await send(
      '/checkout/guest',
      await bodyOf({ paymentMethod: 'credit_card', card: DENIED_CARD }),
    );
    const { errorCode, details } = denied.body;
    expect(errorCode).toBe('PAYMENT_DENIED');
    const { orderNumber, pass } = details as { orderNumber: string; pass: string };
    const path = `/order/${orderNumber}/guest_payment`;
    expect((await send(path, { paymentMethod: 'pix', pass })).body).toMatchObject({ number: orderNumber });
  });

  it('uses its coupon again with the next payment after a denied card, and does without one that is used up', async () => {
    const { id: couponId } = await makeCoupon(shop, { code: 'UMAVEZ', maxUses: 1 });
    const uses = () =>
      shop.services.db
        .select({ by: couponUses.userId })
        .from(couponUses)
        .where(eq(couponUses.couponId, couponId));
    const orderOf = async (email: string) => {
      const fields = { paymentMethod: 'credit_card', card: DENIED_CARD, couponCode: 'UMAVEZ' } as const;
      const { body } = await send('/checkout/guest', await bodyOf({ ...fields, payer: { email } }));
      return body.details as { orderNumber: string; pass: string };
    };
    const payAgain = ({ orderNumber, pass }: { orderNumber: string; pass: string }) =>
      send(`/order/${orderNumber}/guest_payment`, { paymentMethod: 'pix', pass });
    const first = await orderOf(EMAIL);
    const second = await orderOf('outra@cliente.example');
    expect(await uses()).toHaveLength(0);
    expect((await payAgain(first)).body).toMatchObject({ couponCode: 'UMAVEZ', payment: { method: 'pix' } });
    expect(await uses()).toHaveLength(1);
    expect(await payAgain(second)).toMatchObject({ status: 422, body: { errorCode: 'COUPON_USED_UP' } });
  });

  it('uses a coupon no more often than a person may, under whichever address of the mailbox', async () => {
    await makeCoupon(shop, { code: 'UMPORCASA', maxUsesPerUser: 1 });
    await place({ couponCode: 'UMPORCASA' });
    const document = '529.982.247-25';
    const order = async (payer: Partial<typeof PAYER>) =>
      (await send('/checkout/guest', await bodyOf({ couponCode: 'UMPORCASA', payer }))).body.errorCode;
    expect(await order({ email: 'tereza+2@cliente.example', document })).toBe('COUPON_USED_UP');
    expect(await order({ email: 'outra@cliente.example' })).toBe('COUPON_USED_UP');
    expect(await order({ email: 'outra@cliente.example', document })).toBeUndefined();
  });

  it('is paid again by who holds its pass, once for one key', async () => {
    const { number, pass } = await place();
    const key = randomUUID();
    const pay = () => send(`/order/${number}/guest_payment`, { paymentMethod: 'boleto', pass }, { key });
    expect(await pay()).toMatchObject({ status: 201, body: { payment: { method: 'boleto' } } });
    const again = await pay();
    expect(again.body.payments).toHaveLength(2);
  });

  it('is settled by the simulation for who holds its pass', async () => {
    const { number, pass } = await place();
    const settled = await send('/checkout/fake_guest_payment/', { number, pass, outcome: 'approve' });
    expect(settled.body).toMatchObject({ state: 'approved' });
  });

  it('is one order for one key, also when two requests come at once', async () => {
    const body = await bodyOf();
    const key = randomUUID();
    const answers = await Promise.all([1, 2].map(() => send('/checkout/guest', body, { key })));
    const again = await send('/checkout/guest', body, { key });
    expect(new Set([...answers, again].map((answer) => answer.body.order.number)).size).toBe(1);
    expect(await shop.services.db.$count(orders)).toBe(1);
    const other = await send(
      '/checkout/guest',
      { ...body, payer: { ...body.payer, fullName: 'Ana Lima' } },
      { key },
    );
    expect([other.status, other.body.errorCode]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('names every wrong field of who buys', async () => {
    const { status, body } = await send('/checkout/guest', {
      ...(await bodyOf()),
      payer: { fullName: 'T', document: '1', email: 'tereza' },
    });
    expect(status).toBe(422);
    expect(Object.keys(body.fields ?? {}).sort()).toEqual([
      'payer.document',
      'payer.email',
      'payer.fullName',
      'payer.phone',
    ]);
  });
});

describe('a stranger', () => {
  it('is told the same about an e-mail with an account and one without', async () => {
    await makeUser(shop.services, { email: EMAIL });
    const shapeOf = async (email: string) => {
      const { status, body } = await send('/checkout/guest', await bodyOf({ payer: { email } }));
      const { number, createdAt, lines, payer, payment, payments, ...rest } = body.order;
      return JSON.stringify({
        status,
        rest,
        keys: [number, createdAt, lines, payer, payment, payments].length,
      });
    };
    expect(await shapeOf(EMAIL)).toBe(await shapeOf('ninguem@cliente.example'));
  });

  it('opens no order with a wrong pass, the pass of another order, or one whose time is over', async () => {
    const { number, pass } = await place();
    const other = await place();
    for (const wrong of ['x', `${pass}x`, other.pass]) expect((await look(number, wrong)).status).toBe(404);
    const pay = await send(`/order/${number}/guest_payment`, { paymentMethod: 'boleto', pass: other.pass });
    expect(pay.status).toBe(404);
    shop.clock.current = new Date(shop.clock.current.getTime() + GUEST_PASS_DAYS * 86_400_000);
    expect((await look(number, pass)).status).toBe(404);
  });

  it('opens no order with the signature of a link in a mail', async () => {
    const { number } = await place();
    const link = new URL(shop.services.tracking.orderTrackingLink(number), 'http://shop.test');
    expect((await look(number, link.searchParams.get('assinatura') ?? '')).status).toBe(404);
  });

  it('is stopped after thirty orders in an hour from one address', async () => {
    const { limit } = GUEST_ORDERS_PER_ADDRESS;
    const body = await bodyOf();
    for (let done = 0; done < limit; done += 1)
      await shop.services.rateLimiter.hit(`guest order address ${ADDRESS}`, GUEST_ORDERS_PER_ADDRESS);
    expect((await send('/checkout/guest', body)).body.errorCode).toBe('RATE_LIMITED');
    expect((await send('/checkout/guest', body, { from: '198.51.100.7' })).status).toBe(201);
  });

  it('holds no more of a pack under many e-mails than under one', async () => {
    const pack = await makePack(40);
    const cart = { quantity: 20, freightService: 'retirada', address: null } as const;
    const order = async (email: string, from = ADDRESS) =>
      send('/checkout/guest', await bodyOf({ ...cart, payer: { email } }, pack), { from });
    expect((await order(EMAIL)).status).toBe(201);
    const { status, body } = await order('outra@cliente.example');
    expect([status, body.errorCode]).toEqual([409, 'UNPAID_UNITS_LIMIT']);
    const [row] = await shop.services.db.select().from(variations).where(eq(variations.id, pack));
    expect(row?.stock).toBe(20);
    expect((await order('outra@cliente.example', '198.51.100.7')).status).toBe(201);
  });
});

describe('the account of the e-mail', () => {
  const register = async () => {
    const body = { fullName: 'Tereza Prado', email: EMAIL, password: PASSWORD };
    return (await (await shop.request('POST', '/auth/register', { body })).json()) as string;
  };
  /** Follows the link of the newest mail of a kind. */
  const confirm = async (token: string, template = 'welcome') => {
    await shop.services.outbox.sendDueMails();
    const text = shop.mailer.mails.findLast((mail) => mail.template === template)?.text ?? '';
    const link = /token=([\w-]+)/.exec(text)?.[1] ?? '';
    return (await shop.request('POST', '/auth/confirm-email/', { token, body: { token: link } })).status;
  };

  it('has the order and its use of a coupon once the e-mail is confirmed, and not before', async () => {
    const { id: couponId } = await makeCoupon(shop, { code: 'UMPORPESSOA', maxUsesPerUser: 1 });
    const { number, pass } = await place({ couponCode: 'UMPORPESSOA' });
    const token = await register();
    expect((await listOf(token)).total).toBe(0);
    expect(await confirm(token)).toBe(200);
    expect((await listOf(token)).items).toMatchObject([{ number }]);
    const { db } = shop.services;
    const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, EMAIL));
    expect(
      await db.select({ by: couponUses.userId }).from(couponUses).where(eq(couponUses.couponId, couponId)),
    ).toEqual([{ by: account?.id }]);
    // The account opens it now; the pass of the browser does not.
    expect((await look(number, pass)).status).toBe(404);
  });

  it('gets an order that was placed after the confirmation by another link to its mailbox', async () => {
    const token = await register();
    expect(await confirm(token)).toBe(200);
    const { number } = await place();
    shop.mailer.mails = [];
    const ask = () => shop.request('POST', '/auth/confirm-email/send', { token, body: {} });
    const sent = async () => {
      await shop.services.outbox.sendDueMails();
      return shop.mailer.mails.filter(({ template }) => template === 'emailConfirmation').map(({ to }) => to);
    };
    expect((await ask()).status).toBe(202);
    expect(await sent()).toEqual([EMAIL]);
    expect((await listOf(token)).total).toBe(0);
    expect(await confirm(token, 'emailConfirmation')).toBe(200);
    expect((await listOf(token)).items).toMatchObject([{ number }]);
    // Nothing waits any more: the same answer and the same limit, without a mail.
    expect([(await ask()).status, (await ask()).status, (await ask()).status]).toEqual([202, 202, 429]);
    expect(await sent()).toHaveLength(1);
  });

  it('has no order of another e-mail, and none of another account', async () => {
    const { token: other } = await makeUser(shop.services);
    await place({ payer: { email: 'outra@cliente.example' } });
    const token = await register();
    expect(await confirm(token)).toBe(200);
    expect((await listOf(token)).total).toBe(0);
    expect((await listOf(other)).total).toBe(0);
  });
});
