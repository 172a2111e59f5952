import type { Brand } from '@config/brands/brand';

export type FreeFreightRule = Brand['commerce']['freeFreight'];

/** What free freight depends on: the goods before any coupon (docs/adr/0011), the weight, and the state of delivery. */
export interface FreeFreightCase {
  goodsCents: number;
  /** The shipping weight; null when it is not known. */
  weightGrams: number | null;
  /** Null while the place is unknown. */
  state: string | null;
}

export interface FreeFreightStanding {
  /** Whether the state of delivery has free freight; null while it is not known. */
  isListed: boolean | null;
  /** Centavos of goods still missing; 0 from the minimum on. */
  missingCents: number;
  /** Weight the shop pays for. */
  limitGrams: number;
  /** Weight above it, which the customer pays for; null while the weight is not known. */
  overGrams: number | null;
}

/**
 * The state of an order's free freight; null for a brand without it. Strip, drawer, cart, product page and the order's
 * price all use this one rule.
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

/** Whether the shop pays its part now: a listed state, and the minimum reached. Weight alone never ends it. */
export const isFreightShared = (standing: FreeFreightStanding | null): standing is FreeFreightStanding =>
  standing?.isListed === true && standing.missingCents === 0;

/**
 * Centavos the shop takes off every delivery with free freight: the price of the cheapest one, less the table's price
 * for the weight above the limit. A broker may ask more or less than the table; the customer still pays no more than
 * the table's own difference, and nothing up to the limit.
 * @param cheapestCents the cheapest delivery to the door
 * @param aboveLimitCents the table's price of the load less its price at the limit; 0 up to the limit
 */
export const planFreightSubsidyCents = (cheapestCents: number, aboveLimitCents: number): number =>
  Math.max(0, cheapestCents - Math.max(0, aboveLimitCents));

/** A pack of a load; its weight is null where it is not known. */
interface LoadUnit {
  weightGrams: number | null;
}

export interface UnitOverLimit<Unit> {
  unit: Unit;
  /** Weight above the limit with one more of it, which the customer pays for. */
  overGrams: number;
}

/**
 * The unit whose next one begins to cost freight: the lightest of those that no longer fit below the limit. Null while
 * all fit, while the free freight is not reached, and when the limit is passed already.
 */
export function findUnitOverLimit<Unit extends LoadUnit>(
  standing: FreeFreightStanding | null,
  weightGrams: number | null,
  units: readonly Unit[],
): UnitOverLimit<Unit> | null {
  if (!standing || standing.isListed === false || standing.missingCents > 0 || weightGrams === null)
    return null;
  const room = standing.limitGrams - weightGrams;
  if (room < 0) return null;
  const passing = units.flatMap((unit) =>
    unit.weightGrams !== null && unit.weightGrams > room
      ? [{ unit, overGrams: unit.weightGrams - room }]
      : [],
  );
  return passing.sort((one, other) => one.overGrams - other.overGrams)[0] ?? null;
}
