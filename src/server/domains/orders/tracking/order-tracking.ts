import type { OrderTracking } from '@/contract/schemas/tracking';
import { businessDateAfter } from '@/lib/time/business-days';
import { planActions, withdrawalEnd } from '@/server/domains/orders/order-actions';
import { isFinal } from '@/server/domains/orders/order-states';
import { lacksPrescription, prescriptionUntilOf } from '@/server/domains/orders/prescription/verdict';
import type { OrderParts, OrderRow } from '@/server/domains/orders/orders.repo';

const ON_ITS_WAY = new Set<OrderRow['state']>(['approved', 'picking', 'shipped']);

/** The business days of the freight, counted from the payment. */
function planEstimate(order: OrderRow, history: OrderTracking['history']): OrderTracking['estimate'] {
  const paid = history.find(({ state }) => state === 'approved');
  if (!paid || !ON_ITS_WAY.has(order.state)) return null;
  const { min, max } = order.freight.businessDays;
  const from = new Date(paid.at);
  return { from: businessDateAfter(from, min), to: businessDateAfter(from, max) };
}

/** A missing prescription is told while the order is open; its content is never shown here. */
function planMissing(
  order: OrderRow,
  files: OrderParts['prescriptionFiles'],
): OrderTracking['missingPrescription'] {
  if (!lacksPrescription(order) || isFinal(order.state)) return null;
  const until = prescriptionUntilOf(order)?.toISOString() ?? null;
  const isRefused = order.prescriptionStatus === 'refused';
  const sentAt = isRefused ? null : (files[0]?.sentAt.toISOString() ?? null);
  return { until, isRefused, sentAt };
}

/** What of an order a visitor sees who knows its number and the e-mail, or has its link. */
export function toOrderTracking(
  order: OrderRow,
  parts: OrderParts,
  { now, hasAccount }: { now: Date; hasAccount: boolean },
): OrderTracking {
  const history = parts.history.map(({ entry }) => ({ state: entry.state, at: entry.at.toISOString() }));
  const { address } = order;
  return {
    number: order.number,
    state: order.state,
    hasAccount,
    createdAt: order.createdAt.toISOString(),
    lines: parts.lines.map(({ slug, title, titles, presentation, picture, quantity }) => ({
      slug,
      title,
      titles,
      presentation,
      picture,
      quantity,
    })),
    freight: order.freight,
    estimate: planEstimate(order, history),
    destination: address && { city: address.city, state: address.state },
    missingPrescription: planMissing(order, parts.prescriptionFiles),
    withdrawal: {
      requestedAt: order.withdrawalRequestedAt?.toISOString() ?? null,
      until: withdrawalEnd(parts.history)?.toISOString() ?? null,
    },
    mayWithdraw: planActions(order, parts, now).withdraw,
    trackingCode: order.trackingCode,
    trackingUrl: order.trackingUrl,
    history,
  };
}
