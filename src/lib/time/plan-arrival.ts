import { businessDateAfter } from './business-days';

/** The ways an order goes, in their order. */
const WAY = ['pending_payment', 'approved', 'picking', 'shipped', 'delivered'] as const;
export type Step = (typeof WAY)[number];

interface Journey {
  state: string;
  freight: { businessDays: { min: number; max: number } };
  history: readonly { state: string; at: string }[];
}

/** Steps that an order has yet to take; none once it is over. */
export const stepsAhead = (state: string): Step[] => {
  const place = WAY.findIndex((step) => step === state);
  return place < 0 ? [] : WAY.slice(place + 1);
};

/**
 * The days between which an order comes, `YYYY-MM-DD`: business days counted from the payment, or from now while that
 * is waited for. Undefined once it came, and where it does not come any more.
 */
export function planArrival({ state, freight, history }: Journey, now = new Date()) {
  if (stepsAhead(state).length === 0) return undefined;
  const paid = history.find((entry) => entry.state === 'approved');
  const start = paid ? new Date(paid.at) : now;
  const { min, max } = freight.businessDays;
  return { from: businessDateAfter(start, min), to: businessDateAfter(start, max) };
}
