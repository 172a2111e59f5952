import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import type { CreateOrderInput, PaymentMethod } from '@/contract/schemas/checkout';
import type { Order } from '@/contract/schemas/orders';
import type { ErrorBody } from '@/contract/errors';
import { orders, payments, rateLimits } from '@/server/db/schema';
import { APPROVED_CARD, DENIED_CARD, makeCoupon, makeOrderBody } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import type { TestApp } from '@/testing/test-app';

/** A shop over any database whose clock can be set; its gateway is a simulation. */
export type PropertyShop = Pick<TestApp, 'request' | 'services' | 'clock'>;

/** A way to pay, and for cards whether the acquirer takes it. */
export const WAYS = ['pix', 'boleto', 'good card', 'bad card'] as const;
export type Way = (typeof WAYS)[number];

export const STOCK = 12;
export const COUPON_USES = 2;

const methodOf = (way: Way): PaymentMethod => (way === 'pix' || way === 'boleto' ? way : 'credit_card');

/** The fields of a request that say how it is paid. */
export const paymentOf = (way: Way) => ({
  paymentMethod: methodOf(way),
  ...(methodOf(way) === 'credit_card' && { card: way === 'good card' ? APPROVED_CARD : DENIED_CARD }),
});

type Made = Awaited<ReturnType<typeof makeUser>>['user'];

export interface Answer {
  status: number;
  body: Order & ErrorBody;
}

/** Two packs, a coupon with few uses, a buyer and a member of staff, for this test alone. */
export async function makeWorld(shop: PropertyShop) {
  const { services } = shop;
  // The cards of all worlds are the same, and what was refused in another one counts.
  await services.db.delete(rateLimits);
  const product = await makeProduct(services.db, {
    categories: ['bovinos-de-corte'],
    variations: [
      { stock: STOCK, priceCents: 10_000, shippingWeightGrams: 900 },
      { stock: STOCK, priceCents: 3_333, salePriceCents: null, shippingWeightGrams: 900 },
    ],
  });
  const code = `P${randomUUID().slice(0, 8).toUpperCase()}`;
  const coupon = await makeCoupon(shop, {
    code,
    maxUses: COUPON_USES,
    validFrom: new Date('2020-01-01T00:00:00Z'),
    validUntil: new Date('2099-01-01T00:00:00Z'),
  });
  const buyer = (await makeUser(services)).user;
  const staff = (await makeUser(services, { permissions: ['orders.read', 'orders.write'] })).user;
  const packs = product.variations.map(({ id }) => id);

  // A session of its own for every call, because the clock of these tests runs for days.
  const tokenOf = (user: Made) => services.sessions.create(user, { agent: 'vitest', address: '::1' });

  async function send(method: string, path: string, body: unknown, user: Made, key: string = randomUUID()) {
    const headers = { 'idempotency-key': key };
    const response = await shop.request(method, path, { body, headers, token: await tokenOf(user) });
    const answer: Answer = { status: response.status, body: (await response.json()) as Answer['body'] };
    return answer;
  }

  return {
    shop,
    product,
    packs,
    coupon,
    buyer,
    staff,

    /** What the buyer would send who has just looked at the cart. */
    async orderBody(
      way: Way,
      quantity: number,
      fields: Partial<CreateOrderInput> = {},
    ): Promise<CreateOrderInput> {
      const items = packs.map((variationId) => ({ variationId, quantity }));
      const body = makeOrderBody('', {
        items,
        freightService: 'retirada',
        address: null,
        ...paymentOf(way),
        ...fields,
      });
      const { couponCode, freightService, paymentMethod } = body;
      const request = { items, couponCode, freightService, paymentMethod };
      const { hash } = await services.checkout.quote(request, null);
      return { ...body, hash };
    },

    byBuyer: (method: string, path: string, body: unknown, key?: string) =>
      send(method, path, body, buyer, key),
    byStaff: (method: string, path: string, body: unknown) => send(method, path, body, staff),

    listOrders: () =>
      services.db.select().from(orders).where(eq(orders.userId, buyer.id)).orderBy(asc(orders.id)),

    listPayments: (orderIds: string[]) =>
      services.db
        .select()
        .from(payments)
        .where(inArray(payments.orderId, orderIds))
        .orderBy(asc(payments.createdAt)),
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;
