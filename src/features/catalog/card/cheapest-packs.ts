/** A pack that can be bought: net content in grams (or millilitres) and price in centavos. */
export interface PackOffer {
  id: string;
  netContent: number;
  priceCents: number;
}

export interface PackPlan {
  packs: { id: string; count: number }[];
  /** Grams or millilitres bought, at least what is needed. */
  content: number;
  costCents: number;
}

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

/** Cheapest cover of every need from 0 to `limit` units, and the pack that was added last. */
function coverUpTo(limit: number, packs: readonly { weight: number; cost: number }[]) {
  const cost = new Float64Array(limit + 1);
  const last = new Int32Array(limit + 1).fill(-1);
  for (let need = 1; need <= limit; need += 1) {
    cost[need] = Infinity;
    packs.forEach((pack, index) => {
      const total = pack.cost + (cost[Math.max(0, need - pack.weight)] ?? 0);
      if (total < (cost[need] ?? Infinity)) {
        cost[need] = total;
        last[need] = index;
      }
    });
  }
  return last;
}

/**
 * The cheapest combination of packs that holds at least `needed`: exact, by dynamic programming in steps of the
 * packs' common measure. Among n packs whose weights are n whole numbers, some together weigh a multiple of n, so
 * an optimal cover has fewer packs of worse price per gram than the best pack's weight in steps: above that bound only
 * the best pack is bought, and the table stays small for any herd.
 * @param needed grams or millilitres, above zero
 * @returns null when there is no pack
 */
export function planCheapestPacks(needed: number, offers: readonly PackOffer[]): PackPlan | null {
  const usable = offers.filter(({ netContent, priceCents }) => netContent > 0 && priceCents > 0);
  const step = usable.reduce((common, { netContent }) => gcd(common, netContent), 0);
  if (step === 0 || !(needed > 0)) return null;
  const packs = usable.map(({ netContent, priceCents }) => ({ weight: netContent / step, cost: priceCents }));
  const ratio = ({ weight, cost }: { weight: number; cost: number }) => cost / weight;
  const best = packs.reduce((winner, pack, index) => {
    const leader = packs[winner];
    return leader && ratio(pack) < ratio(leader) ? index : winner;
  }, 0);
  const bestWeight = packs[best]?.weight ?? 1;
  const heaviest = Math.max(...packs.map(({ weight }) => weight));
  const bound = bestWeight * heaviest + bestWeight;
  const units = Math.ceil(needed / step);
  const bulk = units > bound ? Math.ceil((units - bound) / bestWeight) : 0;

  const counts = packs.map((_, index) => (index === best ? bulk : 0));
  const rest = units - bulk * bestWeight;
  const last = coverUpTo(Math.max(0, rest), packs);
  for (let need = rest; need > 0;) {
    const index = last[need] ?? best;
    counts[index] = (counts[index] ?? 0) + 1;
    need -= packs[index]?.weight ?? need;
  }
  const bought = usable
    .map((offer, index) => ({ ...offer, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0);
  return {
    packs: bought.map(({ id, count }) => ({ id, count })),
    content: bought.reduce((sum, { netContent, count }) => sum + netContent * count, 0),
    costCents: bought.reduce((sum, { priceCents, count }) => sum + priceCents * count, 0),
  };
}
