import type { Brand } from '@config/brands/brand';
import { BOLETO_BUSINESS_DAYS, PIX_TTL_SECONDS } from '@config/commerce';
import type { PaymentMethod } from '@/contract/schemas/checkout';
import { businessDateAfter, endOfShopDay } from '@/lib/time/business-days';
import { planInstallments } from '@/lib/pricing/installments';
import { planNextCheck } from '@/server/domains/payments/check-schedule';
import { planTotals } from '@/server/domains/pricing/price-cart';
import { Fault } from '@/server/kernel/fault';
import type { NewOrder, OrderRow, PaymentRow } from '@/server/domains/orders/orders.repo';

/** A card is answered at once; an older reservation belongs to an attempt without an answer. */
const CARD_TTL_SECONDS = 15 * 60;

/** When the reservation of an unpaid order ends (docs/rules.md). */
export function planReservationEnd(method: PaymentMethod, now: Date): Date {
  if (method === 'boleto') return endOfShopDay(businessDateAfter(now, BOLETO_BUSINESS_DAYS));
  const seconds = method === 'pix' ? PIX_TTL_SECONDS : CARD_TTL_SECONDS;
  return new Date(now.getTime() + seconds * 1000);
}

type Held = Pick<OrderRow, 'createdAt' | 'expiresAt' | 'holdsStock'>;

/**
 * The latest end of another attempt of an order that holds its goods: the one of a boleto after its first PIX, or the end
 * that it has. Else goods could be held for weeks by one attempt after the other. Null where it holds none.
 */
export function planLatestEnd({ createdAt, expiresAt, holdsStock }: Held): Date | null {
  if (!holdsStock) return null;
  const latest = planReservationEnd('boleto', planReservationEnd('pix', createdAt));
  return expiresAt && expiresAt > latest ? expiresAt : latest;
}

/** The earlier of two ends; null is none. */
export const earlierEnd = (one: Date | null, other: Date | null): Date | null =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other);

interface Goods {
  subtotalCents: number;
  discountCents: number;
  freightCents: number;
}

/** What an order costs when it is paid this way: the brand's discount counts for PIX alone. */
export function planOrderTotals(
  { subtotalCents, discountCents, freightCents }: Goods,
  method: PaymentMethod,
  brand: Brand,
): { pixDiscountCents: number; totalCents: number } {
  const totals = planTotals(subtotalCents - discountCents, freightCents, brand.commerce.pixDiscount);
  return method === 'pix'
    ? { pixDiscountCents: totals.pixDiscountCents, totalCents: totals.totalWithPixCents }
    : { pixDiscountCents: 0, totalCents: totals.totalCents };
}

/** What an order costs that an attempt pays: what was asked for with it, whatever the brand's discount is by now. */
export function planPaidTotals(
  { subtotalCents, discountCents, freightCents }: Goods,
  { amountCents, interestCents }: Pick<PaymentRow, 'amountCents' | 'interestCents'>,
): { pixDiscountCents: number; totalCents: number } {
  const totalCents = amountCents - interestCents;
  return { pixDiscountCents: subtotalCents - discountCents + freightCents - totalCents, totalCents };
}

interface AttemptFacts {
  id: string;
  orderId: string;
  gatewayName: string;
  method: PaymentMethod;
  /** Parts of a card payment. */
  installments: number;
  /** What the order costs, without interest. */
  totalCents: number;
  brand: Brand;
  now: Date;
  /** See `planLatestEnd`. */
  latestEnd?: Date | null;
}

/**
 * The row of an attempt to pay, not asked for yet.
 * @throws Fault VALIDATION when the total cannot be paid in so many parts
 */
export function planAttempt(facts: AttemptFacts): NewOrder['payment'] {
  const { id, orderId, method, now } = facts;
  const count = method === 'credit_card' ? facts.installments : 1;
  const choices = planInstallments(facts.totalCents, facts.brand.commerce);
  const chosen = choices.find((choice) => choice.count === count);
  if (!chosen) {
    throw new Fault('VALIDATION', `At most ${choices.length} instalments`, {
      fields: { 'card.installments': 'tooLarge' },
    });
  }
  const expiresAt = earlierEnd(planReservationEnd(method, now), facts.latestEnd ?? null);
  return {
    id,
    orderId,
    gateway: facts.gatewayName,
    method,
    status: 'pending',
    amountCents: chosen.totalCents,
    interestCents: chosen.interestCents,
    installments: count,
    expiresAt,
    createdAt: now,
    nextCheckAt: planNextCheck(method, 0, now, expiresAt, now),
  };
}
