import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order } from '@/contract/schemas/orders';
import { auditLog, orders } from '@/server/db/schema';
import { APPROVED_CARD, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;

let shop: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let keeper: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  shop = await makeTestApp();
  owner = await makeUser(shop.services, { representedByCode: 'CERRADO26' });
  keeper = await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] });
});
beforeEach(() => {
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

/** Tokens of staff end after half an hour: a new one for every call of a test that travels. */
const tokenOf = ({ user }: typeof owner) =>
  shop.services.sessions.create(user, { agent: null, address: '::1' });

async function send(method: string, path: string, who: typeof owner, body?: unknown) {
  const response = await shop.request(method, path, { body, token: await tokenOf(who) });
  return { status: response.status, body: (await response.json()) as Order & ErrorBody };
}
const move = ({ number, version }: Order, state: string, note?: string) =>
  send('PATCH', `/order/${number}/state`, keeper, { state, version, note });
const update = ({ number, version }: Order, fields: object, who = keeper) =>
  send('PATCH', `/order/${number}`, who, { version, ...fields });

async function paidOrder(fields: Parameters<typeof makeProduct>[1] = {}): Promise<Order> {
  const product = await makeProduct(shop.services.db, { variations: [{ stock: 3 }], ...fields });
  return makeOrder(shop, owner.token, `${product.id}-v1`, {
    freightService: 'retirada',
    address: null,
    paymentMethod: 'credit_card',
    card: APPROVED_CARD,
    customerNote: 'Entregar na porteira azul',
  });
}
async function deliveredOrder(): Promise<Order> {
  let order = await paidOrder();
  for (const state of ['picking', 'shipped', 'delivered']) order = (await move(order, state)).body;
  return order;
}
async function lastAudit(order: Order) {
  const [row] = await shop.services.db
    .select({ entry: auditLog })
    .from(auditLog)
    .innerJoin(orders, eq(orders.id, auditLog.entityId))
    .where(eq(orders.number, order.number))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row?.entry;
}

const REFUSED = { prescription: 'refused', prescriptionReason: 'Sem carimbo' };
const ACCEPTED = { prescription: 'approved', veterinarian: 'Iracema Falcão', crmv: 'crmv/mg 12.345' };

describe('PATCH /order/{number}/state', () => {
  it('does not pick what needs a prescription before the shop approved it', async () => {
    const order = await paidOrder({ saleClass: 'receita' });
    expect(order.prescription).toBe('pending');
    expect(await move(order, 'picking')).toMatchObject({
      status: 422,
      body: { errorCode: 'PRESCRIPTION_REQUIRED' },
    });
    const refused = (await update(order, REFUSED)).body;
    expect((await move(refused, 'picking')).status).toBe(422);
    const approved = (await update(refused, ACCEPTED)).body;
    expect((await move(approved, 'picking')).body.state).toBe('picking');
  });

  it('does not send what is picked once its prescription was taken back', async () => {
    const order = (await update(await paidOrder({ saleClass: 'receita' }), ACCEPTED)).body;
    const picking = (await move(order, 'picking')).body;
    const refused = (await update(picking, REFUSED)).body;
    expect(await move(refused, 'shipped')).toMatchObject({
      status: 422,
      body: { errorCode: 'PRESCRIPTION_REQUIRED' },
    });
    const again = (await update(refused, ACCEPTED)).body;
    expect((await move(again, 'shipped')).body.state).toBe('shipped');
  });

  it('refuses no prescription once the goods have left: nothing would wait for another, and the buyer would be told', async () => {
    let order = (await update(await paidOrder({ saleClass: 'receita' }), ACCEPTED)).body;
    for (const state of ['picking', 'shipped']) order = (await move(order, state)).body;
    expect(await update(order, REFUSED)).toMatchObject({
      status: 409,
      body: { errorCode: 'PRESCRIPTION_CLOSED' },
    });
    expect((await move(order, 'delivered')).body.state).toBe('delivered');
  });

  it('gives money back only after the password, and writes down who did', async () => {
    const order = await paidOrder();
    const token = await tokenOf(keeper);
    shop.clock.current = new Date(NOW.getTime() + 11 * 60_000);
    for (const state of ['cancelled', 'refunded']) {
      const body = { state, version: order.version };
      const answer = await shop.request('PATCH', `/order/${order.number}/state`, { body, token });
      expect([answer.status, ((await answer.json()) as ErrorBody).errorCode]).toEqual([
        403,
        'PASSWORD_REQUIRED',
      ]);
    }
    expect((await move(order, 'refunded', 'embalagem rasgada')).body).toMatchObject({
      state: 'refunded',
      payment: { status: 'refunding' },
    });
    expect(await lastAudit(order)).toMatchObject({
      action: 'order.move',
      actorId: keeper.user.id,
      details: { from: 'approved', to: 'refunded', note: 'embalagem rasgada' },
    });
  });

  it('cancels what was not paid without the password', async () => {
    const product = await makeProduct(shop.services.db, { variations: [{}] });
    const order = await makeOrder(shop, owner.token, `${product.id}-v1`, {
      freightService: 'retirada',
      address: null,
    });
    const token = await tokenOf(keeper);
    shop.clock.current = new Date(NOW.getTime() + 11 * 60_000);
    const body = { state: 'cancelled', version: order.version };
    expect((await shop.request('PATCH', `/order/${order.number}/state`, { body, token })).status).toBe(200);
  });
});

describe('PATCH /order/{number}', () => {
  it('keeps invoice, tracking and notes, shows the customer their part, and writes down what changed', async () => {
    const order = await paidOrder();
    const fields = {
      internalNote: 'Ligar antes',
      invoiceNumber: '000.123',
      invoiceUrl: 'https://nfe.example/123',
      trackingCode: 'BR123',
      trackingUrl: 'https://rastreio.example/BR123',
    };
    const { status, body } = await update(order, fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      version: order.version + 1,
      invoice: { number: '000.123', url: 'https://nfe.example/123' },
      tracking: { code: 'BR123' },
      customerNote: 'Entregar na porteira azul',
      staff: { internalNote: 'Ligar antes', attention: null },
    });
    expect((await send('GET', `/order/${order.number}`, owner)).body).toMatchObject({
      staff: null,
      tracking: { code: 'BR123' },
    });
    expect(await lastAudit(order)).toMatchObject({
      action: 'order.update',
      details: { before: { trackingCode: null }, after: { trackingCode: 'BR123' } },
    });
    expect((await update(body, { trackingCode: null })).body).toMatchObject({
      tracking: null,
      invoice: { number: '000.123' },
    });
    expect((await update(body, { invoiceNumber: '9' })).body.errorCode).toBe('STALE');
  });

  it('refuses a link that is none, a prescription that is not needed, and people without the permission', async () => {
    const order = await paidOrder();
    expect(await update(order, { trackingUrl: 'javascript:alert(1)' })).toMatchObject({
      status: 422,
      body: { fields: { trackingUrl: 'invalid' } },
    });
    expect(await update(order, ACCEPTED)).toMatchObject({
      status: 422,
      body: { fields: { prescription: 'invalid' } },
    });
    expect((await update(order, { invoiceNumber: '1' }, owner)).status).toBe(403);
    expect((await update({ ...order, number: 'BL-000000' }, { invoiceNumber: '1' })).status).toBe(404);
  });
});

describe('GET /order/{number}', () => {
  it('hides the documents of the buyer from the representative, and what is for the shop alone', async () => {
    const code = { representativeCode: 'CERRADO26', permissions: ['representante'] };
    const representative = await makeUser(shop.services, code);
    const order = await paidOrder();
    const payer = { ...order.payer, stateRegistration: '0012345670055' };
    await shop.services.db.update(orders).set({ payer }).where(eq(orders.number, order.number));
    const shown = (await send('GET', `/order/${order.number}`, representative)).body;
    expect(shown).toMatchObject({
      payer: { document: '***.444.777-**', stateRegistration: null },
      staff: null,
    });
    expect(JSON.stringify(shown)).not.toMatch(/11144477735|0012345670055/);
    expect((await send('GET', `/order/${order.number}`, owner)).body.payer.document).toBe('11144477735');
    expect((await send('GET', `/order/${order.number}`, keeper)).body.payer.document).toBe('11144477735');
  });
});

describe('POST /order/{number}/cancel', () => {
  it('cancels a paid order before it is picked, and no later, for its owner alone', async () => {
    const close = vi.spyOn(shop.services.gateway, 'cancel');
    const order = await paidOrder();
    const path = `/order/${order.number}/cancel`;
    expect((await send('POST', path, keeper, {})).status).toBe(404);
    const { body } = await send('POST', path, owner, { reason: 'comprei errado' });
    expect(body).toMatchObject({
      state: 'cancelled',
      payment: { status: 'refunding' },
      actions: { cancel: false },
    });
    expect(body.history.at(-1)).toMatchObject({ by: 'cliente', note: 'comprei errado' });
    expect(close).not.toHaveBeenCalled();
    expect((await send('POST', path, owner, {})).body.errorCode).toBe('INVALID_TRANSITION');
    const picked = await paidOrder();
    await move(picked, 'picking');
    expect(await send('POST', `/order/${picked.number}/cancel`, owner, {})).toMatchObject({
      status: 409,
      body: { errorCode: 'INVALID_TRANSITION' },
    });
    expect((await shop.request('POST', path, { body: {} })).status).toBe(401);
  });
});

describe('POST /order/{number}/withdrawal', () => {
  it('takes a withdrawal once, until the end of the seventh day after the delivery', async () => {
    const order = await deliveredOrder();
    const path = `/order/${order.number}/withdrawal`;
    shop.clock.current = new Date('2026-11-29T02:59:00Z');
    expect((await send('POST', path, keeper, {})).status).toBe(404);
    const { status, body } = await send('POST', path, owner, { reason: 'o gado não aceitou' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'delivered',
      withdrawal: { requestedAt: '2026-11-29T02:59:00.000Z', reason: 'o gado não aceitou' },
      actions: { withdraw: false },
    });
    expect((await send('GET', `/order/${order.number}`, keeper)).body.staff?.attention).toBe('withdrawal');
    expect((await send('POST', path, owner, {})).body.errorCode).toBe('WITHDRAWAL_CLOSED');
    const looked = (await update({ ...order, version: body.version }, { attention: null })).body;
    expect(looked.staff?.attention).toBeNull();
    expect((await move(looked, 'refunded')).body).toMatchObject({ payment: { status: 'refunding' } });
  });

  it('is taken while the goods are picked and sent, also where no one notes that they arrived', async () => {
    for (const states of [['picking'], ['picking', 'shipped']]) {
      let order = await paidOrder();
      for (const state of states) order = (await move(order, state)).body;
      const { number } = order;
      expect((await send('GET', `/order/${number}`, owner)).body.actions).toMatchObject({
        cancel: false,
        withdraw: true,
      });
      const asked = await send('POST', `/order/${number}/withdrawal`, owner, {});
      expect(asked.body).toMatchObject({
        state: states.at(-1),
        withdrawal: { requestedAt: NOW.toISOString(), until: null },
        actions: { withdraw: false },
      });
      expect((await move(asked.body, 'refunded')).body.payment?.status).toBe('refunding');
    }
  });

  it('comes too late on the eighth day, and too early while the order can be cancelled', async () => {
    const order = await deliveredOrder();
    shop.clock.current = new Date('2026-11-29T03:00:00Z');
    const late = await send('POST', `/order/${order.number}/withdrawal`, owner, {});
    expect([late.status, late.body.errorCode]).toEqual([409, 'WITHDRAWAL_CLOSED']);
    shop.clock.current = new Date(NOW.getTime() + DAY);
    const { number } = await paidOrder();
    const early = await send('POST', `/order/${number}/withdrawal`, owner, {});
    expect([early.status, early.body.errorCode]).toEqual([409, 'WITHDRAWAL_CLOSED']);
  });
});
