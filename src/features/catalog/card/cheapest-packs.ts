/** A pack that can be bought: net content in grams (or millilitres) and price in centavos. */
export interface PackOffer {
  id: string;
  netContent: number;
  priceCents: number;
  /** How many of it there are; as many as needed unless given. */
  most?: number;
}

export interface PackPlan {
  packs: { id: string; count: number }[];
  /** Grams or millilitres bought, at least what is needed. */
  content: number;
  costCents: number;
}

/** Steps of the table: above them it is made coarser, so that odd weights do not stop the page. */
const MAX_STEPS = 1_000_000;

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
 * The combination of packs that holds at least `needed`, for as many packs as there are: where the cheapest has more of
 * a pack than that, it has all of those, and the rest is planned with the others. The cheapest of all where there is
 * not enough of anything, which `packs` then exceed.
 * @param needed grams or millilitres, above zero
 * @returns null when there is no pack
 */
export function planCheapestPacks(needed: number, offers: readonly PackOffer[]): PackPlan | null {
  const unlimited = planUnlimited(needed, offers);
  let [plan, open, rest] = [unlimited, offers, needed];
  const taken: PackPlan['packs'] = [];
  while (plan) {
    const counts = new Map(plan.packs.map(({ id, count }) => [id, count]));
    const scarce = open.find(({ id, most = Infinity }) => (counts.get(id) ?? 0) > most);
    if (!scarce) return sum([...taken, ...plan.packs], offers);
    taken.push({ id: scarce.id, count: scarce.most ?? 0 });
    open = open.filter(({ id }) => id !== scarce.id);
    rest -= scarce.netContent * (scarce.most ?? 0);
    if (rest <= 0) return sum(taken, offers);
    plan = planUnlimited(rest, open);
  }
  return unlimited;
}

/** What packs hold and cost together; those without a count are left out. */
function sum(packs: PackPlan['packs'], offers: readonly PackOffer[]): PackPlan {
  const bought = packs.filter(({ count }) => count > 0);
  const countOf = (id: string) => bought.find((pack) => pack.id === id)?.count ?? 0;
  return {
    packs: bought,
    content: offers.reduce((total, { id, netContent }) => total + netContent * countOf(id), 0),
    costCents: offers.reduce((total, { id, priceCents }) => total + priceCents * countOf(id), 0),
  };
}

/**
 * The cheapest combination of packs that holds at least `needed`: exact, by dynamic programming in steps of the
 * packs' common measure. Among n packs whose weights are n whole numbers, some together weigh a multiple of n, so
 * an optimal cover has fewer packs of worse price per gram than the best pack's weight in steps: above that bound only
 * the best pack is bought, and the table stays small for any herd. Packs of odd weights have next to no common measure:
 * then the step is coarser and packs count as a little less than they hold, so that the need is covered all the same.
 */
function planUnlimited(needed: number, offers: readonly PackOffer[]): PackPlan | null {
  const usable = offers.filter(({ netContent, priceCents }) => netContent > 0 && priceCents > 0);
  const common = usable.reduce((measure, { netContent }) => gcd(measure, netContent), 0);
  if (common === 0 || !(needed > 0)) return null;
  const largest = Math.max(...usable.map(({ netContent }) => netContent));
  const isFine = Math.min(needed / common, (largest / common) ** 2) <= MAX_STEPS;
  const step = isFine ? common : Math.max(common, largest / Math.sqrt(MAX_STEPS));
  const packs = usable.map(({ netContent, priceCents }) => ({
    weight: Math.floor(netContent / step),
    cost: priceCents,
  }));
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
  // A coarse step may have bought packs too many.
  let spare = usable.reduce(
    (total, { netContent }, index) => total + netContent * (counts[index] ?? 0),
    -needed,
  );
  const bought = usable.map(({ id, netContent }, index) => {
    const back = Math.min(counts[index] ?? 0, Math.floor(spare / netContent));
    spare -= back * netContent;
    return { id, count: (counts[index] ?? 0) - back };
  });
  return sum(bought, usable);
}
