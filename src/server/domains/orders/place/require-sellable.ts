import type { CheckoutSnapshot, CreateOrderBody } from '@/contract/schemas/checkout';
import { isBlocking } from '@/server/domains/checkout/cart-lines';
import type { PricedCheckout } from '@/server/domains/checkout/price-checkout';
import type { PricedOffer } from '@/server/domains/freight/freight-quote';
import { Fault } from '@/server/kernel/fault';
import { outOfStock, type Shortage } from '@/server/domains/orders/stock/stock.repo';

/**
 * Columns of amounts hold a 32-bit number of centavos, that of a payment with the interest of its instalments, which
 * may be as much again. No real order reaches ten million reais.
 */
const MAX_UNDISCOUNTED_CENTS = 1_000_000_000;

/** The packs of a cart that there is too little of. */
export function listShortages({ warnings, known }: PricedCheckout): Shortage[] {
  return warnings
    .filter(({ code }) => code === 'OUT_OF_STOCK' || code === 'LESS_STOCK')
    .map(({ variationId, available }) => {
      const line = known.find((candidate) => candidate.variationId === variationId);
      return {
        variationId,
        title: line?.title ?? variationId,
        titleLang: line?.titleLang,
        requested: line?.quantity ?? 0,
        available: available ?? 0,
      };
    });
}

/**
 * Checks whether a freshly priced cart may become an order; the most specific reason comes first.
 * @param snapshot the cart as the person would see it now; goes out with the refusal
 * @returns the freight that was chosen
 * @throws Fault OUT_OF_STOCK, FORBIDDEN, a coupon's reason, FREIGHT_UNAVAILABLE, CART_CHANGED or VALIDATION
 */
export function requireSellable(
  body: CreateOrderBody,
  priced: PricedCheckout,
  snapshot: CheckoutSnapshot,
): PricedOffer {
  const { warnings, couponReason, selected, totals, goods } = priced;
  const details = snapshot;
  const shortages = listShortages(priced);
  if (shortages.length > 0) throw outOfStock(shortages, snapshot);
  const forbidden = warnings.find(({ code }) => code === 'LINHA_BRANCA_ONLY' || code === 'NOT_SOLD_ONLINE');
  if (forbidden) throw new Fault('FORBIDDEN', `${forbidden.variationId}: ${forbidden.code}`, { details });
  if (couponReason)
    throw new Fault(couponReason, `Coupon ${body.couponCode ?? ''} does not count`, { details });
  if (warnings.some(isBlocking)) throw new Fault('CART_CHANGED', 'The cart changed', { details });
  if (!selected)
    throw new Fault('FREIGHT_UNAVAILABLE', `${body.freightService} does not go there`, { details });
  if (snapshot.hash !== body.hash) throw new Fault('CART_CHANGED', 'The cart changed', { details });
  if (goods.subtotalCents + totals.freightCents > MAX_UNDISCOUNTED_CENTS) {
    throw new Fault('VALIDATION', 'The order is too large', { fields: { items: 'tooLarge' } });
  }
  return selected;
}
