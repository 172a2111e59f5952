import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order } from '@/contract/schemas/orders';
import { auditLog, orders } from '@/server/db/schema';
import { APPROVED_CARD, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { PRESCRIPTION_PDF, sendPrescription } from '@/testing/send-prescription';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

const NOW = new Date('2026-11-21T12:00:00Z');
const REFUSED = { prescription: 'refused', prescriptionReason: 'Sem carimbo' };
const ACCEPTED = { prescription: 'approved', veterinarian: 'Iracema Falcão', crmv: 'crmv/mg 12.345' };

let shop: TestApp;
let owner: Awaited<ReturnType<typeof makeUser>>;
let keeper: Awaited<ReturnType<typeof makeUser>>;
beforeAll(async () => {
  shop = await makeTestApp();
  owner = await makeUser(shop.services);
  keeper = await makeUser(shop.services, { permissions: ['orders.read', 'orders.write'] });
});
beforeEach(() => {
  shop.clock.current = NOW;
});
afterAll(() => shop.close());

async function send(method: string, path: string, { token }: typeof owner, body?: unknown) {
  const response = await shop.request(method, path, { body, token });
  return { status: response.status, body: (await response.json()) as Order & ErrorBody };
}
const update = ({ number, version }: Order, fields: object) =>
  send('PATCH', `/order/${number}`, keeper, { version, ...fields });

async function paidOrder(fields: Parameters<typeof makeProduct>[1]): Promise<Order> {
  const product = await makeProduct(shop.services.db, { variations: [{ stock: 3 }], ...fields });
  return makeOrder(shop, owner.token, `${product.id}-v1`, {
    freightService: 'retirada',
    address: null,
    paymentMethod: 'credit_card',
    card: APPROVED_CARD,
  });
}
async function unpaidOrder(): Promise<Order> {
  const product = await makeProduct(shop.services.db, { saleClass: 'receita', variations: [{ stock: 1 }] });
  return makeOrder(shop, owner.token, `${product.id}-v1`, { freightService: 'retirada', address: null });
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

describe('the prescription of an order', () => {
  it('is accepted only with who signed it, which is written down with who accepted it and when', async () => {
    const order = await paidOrder({ saleClass: 'receita' });
    expect(await update(order, { prescription: 'approved', crmv: 'CRMV-MG 12345' })).toMatchObject({
      status: 422,
      body: { fields: { veterinarian: 'required' } },
    });
    for (const crmv of ['12345', 'CRMV-XX 12345', 'MG'])
      expect(await update(order, { ...ACCEPTED, crmv })).toMatchObject({
        status: 422,
        body: { fields: { crmv: 'invalid' } },
      });
    const { body } = await update(order, ACCEPTED);
    expect(body).toMatchObject({
      prescription: 'approved',
      prescriptionUntil: null,
      acceptedPrescription: {
        veterinarian: 'Iracema Falcão',
        crmv: 'CRMV-MG 12345',
        acceptedAt: NOW.toISOString(),
      },
    });
    expect(await lastAudit(order)).toMatchObject({
      actorId: keeper.user.id,
      at: NOW,
      details: { after: { prescriptionVeterinarian: 'Iracema Falcão', prescriptionCrmv: 'CRMV-MG 12345' } },
    });
    expect((await send('GET', `/order/${order.number}`, owner)).body.acceptedPrescription).toBeNull();
  });

  it('is refused only with a reason, which the customer reads on the page and by mail', async () => {
    const order = await paidOrder({ saleClass: 'receita' });
    expect((await update(order, { prescription: 'refused' })).body.fields).toEqual({
      prescriptionReason: 'required',
    });
    await update(order, REFUSED);
    expect((await send('GET', `/order/${order.number}`, owner)).body).toMatchObject({
      prescription: 'refused',
      prescriptionReason: 'Sem carimbo',
      prescriptionUntil: '2026-12-02T02:59:59.999Z',
    });
    await shop.services.outbox.sendDueMails();
    const mails = shop.mailer.mails.filter(({ subject }) => subject.includes(order.number));
    expect(mails.at(-1)?.text).toMatch(/Sem carimbo[\s\S]*até 1 de dezembro de 2026/);
    expect(mails.find(({ subject }) => subject.includes('aprovado'))?.text).not.toContain('Agora separamos');
  });

  it('that is overdue is flagged to the staff, once, until it was accepted or looked at', async () => {
    const order = await paidOrder({ saleClass: 'receita' });
    const { orders: service } = shop.services;
    const late = new Date('2026-12-02T03:00:00Z');
    expect(await service.flagOverduePrescriptions(new Date('2026-12-02T02:59:00Z'))).toBe(0);
    expect(await service.flagOverduePrescriptions(late)).toBeGreaterThan(0);
    expect(await service.flagOverduePrescriptions(late)).toBe(0);
    const { body } = await send('GET', `/order/${order.number}`, keeper);
    expect(body.staff?.attention).toBe('prescription_overdue');
    expect((await update(body, ACCEPTED)).body.staff?.attention).toBeNull();
  });

  it('that was accepted before the payment and is refused after it is waited for from then on', async () => {
    const accepted = (await update(await unpaidOrder(), ACCEPTED)).body;
    const { number, version } = accepted;
    const paid = await send('PATCH', `/order/${number}/state`, keeper, { state: 'approved', version });
    expect(paid.body).toMatchObject({ state: 'approved', prescriptionUntil: null });
    shop.clock.current = new Date('2026-11-22T12:00:00Z');
    const token = await shop.services.sessions.create(keeper.user, { agent: null, address: '::1' });
    const staff = { ...keeper, token };
    const refused = await send('PATCH', `/order/${number}`, staff, {
      version: paid.body.version,
      ...REFUSED,
    });
    expect(refused.body.prescriptionUntil).toBe('2026-12-03T02:59:59.999Z');
    await shop.services.outbox.sendDueMails();
    const mails = shop.mailer.mails.filter(({ subject }) => subject.includes(number));
    expect(mails.at(-1)?.text).toMatch(/Sem carimbo[\s\S]*até 2 de dezembro de 2026/);
    await shop.services.orders.flagOverduePrescriptions(new Date('2026-12-03T03:00:00Z'));
    const { body } = await send('GET', `/order/${number}`, staff);
    expect(body.staff?.attention).toBe('prescription_overdue');
  });

  it('that was accepted in time and is refused later is waited for from then on, and flagged once more', async () => {
    const order = await paidOrder({ saleClass: 'receita' });
    const { orders: service } = shop.services;
    await service.flagOverduePrescriptions(new Date('2026-12-02T03:00:00Z'));
    const overdue = (await send('GET', `/order/${order.number}`, keeper)).body;
    const accepted = (await update(overdue, ACCEPTED)).body;
    const refused = (await update(accepted, REFUSED)).body;
    expect(refused.prescriptionUntil).toBe('2026-12-02T02:59:59.999Z');
    await service.flagOverduePrescriptions(new Date('2026-12-02T03:00:00Z'));
    const { body } = await send('GET', `/order/${order.number}`, keeper);
    expect(body.staff?.attention).toBe('prescription_overdue');
  });

  it('that came in time is not overdue before the shop looked at it, and one refused late gets another day', async () => {
    const order = await paidOrder({ saleClass: 'receita' });
    const { number } = order;
    const sent = await sendPrescription(shop, `/order/${number}/prescription`, PRESCRIPTION_PDF, owner);
    expect(sent.status).toBe(201);
    const late = new Date('2026-12-03T12:00:00Z');
    shop.clock.current = late;
    const token = await shop.services.sessions.create(keeper.user, { agent: null, address: '::1' });
    const staff = { ...keeper, token };
    const flagOf = async (now: Date) => {
      await shop.services.orders.flagOverduePrescriptions(now);
      return (await send('GET', `/order/${number}`, staff)).body.staff?.attention;
    };
    expect(await flagOf(late)).toBeNull();
    const { version } = (await send('GET', `/order/${number}`, staff)).body;
    const refused = (await send('PATCH', `/order/${number}`, staff, { version, ...REFUSED })).body;
    expect(refused.prescriptionUntil).toBe('2026-12-14T02:59:59.999Z');
    await shop.services.outbox.sendDueMails();
    const mails = shop.mailer.mails.filter(({ subject }) => subject.includes(number));
    expect(mails.at(-1)?.text).toMatch(/Sem carimbo[\s\S]*até 13 de dezembro de 2026/);
    expect(await flagOf(new Date('2026-12-14T02:59:00Z'))).toBeNull();
    expect(await flagOf(new Date('2026-12-14T03:00:00Z'))).toBe('prescription_overdue');
  });

  it('that is refused before the payment is waited for from the payment on', async () => {
    expect((await update(await unpaidOrder(), REFUSED)).body.prescriptionUntil).toBeNull();
  });
});
