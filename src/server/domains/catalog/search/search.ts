import type { Db } from '@/server/db/client';
import type { TextMatch } from '@/server/domains/catalog/listing/list-conditions';
import { catalogueSize } from '@/server/domains/catalog/listing/list-groups.repo';
import type { Lexicon } from '@/server/domains/catalog/thesaurus/thesaurus';
import { lookupForms } from '@/server/domains/catalog/thesaurus/thesaurus-fold';
import { listNearEntries } from '@/server/domains/catalog/thesaurus/thesaurus-near';
import { loadLexemes } from './search-lexemes';
import { relaxSearch } from './search-relaxed';
import { hasMatch, listWordStates, matchEither, MATCHES_NOTHING, matchSegments } from './search.repo';
import { understandSearch, type Segment } from './search-understanding';
import { listKnownWords, listListedWords, listNearWords, listWordsStarting } from './search-words.repo';
import { readLevels } from './search-levels';
import { cleanSearch, correctSpelling, fold, pickWord, slipTokens, type WordPair } from './search-words';

/** Longest text whose words are corrected; a longer one is no search for a product. */
export const MAX_WORDS = 12;
/** From so many letters on, the beginning of a word stands for it. */
const MIN_START = 4;
/** With fewer products than these, a second search is made. */
const ENOUGH = 3;

export interface PlannedSearch {
  match: TextMatch;
  /** What the text asks for. */
  segments: readonly Segment[];
  /** The text that is searched instead of the typed one, or null. */
  searchedFor: string | null;
  /** A text that may be meant but is not searched, or null. */
  suggestion: string | null;
  /** Typed words that the products need not hold. */
  leftOut: readonly string[];
}

const addsWords = ([from, to]: WordPair) => fold(to).split(' ').includes(fold(from));

const wordsOf = (text: string) => text.split(' ').slice(0, MAX_WORDS).join(' ');
const cleanedWords = (typed: string) => wordsOf(readLevels(cleanSearch(typed)));

async function matchAll(db: Db, segments: readonly Segment[]): Promise<TextMatch> {
  const { shares } = await catalogueSize(db);
  return matchSegments(segments, await loadLexemes(db, segments), shares);
}

/** The first search: listed misspellings corrected, each part of the text in any of its words. */
export async function planSearch(
  db: Db,
  typed: string,
  lexicon: Lexicon,
  isExact = false,
): Promise<PlannedSearch> {
  const cleaned = cleanedWords(typed);
  const { misspellings } = isExact ? { misspellings: [] } : await listListedWords(db);
  const { text, isCorrected } = correctSpelling(cleaned, misspellings);
  const segments = understandSearch(text, lexicon);
  const searchedFor = isCorrected ? text : null;
  const isNotSold = segments.length === 1 && segments.every((segment) => segment.isNotSold);
  const match = isNotSold ? MATCHES_NOTHING : await matchAll(db, segments);
  return { match, segments, searchedFor, suggestion: null, leftOut: [] };
}

const isListedWord = (word: string, lexicon: Lexicon) =>
  lookupForms(word).some((form) => lexicon.byToken.has(form) || lexicon.fillers.has(form));

const isNotSoldWord = (word: string, lexicon: Lexicon) =>
  lookupForms(word).some((form) => lexicon.notSold.has(form));

/** The word that starts like this one, when it is long enough to stand for it. */
async function completeWord(db: Db, word: string): Promise<string | null> {
  if (fold(word).length < MIN_START) return null;
  const [first] = await listWordsStarting(db, fold(word), 1);
  return first?.word ?? null;
}

/** Fewest letters of each half of a word that was written together. */
const MIN_HALF = 3;

/** Two words of the catalogue that were written as one: `cascorijo` is `casco rijo`. */
async function splitWord(db: Db, word: string): Promise<string | null> {
  const letters = fold(word);
  const cuts = Array.from(
    { length: Math.max(0, letters.length - 2 * MIN_HALF + 1) },
    (_, at) => at + MIN_HALF,
  );
  const halves = cuts.map((cut) => [letters.slice(0, cut), letters.slice(cut)] as const);
  const known = new Set(await listKnownWords(db, halves.flat()));
  const parts = halves.find(([left, right]) => known.has(left) && known.has(right));
  return parts ? parts.join(' ') : null;
}

