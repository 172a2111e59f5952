import type { CartItem } from './cart-item';

/**
 * Merges the carts of two tabs. `base` is the last common state; a change of either side counts, so additions of each tab
 * are preserved and removals stay. When both changed a line, the larger quantity wins. Their order comes first: a tab
 * without a change of its own gets exactly their cart, and has nothing to answer.
 */
export function mergeCarts(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const baseById = new Map(base.map((item) => [item.id, item]));
  const mineById = new Map(mine.map((item) => [item.id, item]));
  const theirsById = new Map(theirs.map((item) => [item.id, item]));
  const ids = new Set([...theirsById.keys(), ...mineById.keys()]);
  return [...ids].flatMap((id) => {
    const line = mergeLine(baseById.get(id), mineById.get(id), theirsById.get(id));
    return line ? [line] : [];
  });
}

function mergeLine(base: CartItem | undefined, mine: CartItem | undefined, theirs: CartItem | undefined) {
  if (mine?.quantity === base?.quantity) return theirs;
  if (theirs?.quantity === base?.quantity) return mine;
  if (!mine || !theirs) return mine ?? theirs;
  return mine.quantity >= theirs.quantity ? mine : theirs;
}
