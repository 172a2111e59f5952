import { randomUUID } from 'node:crypto';
import type { CreateOrderBody } from '@/contract/schemas/checkout';
import type { CheckoutService } from '@/server/domains/checkout/checkout.service';
import type { CheckoutRequest, QuoteFreight } from '@/server/domains/checkout/price-checkout';
import type { WithOpenedCard } from '@/server/domains/payments/prepared-cards';
import type { Db } from '@/server/db/client';
import { findCreditedCode, linkCustomer } from '@/server/domains/people/representatives.repo';
import { sign } from '@/server/kernel/sign';
import type { Visitor } from '@/server/kernel/visitor';
import { takeCoupon } from '@/server/domains/orders/stock/coupon-use.repo';
import { requireFirstPurchase } from '@/server/domains/orders/stock/first-purchase.repo';
import { requireFairHold, requireFewUnpaid } from '@/server/domains/orders/stock/fair-hold.repo';
import { claimCard, claimKey } from './idempotency.repo';
import type { Buyer } from '@/server/domains/orders/buyer';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { makeOrderNumber } from './order-number';
import { insertOrder } from '@/server/domains/orders/orders.repo';
import { planOrder } from './plan-order';
import { listShortages, requireSellable } from './require-sellable';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import { outOfStock, StockTaken, takeStock } from '@/server/domains/orders/stock/stock.repo';

export type PlaceOrderDependencies = OrderContext & { checkout: CheckoutService };

export interface PlaceOrderInput {
  buyer: Buyer;
  body: WithOpenedCard<CreateOrderBody>;
  key: string;
  fingerprint: string;
}

function requestOf({
  items,
  couponCode,
  freightService,
  address,
  locale,
}: PlaceOrderInput['body']): CheckoutRequest {
  const delivery = freightService === 'retirada' ? null : address;
  return {
    items,
    couponCode,
    freightService,
    cep: delivery?.postalCode ?? null,
    rural: delivery?.rural ?? false,
    locale,
  };
}

/** A keyed hash of an address, which only the shop's secret can make. */
const addressKeyOf = (secret: string, { address }: Visitor) =>
  address === 'unknown' ? null : sign(secret, 'placed from', address);

/**
 * Places an order in one transaction: claim the key, reprice, take the stock, write the order, link the customer to the
 * representative it is credited to, take the coupon (docs/rules.md). All of it happens or nothing does.
 * A refusal for a price or a stock that changed carries the fresh snapshot.
 * @returns its number, new or the one the same key and body got before
 * @throws the faults of `requireSellable`, `takeStock`, `requireFirstPurchase`, `takeCoupon`, `requireFairHold` and `claimKey`
 */
export async function placeOrder(
  { db, env, brand, clock, gateway, checkout, secret, watch }: PlaceOrderDependencies,
  { body, buyer, key, fingerprint }: PlaceOrderInput,
): Promise<{ number: string; isNew: boolean }> {
  const { user, email } = buyer;
  const request = requestOf(body);
  const placedFrom = addressKeyOf(secret, buyer.visitor);
  // A provider may ask over the network, which a transaction must not wait for; prices are read again inside it.
  const { quoted } = await checkout.price(db, request, user);
  const quotedFreight: QuoteFreight = async ({ realWeightGrams: weightGrams }, { cep }) =>
    quoted ?? {
      cep,
      state: null,
      offers: [],
      reason: 'FREIGHT_UNAVAILABLE',
      weightGrams,
      missingForFreeCents: null,
    };

  const place = async (tx: Db) => {
    const number = makeOrderNumber(brand.id);
    const now = clock.now();
    const claim = { key, userId: buyer.id, fingerprint, orderNumber: number, createdAt: now };
    const replayed = await claimKey(tx, claim);
    if (replayed) return { number: replayed, isNew: false };
    await claimCard(tx, body.card, claim);
    const priced = await checkout.price(tx, request, user, quotedFreight);
    const offer = requireSellable(body, priced, checkout.snapshotOf(priced, body.paymentMethod));
    const buying = { userId: user?.id ?? null, email, document: body.payer.document };
    const representativeCode = await findCreditedCode(tx, buying, body.representativeCode);
    const planned = planOrder(body, priced, offer, {
      id: randomUUID(),
      paymentId: randomUUID(),
      number,
      brand,
      gatewayName: gateway.name,
      userId: user?.id ?? null,
      email,
      placedFrom,
      representativeCode,
      now,
    });
    await takeStock(
      tx,
      priced.goods.lines.map(({ item }) => item),
    );
    await insertOrder(tx, planned);
    if (user && representativeCode) await linkCustomer(tx, user.id, { code: representativeCode, now });
    if (priced.coupon) {
      const person = { brandId: brand.id, ...buying };
      await requireFirstPurchase(tx, priced.coupon, person, planned.order.id);
      await takeCoupon(tx, priced.coupon, { orderId: planned.order.id, buyerId: buyer.id, person });
    }
    const { paymentMethod } = body;
    const placing = {
      orderId: planned.order.id,
      userId: user?.id ?? null,
      email,
      placedFrom,
      paymentMethod,
    };
    await requireFewUnpaid(tx, { env }, placing);
    await requireFairHold(tx, placing);
    watch?.orderChanged('placed', body.paymentMethod);
    return { number, isNew: true };
  };

  try {
    return await retryTransaction(db, place);
  } catch (error) {
    if (!(error instanceof StockTaken)) throw error;
    // The units went between the pricing and the taking: the refusal carries the cart as it is without them.
    const priced = await checkout.price(db, request, user);
    const shortages = listShortages(priced);
    throw outOfStock(
      shortages.length > 0 ? shortages : error.shortages,
      checkout.snapshotOf(priced, body.paymentMethod),
    );
  }
}
