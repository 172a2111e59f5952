import { eq, sql } from 'drizzle-orm';
import { BRANDS } from '@config/brands';
import type { Brand } from '@config/brands/brand';
import type { OrderState } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { couponUses, orders, variations } from '@/server/db/schema';
import { planCart } from '@/server/domains/checkout/cart-lines';
import { findCouponRow, listPacks } from '@/server/domains/checkout/checkout.repo';
import { parcelOf, type PricedCheckout } from '@/server/domains/checkout/price-checkout';
import { priceFreight } from '@/server/domains/freight/freight-quote';
import { insertOrder, type NewOrder } from '@/server/domains/orders/orders.repo';
import { planOrder } from '@/server/domains/orders/place/plan-order';
import { planTotals, priceGoods } from '@/server/domains/pricing/price-cart';
import type { Clock } from '@/server/ports/clock';
import { tableFreight } from '@/server/ports/freight/table-freight';
import { createFakeGateway } from '@/server/ports/payments/fake-gateway';
import { readDemoOrders, type DemoBuyer, type DemoOrder } from './demo-orders';

const MINUTE_MS = 60_000;
/** States whose goods are still in the warehouse, so the order holds stock. */
const RESERVING: readonly OrderState[] = ['pending_payment', 'approved', 'picking'];
const DEMO_CARD = {
  number: '4012001037141112',
  holder: 'CLIENTE DEMONSTRATIVO',
  expiry: '12/40',
  cvv: '123',
  installments: 1,
};

const addressOf = (order: DemoOrder, buyer: DemoBuyer) => {
  const address = buyer.addresses[order.shipping.addressIndex];
  if (!address)
    throw new Error(`demo/orders.json: ${order.number} goes to an address that ${buyer.id} does not have`);
  return address;
};

/** Prices a demo order with the shop's own engine. The stock is not checked: it was sold in the past. */
async function priceDemoOrder(
  db: Db,
  order: DemoOrder,
  buyer: DemoBuyer,
  brand: Brand,
  now: Date,
): Promise<PricedCheckout> {
  const packs = await listPacks(
    db,
    order.items.map(({ variationId }) => variationId),
    { brandId: brand.id, now },
  );
  const { known } = planCart(order.items, packs, { mayBuyLinhaBranca: true });
  if (known.length !== order.items.length)
    throw new Error(`demo/orders.json: ${order.number} holds a pack that ${brand.id} does not sell`);
  const coupon = order.couponCode ? await findCouponRow(db, order.couponCode, brand.id) : null;
  const goods = priceGoods(known, coupon);
  const parcel = parcelOf(known);
  const address = addressOf(order, buyer);
  const freight = await priceFreight(tableFreight, brand.commerce.freeFreight, parcel, {
    cep: address.postalCode,
    rural: address.rural,
  });
  const selected = freight.offers.find(({ service }) => service === order.shipping.service) ?? null;
  const freightCents = selected?.priceCents ?? 0;
  const totals = { ...planTotals(goods.goodsCents, freightCents, brand.commerce.pixDiscount), freightCents };
  const { couponReason } = goods;
  return {
    goods,
    coupon,
    couponReason,
    freight,
    quoted: freight,
    selected,
    totals,
    weightGrams: parcel.realWeightGrams,
    warnings: [],
    known,
  };
}

/** The payment with what the gateway would have answered then: PIX code, boleto, or the end of a card number. */
async function planPayment(
  order: DemoOrder,
  planned: NewOrder,
  brand: Brand,
  createdAt: Date,
): Promise<NewOrder['payment']> {
  const gateway = createFakeGateway({ brand, clock: { now: () => createdAt } });
  const answer = await gateway.charge({
    attemptId: planned.payment.id,
    orderNumber: order.number,
    method: order.payment.method,
    amountCents: planned.payment.amountCents,
    installments: order.payment.installments,
    payer: planned.order.payer,
    card: order.payment.method === 'credit_card' ? DEMO_CARD : null,
  });
  const { pix, boleto, card, gatewayReference, expiresAt } = answer;
  const settled = order.history.find(
    ({ state }) => state === (order.payment.status === 'approved' ? 'approved' : order.state),
  );
  const settledAt =
    order.payment.status === 'pending' || !settled
      ? null
      : new Date(createdAt.getTime() + settled.afterMinutes * MINUTE_MS);
  return {
    ...planned.payment,
    pix,
    boleto,
    card,
    gatewayReference,
    expiresAt,
    status: order.payment.status,
    settledAt,
    // A settled payment is not checked any more.
    nextCheckAt: order.payment.status === 'pending' ? planned.payment.nextCheckAt : null,
  };
}

