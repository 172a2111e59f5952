import { eq } from 'drizzle-orm';
import { products } from '@/server/db/schema';
import { APPROVED_CARD, makeCoupon, makeOrder, makeOrderBody, withHash } from '@/testing/make-order';
import type { Ask, Asks } from './ask-public';
import { FULL_ADDRESS, makeFullOrder, makeFullOrders, readVersion, type FullOrder } from './full-rows';
import { PACK, PRODUCT, type Caller, type TableShop } from './table-shop';

/** Own orders for an owner; for others, those of another person that came by their code. */
async function makeOrdersFor(
  shop: TableShop,
  who: Caller,
  changes: Parameters<typeof makeFullOrders>[2] = {},
): Promise<[FullOrder, FullOrder]> {
  if (who.as === 'owner') return makeFullOrders(shop, who, changes);
  const owner = await shop.makeCaller('customer');
  return makeFullOrders(shop, { ...owner, code: who.code }, changes);
}

const getEach = (shop: TableShop, who: Caller, orders: readonly FullOrder[], path: string) =>
  Promise.all(orders.map(({ number }) => shop.ask(who, 'GET', `${path}${number}`)));

/** A customer’s own, and what others may read, by who asks. */
export const orderAsks: Asks = {
  'GET /user/self/orders': async (shop, who) => {
    await makeFullOrders(shop, who);
    return shop.ask(who, 'GET', '/user/self/orders');
  },
  'GET /orders.json': async (shop, who) => {
    await makeFullOrders(shop, who);
    return shop.ask(who, 'GET', '/orders.json');
  },
  'GET /order.json': async (shop, who) =>
    getEach(shop, who, await makeFullOrders(shop, who), '/order.json?number='),
  'GET /order/{number}': async (shop, who) => getEach(shop, who, await makeOrdersFor(shop, who), '/order/'),
  'GET /order/': async (shop, who) => {
    await makeOrdersFor(shop, who);
    return shop.ask(who, 'GET', '/order/');
  },
  'GET /order/export': (shop, who) => shop.ask(who, 'GET', '/order/export?q=zulmira'),
  'GET /order/held': async (shop, who) => {
    await makeOrdersFor(shop, who);
    return shop.ask(who, 'GET', '/order/held');
  },
};

const onOwn =
  (path: string, state: 'pending_payment' | 'delivered', body: unknown, method = 'POST'): Ask =>
  async (shop, who) => {
    const changes = { state, withdrawalRequestedAt: null, withdrawalReason: null };
    const orders = await makeFullOrders(shop, who, path.endsWith('withdrawal') ? changes : { state });
    const answers: Response[] = [];
    for (const { number } of orders)
      answers.push(await shop.ask(who, method, path.replace('{number}', number), body));
    return answers;
  };

const settle = async (shop: TableShop, who: Caller, orders: readonly FullOrder[]) => {
  const answers: Response[] = [];
  for (const { number } of orders)
    answers.push(await shop.ask(who, 'POST', '/checkout/fake_payment/', { number, outcome: 'approve' }));
  return answers;
};

const COUPON = { applicability: { products: [PRODUCT], categories: [], collections: [] } };
const PAYER = {
  fullName: 'Tereza Prado',
  document: '11144477735',
  phone: '(34) 99999-1111',
  stateRegistration: '0012345670055',
};

/** What its owner does with an order. */
export const ownOrderAsks: Asks = {
  'POST /checkout/create': async (shop, who) => {
    const answers: Response[] = [];
    const { code: couponCode } = await makeCoupon(shop, { ...COUPON, code: `C${who.code}`, id: who.code });
    for (const [paymentMethod, card] of [['pix'], ['boleto'], ['credit_card', APPROVED_CARD]] as const) {
      const wishes = { payer: PAYER, address: FULL_ADDRESS, customerNote: 'Porteira azul', couponCode };
      const order = makeOrderBody(PACK, { ...wishes, paymentMethod, card });
      answers.push(await shop.ask(who, 'POST', '/checkout/create', await withHash(shop, order, who.token)));
    }
    return answers;
  },
  'POST /checkout/fake_payment/': async (shop, who) => settle(shop, who, await makeOrdersFor(shop, who)),
  'POST /order/{number}/payment': onOwn('/order/{number}/payment', 'pending_payment', {
    paymentMethod: 'boleto',
  }),
  'POST /order/{number}/cancel': onOwn('/order/{number}/cancel', 'pending_payment', { reason: 'Mudei' }),
  'POST /order/{number}/prescription': async (shop, who) => {
    const orders = [
      await makeFullOrder(shop, who, { state: 'approved' }),
      await makeFullOrder(shop, who, { state: 'approved', prescriptionStatus: 'refused' }),
    ];
    const answers: Response[] = [];
    for (const { number } of orders)
      answers.push(
        await shop.send(who, `/order/${number}/prescription`, 'application/pdf', PRESCRIPTION_PDF),
      );
    return answers;
  },
  'POST /order/{number}/withdrawal': onOwn('/order/{number}/withdrawal', 'delivered', { reason: 'Sobrou' }),
};

export const PRESCRIPTION_PDF = '%PDF-1.7\numa receita\n%%EOF';

const patchEach = async (
  shop: TableShop,
  who: Caller,
  orders: readonly FullOrder[],
  [path, body]: readonly [string, object],
) => {
  const answers: Response[] = [];
  for (const { number } of orders) {
    const version = await readVersion(shop, number);
    answers.push(await shop.ask(who, 'PATCH', path.replace('{number}', number), { ...body, version }));
  }
  return answers;
};

/** What the shop’s people do with it. */
export const staffOrderAsks: Asks = {
  'GET /order/prescriptions': async (shop, who) => {
    const { db } = shop.services;
    await makeFullOrder(shop, await shop.makeCaller('customer'), { state: 'approved' });
    const [row] = await db
      .select({ saleClass: products.saleClass })
      .from(products)
      .where(eq(products.id, PRODUCT));
    await db.update(products).set({ saleClass: 'receita' }).where(eq(products.id, PRODUCT));
    const answer = await shop.ask(who, 'GET', '/order/prescriptions');
    await db.update(products).set({ saleClass: row?.saleClass }).where(eq(products.id, PRODUCT));
    return answer;
  },
  'PATCH /order/{number}': async (shop, who) =>
    patchEach(shop, who, await makeOrdersFor(shop, who), [
      '/order/{number}',
      { internalNote: 'Ligar depois' },
    ]),
  'PATCH /order/{number}/state': async (shop, who) =>
    patchEach(shop, who, await makeOrdersFor(shop, who), [
      '/order/{number}/state',
      { state: 'approved', note: 'Pago no balcão' },
    ]),
  'POST /order/move': async (shop, who) => {
    const { token = '' } = await shop.makeCaller('customer');
    const { number } = await makeOrder(shop, token, PACK);
    const numbers = [number, 'BL-NADA'];
    return shop.ask(who, 'POST', '/order/move', { numbers, state: 'approved' });
  },
};
