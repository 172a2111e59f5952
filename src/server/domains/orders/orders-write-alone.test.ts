import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import type { Order } from '@/contract/schemas/orders';
import { orders } from '@/server/db/schema';
import { APPROVED_CARD, makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';

let shop: TestApp;
beforeAll(async () => void (shop = await makeTestApp()));
afterAll(() => shop.close());

async function paidOrder(): Promise<Order> {
  const owner = await makeUser(shop.services);
  const product = await makeProduct(shop.services.db, { variations: [{ stock: 3 }] });
  return makeOrder(shop, owner.token, `${product.id}-v1`, {
    freightService: 'retirada',
    address: null,
    paymentMethod: 'credit_card',
    card: APPROVED_CARD,
    customerNote: 'Entregar na porteira azul',
  });
}

describe('orders.write alone', () => {
  it('moves an order without reading who bought it', async () => {
    const clerk = await makeUser(shop.services, { permissions: ['orders.write'] });
    const send = async (path: string, body: object) => {
      const answer = await shop.request('PATCH', path, { token: clerk.token, body });
      return { status: answer.status, body: (await answer.json()) as Order & ErrorBody };
    };
    const order = await paidOrder();
    // The links lead to the buyer’s document, mailbox and address; the reason may name the animal or its owner.
    await shop.services.db
      .update(orders)
      .set({
        invoiceNumber: '123',
        invoiceUrl: 'https://nota.example/123',
        trackingCode: 'BR123',
        trackingUrl: 'https://rastreio.example/BR123',
        prescriptionReason: 'Receita em nome de outra pessoa',
      })
      .where(eq(orders.number, order.number));
    const moved = await send(`/order/${order.number}/state`, {
      state: 'picking',
      version: order.version,
    });
    const stale = await send(`/order/${order.number}/state`, {
      state: 'shipped',
      version: order.version,
    });
    const untouched = await send(`/order/${order.number}`, { version: moved.body.version });
    expect([moved.status, stale.status, untouched.status]).toEqual([200, 409, 200]);
    expect(moved.body).toMatchObject({ state: 'picking', address: null, payments: [], staff: null });
    for (const seen of [moved.body, stale.body.details, untouched.body])
      expect(seen).toMatchObject({
        invoice: { number: '123', url: null },
        tracking: null,
        prescriptionReason: null,
      });
    const { payer, customer } = order;
    for (const { body } of [moved, stale, untouched]) {
      const text = JSON.stringify(body);
      expect(text).not.toContain(payer.email);
      expect(text).not.toContain(payer.document);
      expect(text).not.toContain(customer.fullName);
      expect(text).not.toContain('porteira azul');
    }
  });
});
