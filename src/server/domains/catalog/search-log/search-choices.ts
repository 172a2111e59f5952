/** What was chosen on one day after one search. */
export interface DayOfChoices {
  /** Days since. */
  age: number;
  clicks: number;
  additions: number;
}

/** Weight of an addition to the cart, beside a look. */
const ADDITION_WEIGHT = 4;
/** After so many days a choice counts half. */
const HALF_LIFE_DAYS = 14;
/** What one address can add in a day for one product: a look and an addition. Only what is above it counts. */
const ONE_ADDRESS = 1 + ADDITION_WEIGHT;
/** Choices of one day above this do not count: one evening's rush must not decide the ranking. */
const MOST_A_DAY = 25;
/** The weight at which a product gets half of the largest raise. */
const HALF_RAISED = 40;
/**
 * The largest raise of a product's rank by choices. It is smaller than the step between a word in the name, the
 * subtitle and the description: choices move a product only among those that match the text equally.
 */
export const MOST_RAISED = 0.15;

/** How much choices raise a product after a search; 0 for a few, never above MOST_RAISED. */
export function raiseOf(days: readonly DayOfChoices[]): number {
  const weight = days.reduce((sum, { age, clicks, additions }) => {
    const ofDay = Math.max(0, Math.min(MOST_A_DAY, clicks + ADDITION_WEIGHT * additions) - ONE_ADDRESS);
    return sum + ofDay * 0.5 ** (Math.max(0, age) / HALF_LIFE_DAYS);
  }, 0);
  return (MOST_RAISED * weight) / (weight + HALF_RAISED);
}
