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

/** Steps that the heaviest pack counts for where the packs' common measure would make the table too large. */
const COARSE_WEIGHT = 1_000;
/** Steps of the table, so that odd weights do not stop the page. */
const MAX_STEPS = COARSE_WEIGHT * (COARSE_WEIGHT + 1);

const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

interface Pack {
  /** Whole steps that it counts for. */
  weight: number;
  cost: number;
  most: number;
}

/**
 * Cheapest cover of `limit` steps with no more of a pack than there are: the count of each, or null. `cheapest` is what
 * every need costs with the packs so far. With one pack more, a need of `at` of those above a remainder `first` is
 * covered without it up to some `start`, and with it from there; `starts` holds those that can still be best.
 */
function coverWithin(limit: number, packs: readonly Pack[]): number[] | null {
  let cheapest = new Float64Array(limit + 1).fill(Infinity);
  cheapest[0] = 0;
  const tables = packs.map(({ weight, cost, most }) => {
    const [without, within, counts] = [cheapest, cheapest.slice(), new Int32Array(limit + 1)];
    for (let first = 0; first < weight && first <= limit; first += 1) {
      // What a cover costs less the packs up to there; below zero nothing is left to cover.
      const from = (at: number) => (at < 0 ? 0 : (without[first + at * weight] ?? 0)) - at * cost;
      const starts = [-1];
      let head = 0;
      for (let at = 0; first + at * weight <= limit; at += 1) {
        while (starts.length > head && from(starts.at(-1) ?? 0) >= from(at)) starts.pop();
        starts.push(at);
        while ((starts[head] ?? at) < at - most) head += 1;
        const start = starts[head] ?? at;
        within[first + at * weight] = from(start) + at * cost;
        counts[first + at * weight] = at - start;
      }
    }
    cheapest = within;
    return counts;
  });
  if (cheapest[limit] === Infinity) return null;
  let need = limit;
  const chosen = packs.map(() => 0);
  for (let index = packs.length - 1; index >= 0; index -= 1) {
    const count = tables[index]?.[need] ?? 0;
    chosen[index] = count;
    need = Math.max(0, need - count * (packs[index]?.weight ?? 0));
  }
  return chosen;
}

/**
 * The cheapest combination of packs that holds at least `needed`, for as many packs as there are. Where all of them
 * together are not enough, the cheapest of all, which exceeds what there is.
 * @param needed grams or millilitres, above zero
 * @returns null when there is no pack
 */
export function planCheapestPacks(needed: number, offers: readonly PackOffer[]): PackPlan | null {
  const usable = offers.filter(({ netContent, priceCents }) => netContent > 0 && priceCents > 0);
  const common = usable.reduce((measure, { netContent }) => gcd(measure, netContent), 0);
  if (common === 0 || !(needed > 0)) return null;
  const all = usable.reduce((total, { netContent, most = Infinity }) => total + netContent * most, 0);
  const isEnough = all >= needed;
  const mostOf = ({ most = Infinity }: PackOffer) => (isEnough ? most : Infinity);

  let step = common;
  let scale = scaleTo(step, needed, usable, mostOf);
  const largest = Math.max(...usable.map(({ netContent }) => netContent));
  while (scale.rest > MAX_STEPS) {
    step = Math.max(2 * step, largest / COARSE_WEIGHT);
    scale = scaleTo(step, needed, usable, mostOf);
  }
  const { packs, best, bulk, rest } = scale;
  const table = coverWithin(rest, packs);
  const counts = usable.map((offer, index) =>
    table
      ? (table[index] ?? 0) + (index === best ? bulk : 0)
      : Math.min(mostOf(offer), Math.ceil(needed / offer.netContent)),
  );
  return withoutSpare(
    needed,
    usable.map((offer, index) => ({ offer, count: counts[index] ?? 0 })),
  );
}

/**
 * The packs in whole steps. Among n packs whose weights are n whole numbers, some together weigh a multiple of n, so an
 * optimal cover has fewer packs of worse price per step than the best pack's weight, or next to all of the best: that
 * many of it are bought before the rest is planned, and the table stays small for any herd. Packs of odd weights have
 * next to no common measure: then the step is coarser and packs count as a little less than they hold, so that the need
 * is covered all the same.
 */
function scaleTo(
  step: number,
  needed: number,
  offers: readonly PackOffer[],
  mostOf: (offer: PackOffer) => number,
) {
  const packs = offers.map((offer) => ({
    weight: Math.floor(offer.netContent / step),
    cost: offer.priceCents,
    most: mostOf(offer),
  }));
  const ratio = ({ weight, cost }: Pack) => cost / weight;
  const best = packs.reduce((winner, pack, index) => {
    const leader = packs[winner];
    return leader && ratio(pack) < ratio(leader) ? index : winner;
  }, 0);
  const { weight = 1, most = 0 } = packs[best] ?? {};
  const heaviest = Math.max(...packs.map((pack) => pack.weight));
  const units = Math.ceil(needed / step);
  const bound = weight * heaviest + weight;
  const bulk = Math.max(0, Math.min(Math.ceil((units - bound) / weight), most - heaviest));
  return {
    packs: packs.map((pack, index) => (index === best ? { ...pack, most: pack.most - bulk } : pack)),
    best,
    bulk,
    rest: Math.max(0, units - bulk * weight),
  };
}

/** What is bought, less whole packs that the need does without, dearest first: a coarse step buys some too many. */
function withoutSpare(needed: number, bought: readonly { offer: PackOffer; count: number }[]): PackPlan {
  const sum = (amountOf: (offer: PackOffer) => number, counts: ReadonlyMap<string, number>) =>
    bought.reduce((total, { offer }) => total + amountOf(offer) * (counts.get(offer.id) ?? 0), 0);
  const counts = new Map(bought.map(({ offer, count }) => [offer.id, count]));
  let spare = sum(({ netContent }) => netContent, counts) - needed;
  for (const { offer, count } of [...bought].sort((a, b) => b.offer.priceCents - a.offer.priceCents)) {
    const back = Math.min(count, Math.floor(spare / offer.netContent));
    spare -= back * offer.netContent;
    counts.set(offer.id, count - back);
  }
  return {
    packs: [...counts].flatMap(([id, count]) => (count > 0 ? [{ id, count }] : [])),
    content: sum(({ netContent }) => netContent, counts),
    costCents: sum(({ priceCents }) => priceCents, counts),
  };
}
