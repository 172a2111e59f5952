import { eq } from 'drizzle-orm';
import * as schema from '@/server/db/schema';
import { signGuestPass } from '@/server/domains/orders/guest/guest-pass';
import { APPROVED_CARD, makeCoupon, makeOrderBody, withHash } from '@/testing/make-order';
import type { Asks } from './ask-public';
import { FULL_ADDRESS, makeFullOrders } from './full-rows';
import { PRESCRIPTION_PDF } from './ask-orders';
import { PACK, PRODUCT, type Caller, type TableShop } from './table-shop';

const PAYER = {
  fullName: 'Tereza Prado',
  document: '11144477735',
  phone: '(34) 99999-1111',
  stateRegistration: '0012345670055',
  email: 'tereza@cliente.example',
};

/** Orders of no account, each with the pass that opens it. */
async function makeGuestOrders(shop: TableShop, changes: Parameters<typeof makeFullOrders>[2] = {}) {
  const { db, clock, secret } = shop.services;
  const full = await makeFullOrders(shop, await shop.makeCaller('customer'), changes);
  for (const { id } of full)
    await db.update(schema.orders).set({ userId: null }).where(eq(schema.orders.id, id));
  return full.map(({ number }) => ({ number, pass: signGuestPass(secret, number, clock.now()) }));
}

async function askEach(
  shop: TableShop,
  who: Caller,
  orders: readonly { number: string; pass: string }[],
  request: (order: { number: string; pass: string }) => readonly [string, object],
) {
  const answers: Response[] = [];
  for (const order of orders) answers.push(await shop.ask(who, 'POST', ...request(order)));
  return answers;
}

/** What a guest does with an order. */
export const guestAsks: Asks = {
  'POST /checkout/guest': async (shop, who) => {
    const answers: Response[] = [];
    const applicability = { products: [PRODUCT], categories: [], collections: [] };
    const code = `G${who.as.toUpperCase()}`;
    const { code: couponCode } = await makeCoupon(shop, { applicability, code, id: code });
    for (const [paymentMethod, card] of [['pix'], ['boleto'], ['credit_card', APPROVED_CARD]] as const) {
      const wishes = { address: FULL_ADDRESS, customerNote: 'Porteira azul', couponCode };
      const order = await withHash(shop, makeOrderBody(PACK, { ...wishes, paymentMethod, card }));
      answers.push(await shop.ask(who, 'POST', '/checkout/guest', { ...order, payer: PAYER }));
    }
    return answers;
  },
  'POST /order/guest': async (shop, who) =>
    askEach(shop, who, await makeGuestOrders(shop), (order) => ['/order/guest', order]),
  'POST /checkout/fake_guest_payment/': async (shop, who) =>
    askEach(shop, who, await makeGuestOrders(shop), (order) => [
      '/checkout/fake_guest_payment/',
      { ...order, outcome: 'approve' },
    ]),
  'POST /order/{number}/guest_cancel': async (shop, who) =>
    askEach(shop, who, await makeGuestOrders(shop, { state: 'pending_payment' }), ({ number, pass }) => [
      `/order/${number}/guest_cancel`,
      { pass, reason: 'Mudei' },
    ]),
  'POST /order/{number}/guest_withdrawal': async (shop, who) =>
    askEach(
      shop,
      who,
      await makeGuestOrders(shop, {
        state: 'delivered',
        withdrawalRequestedAt: null,
        withdrawalReason: null,
      }),
      ({ number, pass }) => [`/order/${number}/guest_withdrawal`, { proof: pass, reason: 'Sobrou' }],
    ),
  'POST /order/{number}/guest_prescription': async (shop, who) => {
    const [order] = await makeGuestOrders(shop, { state: 'approved' });
    if (!order) throw new Error('No order was made');
    const { number, pass } = order;
    const headers = { 'order-pass': pass };
    return shop.send(
      who,
      `/order/${number}/guest_prescription`,
      'application/pdf',
      PRESCRIPTION_PDF,
      headers,
    );
  },
  'POST /order/{number}/guest_payment': async (shop, who) =>
    askEach(shop, who, await makeGuestOrders(shop, { state: 'pending_payment' }), ({ number, pass }) => [
      `/order/${number}/guest_payment`,
      { pass, paymentMethod: 'boleto' },
    ]),
};
