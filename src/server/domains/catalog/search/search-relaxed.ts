import type { Db } from '@/server/db/client';
import { loadLexemes } from './search-lexemes';
import { countHolding, findHeldSet } from './search.repo';
import { wantedOf, type Segment } from './search-understanding';

/** Up to so many segments every subset is tried; of a longer text only the most specific segments. */
const MAX_TRIED = 5;
/** An animal is in most products, and is still left out last. */
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
 * What to search when no product matches everything: unknown words are left out first, then the least specific words,
 * by how few products hold them. Null when no known word is left, and when the text names something that the shop does
 * not sell. `isEmpty` says that nothing matches everything.
 */
export async function relaxSearch(
  db: Db,
  brandId: string,
  segments: readonly Segment[],
  isEmpty: boolean,
): Promise<RelaxedSearch | null> {
  if (segments.some(({ isNotSold }) => isNotSold)) return null;
  const lexemes = await loadLexemes(db, segments);
  const asked = wantedOf(segments);
  const absent = segments.filter((segment) => !asked.includes(segment));
  const counts = await countHolding(db, brandId, asked, lexemes);
  const weighed = asked.map((segment, at) => ({ segment, holding: counts[at] ?? 0 }));
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
  const isWhole = telling.length < asked.length;
  const tried = [...(isWhole ? [telling] : []), ...subsets(telling)]
    .sort((one, other) => weightOf(other) - weightOf(one))
    .map((set) => set.map(({ segment }) => segment));
  // A "without" is left out last, and only from a search that finds nothing: everything that was asked for has it.
  const free = isEmpty && absent.length > 0 ? [asked, ...tried] : [];
  const sets = [...tried.map((set) => [...set, ...absent]), ...free];
  const held = await findHeldSet(db, brandId, sets, lexemes);
  const best = held === null ? undefined : sets[held];
  if (!best) return null;
  const wanted = new Set(best);
  return {
    segments: segments.filter((segment) => wanted.has(segment)),
    leftOut: segments.filter((segment) => !wanted.has(segment)).map(({ typed }) => typed),
  };
}
