import type { CartItem } from './cart-item';

/**
 * Brings two tabs in step. `base` is what both last agreed on; a change of either side counts, so that what each
 * tab added survives and what one of them removed stays removed. Where both changed a line, the larger quantity wins.
 */
export function mergeCarts(
  base: readonly CartItem[],
  mine: readonly CartItem[],
  theirs: readonly CartItem[],
): CartItem[] {
  const baseById = new Map(base.map((item) => [item.id, item]));
  const mineById = new Map(mine.map((item) => [item.id, item]));
  const theirsById = new Map(theirs.map((item) => [item.id, item]));
  const ids = new Set([...mineById.keys(), ...theirsById.keys()]);
  return [...ids].flatMap((id) => {
    const kept = mergeLine(baseById.get(id), mineById.get(id), theirsById.get(id));
    return kept ? [kept] : [];
  });
}

function mergeLine(base: CartItem | undefined, mine: CartItem | undefined, theirs: CartItem | undefined) {
  if (mine?.quantity === base?.quantity) return theirs;
  if (theirs?.quantity === base?.quantity) return mine;
  if (!mine || !theirs) return mine ?? theirs;
  return mine.quantity >= theirs.quantity ? mine : theirs;
}
