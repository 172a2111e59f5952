import type { Brand } from '@config/brands/brand';
import { BOLETO_BUSINESS_DAYS, PIX_TTL_SECONDS } from '@config/commerce';
import type { CreateOrderBody, PaymentMethod } from '@/contract/schemas/checkout';
import { businessDateAfter, endOfShopDay } from '@/lib/business-days';
import type { CartLine } from '@/server/domains/checkout/cart-lines';
import type { PricedCheckout } from '@/server/domains/checkout/price-checkout';
import type { PricedOffer } from '@/server/domains/freight/freight-quote';
import type { PricedLine } from '@/server/domains/pricing/price-cart';
import type { NewOrder } from './orders.repo';

/** A card answers at once; a reservation older than this belongs to an attempt that never came back. */
const CARD_TTL_SECONDS = 15 * 60;

/** When the reservation of an unpaid order ends (decisions, Checkout). */
export function planReservationEnd(method: PaymentMethod, now: Date): Date {
  if (method === 'boleto') return endOfShopDay(businessDateAfter(now, BOLETO_BUSINESS_DAYS));
  const seconds = method === 'pix' ? PIX_TTL_SECONDS : CARD_TTL_SECONDS;
  return new Date(now.getTime() + seconds * 1000);
}

export interface OrderFacts {
  id: string;
  paymentId: string;
  number: string;
  brand: Brand;
  gatewayName: string;
  user: { id: string; email: string };
  representativeCode: string | null;
  now: Date;
}

const toLineRow = (
  orderId: string,
  { item, totalCents, discountCents }: PricedLine<CartLine>,
  position: number,
): NewOrder['lines'][number] => ({
  orderId,
  position,
  variationId: item.variationId,
  productId: item.productId,
  slug: item.slug,
  title: item.title,
  presentation: item.presentation,
  picture: item.picture,
  quantity: item.quantity,
  unitPriceCents: item.unitPriceCents,
  totalCents,
  discountCents,
});

function planAmounts(priced: PricedCheckout, method: PaymentMethod) {
  const byPix = method === 'pix';
  return {
    subtotalCents: priced.goods.subtotalCents,
    discountCents: priced.goods.discountCents,
    pixDiscountCents: byPix ? priced.totals.pixDiscountCents : 0,
    freightCents: priced.totals.freightCents,
    totalCents: byPix ? priced.totals.totalWithPixCents : priced.totals.totalCents,
  };
}

/** The rows of a new order: every amount from the shop's own pricing, none from the request. */
export function planOrder(
  body: CreateOrderBody,
  priced: PricedCheckout,
  offer: PricedOffer,
  facts: OrderFacts,
): NewOrder {
  const { id, number, now, user } = facts;
  const amounts = planAmounts(priced, body.paymentMethod);
  const installments = body.paymentMethod === 'credit_card' ? (body.card?.installments ?? 1) : 1;
  const expiresAt = planReservationEnd(body.paymentMethod, now);
  const needsPrescription = priced.goods.lines.some(({ item }) => item.saleClass === 'receita');
  return {
    order: {
      id,
      number,
      brandId: facts.brand.id,
      userId: user.id,
      state: 'pending_payment',
      ...amounts,
      couponCode: priced.coupon?.code ?? null,
      representativeCode: facts.representativeCode,
      freight: {
        service: offer.service,
        name: offer.name,
        carrier: offer.carrier,
        businessDays: offer.businessDays,
      },
      address: body.freightService === 'retirada' ? null : (body.address ?? null),
      payer: { ...body.payer, email: user.email },
      paymentMethod: body.paymentMethod,
      installments,
      prescriptionStatus: needsPrescription ? 'pending' : null,
      expiresAt,
      createdAt: now,
    },
    lines: priced.goods.lines.map((line, position) => toLineRow(id, line, position)),
    payment: {
      id: facts.paymentId,
      orderId: id,
      gateway: facts.gatewayName,
      method: body.paymentMethod,
      status: 'pending',
      amountCents: amounts.totalCents,
      installments,
      expiresAt,
      createdAt: now,
    },
    history: [{ orderId: id, state: 'pending_payment', at: now, by: 'cliente' }],
  };
}
