import type { Brand } from '@config/brands/brand';
import type { CreateOrderBody } from '@/contract/schemas/checkout';
import { CATALOGUE_LOCALE } from '@config/locales';
import type { CartLine } from '@/server/domains/checkout/cart-lines';
import type { PricedCheckout } from '@/server/domains/checkout/price-checkout';
import type { PricedOffer } from '@/server/domains/freight/freight-quote';
import type { PricedLine } from '@/server/domains/pricing/price-cart';
import type { NewOrder } from '@/server/domains/orders/orders.repo';
import { planAttempt, planOrderTotals } from '@/server/domains/orders/payment/plan-payment';

export interface OrderFacts {
  id: string;
  paymentId: string;
  number: string;
  brand: Brand;
  gatewayName: string;
  /** Null for a guest. */
  userId: string | null;
  email: string;
  /** See `orders.placedFrom`. */
  placedFrom: string | null;
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
  title: item.catalogueTitle,
  presentation: item.presentation,
  picture: item.picture,
  quantity: item.quantity,
  unitPriceCents: item.unitPriceCents,
  totalCents,
  discountCents,
});

/**
 * The rows of a new order: every amount from the shop's own pricing, none from the request.
 * @throws Fault VALIDATION when its total cannot be paid in so many parts
 */
export function planOrder(
  body: CreateOrderBody,
  priced: PricedCheckout,
  offer: PricedOffer,
  facts: OrderFacts,
): NewOrder {
  const { id, number, now, userId, email, brand } = facts;
  const { subtotalCents, discountCents } = priced.goods;
  const amounts = { subtotalCents, discountCents, freightCents: priced.totals.freightCents };
  const totals = planOrderTotals(amounts, body.paymentMethod, brand);
  const payment = planAttempt({
    id: facts.paymentId,
    orderId: id,
    gatewayName: facts.gatewayName,
    method: body.paymentMethod,
    installments: body.card?.installments ?? 1,
    totalCents: totals.totalCents,
    brand,
    now,
  });
  const needsPrescription = priced.goods.lines.some(({ item }) => item.saleClass === 'receita');
  return {
    order: {
      id,
      number,
      brandId: brand.id,
      userId,
      state: 'pending_payment',
      ...amounts,
      ...totals,
      couponCode: priced.coupon?.code ?? null,
      placedFrom: facts.placedFrom,
      representativeCode: facts.representativeCode,
      freight: {
        service: offer.service,
        name: offer.name,
        carrier: offer.carrier,
        businessDays: offer.businessDays,
      },
      address: body.freightService === 'retirada' ? null : (body.address ?? null),
      payer: { ...body.payer, email },
      paymentMethod: body.paymentMethod,
      installments: payment.installments,
      prescriptionStatus: needsPrescription ? 'pending' : null,
      customerNote: body.customerNote ?? null,
      locale: body.locale ?? CATALOGUE_LOCALE,
      expiresAt: payment.expiresAt,
      createdAt: now,
    },
    lines: priced.goods.lines.map((line, position) => toLineRow(id, line, position)),
    payment,
    history: [{ orderId: id, state: 'pending_payment', at: now, by: 'cliente' }],
  };
}
