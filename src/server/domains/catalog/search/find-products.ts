import { packPath } from '@config/routes';
import type { SearchReading } from '@/contract/schemas/catalog';
import type { Db } from '@/server/db/client';
import type { ListedBrand, ListFilters, TextMatch } from '@/server/domains/catalog/listing/list-conditions';
import { listMatchingIds } from '@/server/domains/catalog/listing/list.repo';
import { findChosen } from '@/server/domains/catalog/search-log/search-choices.repo';
import { planSearch, planSecondSearch, type PlannedSearch } from './search';
import { listNearCategories } from './search-near.repo';
import { listCodedPacks, type CodedPack } from './search-codes.repo';
import { matchCodes, matchTaught, preferOwn } from './search.repo';
import type { Teaching } from './search-teaching';
import { wantedOf, type Segment, type TextQuery } from './search-understanding';
import { fold } from './search-words';

const MAX_MARKS = 40;
/** Shorter words are not highlighted: they would mark half of a title. */
const MIN_MARK_LENGTH = 3;

const wordsOf = (query: TextQuery): string[] =>
  'words' in query ? query.words.split(' ') : ('any' in query ? query.any : query.all).flatMap(wordsOf);

/** The words by which these segments find products, folded: the typed ones first. */
function planMarks(segments: readonly Segment[]): string[] {
  const wanted = wantedOf(segments);
  const typed = wanted.flatMap((segment) => segment.typed.split(' '));
  const meant = wanted.flatMap(({ sayings }) => sayings.flatMap(({ query }) => wordsOf(query)));
  const words = [...typed, ...meant]
    .map(fold)
    .filter((word) => word.length >= MIN_MARK_LENGTH || /\d/.test(word));
  return [...new Set(words)].slice(0, MAX_MARKS);
}

type MatchedIds = Awaited<ReturnType<typeof listMatchingIds>>;

export interface FoundProducts {
  found: MatchedIds;
  /** Null for a list without a text. */
  search: Pick<PlannedSearch, 'searchedFor' | 'suggestion'> | null;
  reading: SearchReading | null;
}

/** The one pack that a whole code names; several packs may share a bar code. */
const onlyPack = (packs: readonly CodedPack[]) => (packs.length === 1 && packs[0]?.isWhole ? packs[0] : null);

function planReading(
  search: PlannedSearch,
  packs: readonly CodedPack[],
  leadsTo: string | null,
): SearchReading {
  const firsts = new Map([...packs].reverse().map((pack) => [pack.productId, pack.sku]));
  const only = onlyPack(packs);
  return {
    leftOut: packs.length > 0 ? [] : [...search.leftOut],
    marks: planMarks(search.segments),
    asksAboutHealth: packs.length === 0 && search.segments.some(({ isSymptom }) => isSymptom),
    near: [],
    packs: [...firsts].map(([productId, sku]) => ({ productId, sku })),
    leadsTo: leadsTo ?? (only && packPath(only.slug, only.sku)),
  };
}

interface Asked {
  db: Db;
  brand: ListedBrand;
  filters: ListFilters;
  /** What the merchant taught the search, for the language of the filters. */
  teaching: Teaching;
  now: Date;
}

/**
 * One page of products for a text: by item number or bar code first, then by its words, then with misspellings
 * corrected or the least specific words left out. Pinned, hidden and often chosen products take their places.
 */
export async function findProducts({ db, brand, filters, teaching, now }: Asked): Promise<FoundProducts> {
  const { q } = filters;
  const brandId = brand.id;
  const find = (text: TextMatch | null) => listMatchingIds(db, brand, filters, text);
  if (!q) return { found: await find(null), search: null, reading: null };
  const { lexicon } = teaching;
  const isExact = !!filters.exato;
  const [packs, first, chosen] = await Promise.all([
    listCodedPacks(db, brandId, q),
    planSearch(db, q, lexicon, isExact),
    findChosen(db, brandId, q, now),
  ]);
  const taught = teaching.rulesFor(q);
  const arrange = (match: TextMatch) => matchTaught(preferOwn(match, brand), { ...taught, chosen });
  if (packs.length > 0) {
    const found = await find(arrange(matchCodes(packs, first.match)));
    return { found, search: first, reading: planReading(first, packs, taught.redirect) };
  }
  const found = await find(arrange(first.match));
  // A pinned product may match the text as well, so matches are counted without the pins.
  const own = taught.pinned.length === 0 ? found.found : (await find(first.match)).found;
  const second = await planSecondSearch(db, brandId, first, { typed: q, found: own, lexicon, isExact });
  const search = second ?? first;
  const last = second ? await find(arrange(second.match)) : found;
  const reading = planReading(search, packs, taught.redirect);
  const near = last.found > 0 ? [] : await listNearCategories(db, brandId, search.segments);
  return { found: last, search, reading: { ...reading, near } };
}
