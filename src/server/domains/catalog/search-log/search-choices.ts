/** What was chosen on one day after one search. */
export interface DayOfChoices {
  /** Days since. */
  age: number;
  clicks: number;
  additions: number;
}

/** An addition to the cart says more than a look. */
const ADDITION_WEIGHT = 4;
/** After so many days a choice counts half. */
const HALF_LIFE_DAYS = 14;
/** What one address can make of a day for one product: a look and an addition. A day counts by what is beyond it. */
const ONE_ADDRESS = 1 + ADDITION_WEIGHT;
/** Choices of one day beyond this say no more: a crowd of one evening is no ranking. */
const MOST_A_DAY = 25;
/** Weight at which half of the most that choices can do is reached. */
const HALF_RAISED = 40;
/**
 * The most that choices add to a product's rank. Less than what lies between a word in the name, in the subtitle and in
 * the description: choices move a product among those that hold the text as it does.
 */
export const MOST_RAISED = 0.15;

/** What choices add to the rank of a product after a search; 0 for a few, never above MOST_RAISED. */
export function raiseOf(days: readonly DayOfChoices[]): number {
  const weight = days.reduce((sum, { age, clicks, additions }) => {
    const ofDay = Math.max(0, Math.min(MOST_A_DAY, clicks + ADDITION_WEIGHT * additions) - ONE_ADDRESS);
    return sum + ofDay * 0.5 ** (Math.max(0, age) / HALF_LIFE_DAYS);
  }, 0);
  return (MOST_RAISED * weight) / (weight + HALF_RAISED);
}