async function planDemoOrder(db: Db, order: DemoOrder, buyer: DemoBuyer, now: Date): Promise<NewOrder> {
  const brand = BRANDS[order.brandId];
  const createdAt = new Date(now.getTime() - order.createdAgoMinutes * MINUTE_MS);
  const priced = await priceDemoOrder(db, order, buyer, brand, createdAt);
  if (!priced.selected)
    throw new Error(`demo/orders.json: ${order.shipping.service} does not carry ${order.number}`);
  const id = `ord-${order.number}`;
  const { fullName, document, phone, stateRegistration } = buyer;
  const planned = planOrder(
    {
      items: order.items,
      couponCode: order.couponCode,
      freightService: order.shipping.service,
      address: addressOf(order, buyer),
      payer: { fullName, document: document ?? '', phone, stateRegistration },
      paymentMethod: order.payment.method,
      card: { ...DEMO_CARD, installments: order.payment.installments },
      hash: 'demo',
      customerNote: null,
    },
    priced,
    priced.selected,
    {
      id,
      paymentId: `pay-${order.number}`,
      number: order.number,
      brand,
      gatewayName: 'fake',
      userId: buyer.id,
      email: buyer.email,
      placedFrom: null,
      representativeCode: order.representativeCode,
      now: createdAt,
    },
  );
  const payment = await planPayment(order, planned, brand, createdAt);
  const isPending = order.state === 'pending_payment';
  const { state, prescriptionStatus, internalNote } = order;
  return {
    ...planned,
    order: {
      ...planned.order,
      state,
      prescriptionStatus,
      internalNote,
      holdsStock: RESERVING.includes(state),
      expiresAt: isPending ? (payment.expiresAt ?? null) : null,
    },
    payment,
    history: order.history.map((entry) => ({
      orderId: id,
      state: entry.state,
      at: new Date(createdAt.getTime() + entry.afterMinutes * MINUTE_MS),
      by: entry.by,
    })),
  };
}

async function reserveStock(db: Db, order: DemoOrder) {
  for (const { variationId, quantity } of order.items) {
    await db
      .update(variations)
      .set({ stock: sql`greatest(0, ${variations.stock} - ${quantity})` })
      .where(eq(variations.id, variationId));
  }
}

async function linkCoupon(db: Db, order: DemoOrder, brandId: string) {
  const coupon =
    order.couponCode && order.state !== 'cancelled'
      ? await findCouponRow(db, order.couponCode, brandId)
      : null;
  if (coupon)
    await db
      .insert(couponUses)
      .values({ couponId: coupon.id, orderId: `ord-${order.number}`, userId: order.userId });
}

/**
 * The orders of `demo/orders.json`, priced by the shop's own engine and dated back from now. Needs the demo catalogue,
 * coupons and users in the database; does nothing when it holds orders already.
 * @throws Error naming the order that cannot be made
 */
export async function seedOrders(
  { db, clock }: { db: Db; clock: Clock },
  root = process.cwd(),
): Promise<void> {
  const [existing] = await db.select({ id: orders.id }).from(orders).limit(1);
  if (existing) return;
  const demo = await readDemoOrders(root);
  for (const order of demo.orders) {
    const buyer = demo.buyers.get(order.userId);
    if (!buyer) throw new Error(`demo/orders.json: ${order.number} names an unknown user (${order.userId})`);
    await insertOrder(db, await planDemoOrder(db, order, buyer, clock.now()));
    if (RESERVING.includes(order.state)) await reserveStock(db, order);
    await linkCoupon(db, order, order.brandId);
  }
}