/** The text with its misspellings corrected, by the words of the catalogue. */
async function correctByCatalogue(db: Db, brandId: string, text: string, lexicon: Lexicon) {
  const asked = slipTokens(text).filter((word) => !isListedWord(word, lexicon));
  const words = await listWordStates(db, brandId, asked);
  const unknown = words.filter(({ isKnown }) => !isKnown).map(({ word }) => word);
  const near = [
    ...(await listNearWords(db, unknown)),
    ...unknown.flatMap((word) => listNearEntries(word, lexicon)),
  ];
  const picked = new Map<string, { word: string; isCertain: boolean }>();
  for (const word of unknown) {
    const pick = pickWord(word, near);
    const isNotSold = isNotSoldWord(word, lexicon);
    const completed = pick?.isCertain || isNotSold ? null : await completeWord(db, word);
    if (pick && isNotSold) picked.set(word, { ...pick, isCertain: false });
    else if (completed) picked.set(word, { word: completed, isCertain: true });
    else if (pick) picked.set(word, pick);
    else {
      const parted = await splitWord(db, word);
      if (parted) picked.set(word, { word: parted, isCertain: true });
    }
  }
  const write = (isWanted: (isCertain: boolean) => boolean) =>
    text
      .split(' ')
      .map((word) => {
        const pick = picked.get(word);
        return pick && isWanted(pick.isCertain) ? pick.word : word;
      })
      .join(' ');
  return { certain: write((isCertain) => isCertain), likely: write(() => true) };
}

/** A search for the most specific words, with what it leaves out; what `strict` finds stays first. */
async function planRelaxed(
  db: Db,
  brandId: string,
  segments: readonly Segment[],
  strict: TextMatch | null,
): Promise<Pick<PlannedSearch, 'match' | 'segments' | 'leftOut'> | null> {
  if (segments.length < 2) return null;
  const relaxed = await relaxSearch(db, brandId, segments, !strict);
  if (!relaxed) return null;
  const match = await matchAll(db, relaxed.segments);
  return {
    match: strict ? matchEither(strict, match) : match,
    segments,
    leftOut: relaxed.leftOut,
  };
}

/**
 * The second search, for a text that found too little. With no match: misspellings are corrected when the right word is
 * certain enough (a less certain one is only suggested), else the least specific words are left out. With few matches:
 * they stay first, and matches without the least specific words follow. Null when neither helps.
 */
export async function planSecondSearch(
  db: Db,
  brandId: string,
  first: PlannedSearch,
  { typed, found, lexicon, isExact }: { typed: string; found: number; lexicon: Lexicon; isExact: boolean },
): Promise<PlannedSearch | null> {
  if (found >= ENOUGH) return null;
  if (found > 0) {
    if (isExact) return null;
    const relaxed = await planRelaxed(db, brandId, first.segments, first.match);
    return relaxed && { ...first, ...relaxed };
  }
  const cleaned = cleanedWords(typed);
  if (isExact) {
    const relaxed = await planRelaxed(db, brandId, first.segments, null);
    return relaxed && { ...first, ...relaxed };
  }
  const { misspellings, suggestions } = await listListedWords(db);
  // A suggestion that only adds words is for the whole text: "sal minerl" has its second word already.
  const fitting = suggestions.filter((pair) => !addsWords(pair) || fold(pair[0]) === fold(cleaned));
  const { text } = correctSpelling(cleaned, [...misspellings, ...fitting]);
  const { certain, likely } = await correctByCatalogue(db, brandId, text, lexicon);
  const isOther = (other: string) => fold(other) !== fold(cleaned);
  const searchedFor = isOther(certain) ? certain : null;
  const segments = understandSearch(certain, lexicon);
  const match = await matchAll(db, segments);
  if (searchedFor && (await hasMatch(db, brandId, match)))
    return { match, segments, searchedFor, suggestion: null, leftOut: [] };
  const relaxed = await planRelaxed(db, brandId, segments, null);
  if (relaxed) return { ...relaxed, searchedFor, suggestion: null };
  const meant = understandSearch(likely, lexicon);
  const isHelpful = isOther(likely) && (await hasMatch(db, brandId, await matchAll(db, meant)));
  return isHelpful ? { ...first, suggestion: likely } : null;
}
