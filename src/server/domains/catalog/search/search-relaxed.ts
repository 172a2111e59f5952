import type { Db } from '@/server/db/client';
import { loadLexemes } from './search-lexemes';
import { countHolding, findHeldSet } from './search.repo';
import type { Segment } from './search-understanding';

/** Segments of which every subset is tried; of a longer text the most telling ones. */
const MAX_TRIED = 5;
/** An animal stands in most of the catalogue and is still the last thing to leave out. */
const ANIMAL_TELLS = 2.5;

export interface RelaxedSearch {
  /** What is still asked for. */
  segments: Segment[];
  /** Typed words that are left out, in the order they were typed. */
  leftOut: string[];
}

/** Every subset but the empty and the whole one. */
function subsets<T>(all: readonly T[]): T[][] {
  const count = 2 ** all.length;
  return Array.from({ length: count - 2 }, (_, index) => all.filter((_item, at) => (index + 1) & (1 << at)));
}

/**
 * What to ask for when no product says everything: words that mean nothing here are left out, then the words that
 * tell least, by how few products hold them. Null when nothing that is left means anything, and when the text names
 * something that the shop does not sell.
 */
export async function relaxSearch(
  db: Db,
  brandId: string,
  segments: readonly Segment[],
): Promise<RelaxedSearch | null> {
  if (segments.some(({ isNotSold }) => isNotSold)) return null;
  const lexemes = await loadLexemes(db, segments);
  const counts = await countHolding(db, brandId, segments, lexemes);
  const weighed = segments.map((segment, at) => ({ segment, holding: counts[at] ?? 0 }));
  const known = weighed.filter(({ holding }) => holding > 0);
  if (known.length === 0) return null;
  const most = Math.max(...known.map(({ holding }) => holding));
  const telling = known
    .map(({ segment, holding }) => ({
      segment,
      weight: Math.log(1 + (2 * most) / holding) * (segment.isAnimal ? ANIMAL_TELLS : 1),
    }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_TRIED);
  const weightOf = (set: typeof telling) => set.reduce((sum, { weight }) => sum + weight, 0);
  const isWhole = telling.length < segments.length;
  const sets = [...(isWhole ? [telling] : []), ...subsets(telling)].sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  const held = await findHeldSet(
    db,
    brandId,
    sets.map((set) => set.map(({ segment }) => segment)),
    lexemes,
  );
  const best = held === null ? undefined : sets[held];
  if (!best) return null;
  const wanted = new Set(best.map(({ segment }) => segment));
  return {
    segments: segments.filter((segment) => wanted.has(segment)),
    leftOut: segments.filter((segment) => !wanted.has(segment)).map(({ typed }) => typed),
  };
}
