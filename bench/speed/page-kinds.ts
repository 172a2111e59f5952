/** The pages that are measured. */
export const KINDS = ['home', 'list', 'product'] as const;
export type Kind = (typeof KINDS)[number];
export type Paths = Record<Kind, string>;

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = NaN, high = NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1);
  return (low + high) / 2;
};
