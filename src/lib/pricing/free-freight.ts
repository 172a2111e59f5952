import type { Brand } from '@config/brands/brand';

export type FreeFreightRule = Brand['commerce']['freeFreight'];

/** What is known of an order: its goods before any coupon (docs/adr/0011), its weight, and the state it goes to. */
export interface FreeFreightCase {
  goodsCents: number;
  /** What the scale says; null before anybody weighed it. */
  weightGrams: number | null;
  /** Null while the place is unknown. */
  state: string | null;
}

export interface FreeFreightStanding {
  /** Whether the promise holds where the order goes; null while the place is unknown. */
  isListed: boolean | null;
  /** Centavos of goods still missing; 0 from the minimum on. */
  missingCents: number;
  /** Weight the shop pays for. */
  limitGrams: number;
  /** Weight above it, which the customer pays for; null while nobody weighed the order. */
  overGrams: number | null;
}

/**
 * Where an order stands with the brand's free freight; null in a brand that promises none. The one rule behind every
 * promise and every price: strip, drawer, cart, product page and the order itself ask here.
 */
export function planFreeFreight(
  rule: FreeFreightRule,
  { goodsCents, weightGrams, state }: FreeFreightCase,
): FreeFreightStanding | null {
  if (!rule) return null;
  return {
    isListed: state === null ? null : rule.states.includes(state),
    missingCents: Math.max(0, rule.minimumCents - goodsCents),
    limitGrams: rule.maxWeightGrams,
    overGrams: weightGrams === null ? null : Math.max(0, weightGrams - rule.maxWeightGrams),
  };
}

/** Whether the shop pays its part now: a listed place, and the minimum reached. Weight alone never ends it. */
export const isFreightShared = (standing: FreeFreightStanding | null): standing is FreeFreightStanding =>
  standing?.isListed === true && standing.missingCents === 0;

/**
 * Centavos the shop takes off every delivery once its promise holds: the cheapest one less what the table asks for the
 * weight above the limit. A broker may ask more or less than the table; the customer still pays no more than the
 * table's own difference, and nothing up to the limit.
 * @param cheapestCents the cheapest delivery to the door
 * @param aboveLimitCents the table's price of the load less its price at the limit; 0 up to the limit
 */
export const planFreightSubsidyCents = (cheapestCents: number, aboveLimitCents: number): number =>
  Math.max(0, cheapestCents - Math.max(0, aboveLimitCents));
