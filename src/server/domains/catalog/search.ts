import type { Db } from '@/server/db/client';
import { hasMatch, listWordStates, matchSomeWords, matchWords, type TextMatch } from './search.repo';
import { listListedSlips, listNearWords } from './search-words.repo';
import { cleanSearch, correctSpelling, fold, pickWord, slipTokens, type WordPair } from './search-words';

/** Longest text whose words are looked at one by one; longer ones are no search for a product. */
const MAX_WORDS = 12;
/** Share of the words that a product must hold when the catalogue does not know them all. */
const ENOUGH_WORDS = 0.6;

export interface PlannedSearch {
  match: TextMatch;
  /** The text that is searched instead of the typed one, or null. */
  searchedFor: string | null;
  /** A text that may be meant but is not searched, or null. */
  suggestion: string | null;
}

interface ListedWords {
  slips: WordPair[];
  suggestions: WordPair[];
}

async function loadListed(db: Db): Promise<ListedWords> {
  const rows = await listListedSlips(db);
  const ofKind = (wanted: string) =>
    rows.flatMap(({ kind, terms: [from, to] }): WordPair[] =>
      kind === wanted && from && to ? [[from, to]] : [],
    );
  return { slips: ofKind('misspelling'), suggestions: ofKind('suggestion') };
}

const addsWords = ([from, to]: WordPair) => fold(to).split(' ').includes(fold(from));

/** How a typed text is searched first: listed slips corrected, every word by full text. */
export async function planSearch(db: Db, typed: string): Promise<PlannedSearch> {
  const { slips } = await loadListed(db);
  const { text, isCorrected } = correctSpelling(cleanSearch(typed), slips);
  return { match: matchWords(text), searchedFor: isCorrected ? text : null, suggestion: null };
}

/** The text with its slips put right, as far as the catalogue's own words tell. */
export async function correctByCatalogue(db: Db, brandId: string, text: string) {
  const words = await listWordStates(db, brandId, slipTokens(text).slice(0, MAX_WORDS));
  const unknown = words.filter(({ isKnown }) => !isKnown).map(({ word }) => word);
  const near = await listNearWords(db, unknown);
  const picked = new Map(unknown.map((word) => [word, pickWord(word, near)]));
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

/** Products that hold most of the words, for a text of three or more that no product holds whole. */
async function findMostWords(db: Db, brandId: string, text: string): Promise<TextMatch | null> {
  const words = await listWordStates(db, brandId, slipTokens(text));
  const known = words.filter(({ isKnown }) => isKnown).map(({ word }) => word);
  const needed = Math.ceil(words.length * ENOUGH_WORDS);
  if (words.length < 3 || known.length < needed) return null;
  const match = matchSomeWords(known, needed);
  return (await hasMatch(db, brandId, match)) ? match : null;
}

/**
 * How a text is searched that found nothing as it was typed: with its slips corrected where the right word is near
 * enough to certain, else by most of its words. Suggests a word that is less than certain. Null when nothing helps.
 */
export async function planSecondSearch(
  db: Db,
  brandId: string,
  typed: string,
): Promise<PlannedSearch | null> {
  const { slips, suggestions } = await loadListed(db);
  const cleaned = cleanSearch(typed);
  if (cleaned.split(' ').length > MAX_WORDS) return null;
  // A suggestion that only adds words is meant for the whole text: "sal minerl" has its second word already.
  const fitting = suggestions.filter((pair) => !addsWords(pair) || fold(pair[0]) === fold(cleaned));
  const { text } = correctSpelling(cleaned, [...slips, ...fitting]);
  const { certain, likely } = await correctByCatalogue(db, brandId, text);
  const isOther = (other: string) => fold(other) !== fold(cleaned);
  const searchedFor = isOther(certain) ? certain : null;
  if (searchedFor && (await hasMatch(db, brandId, matchWords(searchedFor)))) {
    return { match: matchWords(searchedFor), searchedFor, suggestion: null };
  }
  const match = await findMostWords(db, brandId, certain);
  if (match) return { match, searchedFor, suggestion: null };
  const isHelpful = isOther(likely) && (await hasMatch(db, brandId, matchWords(likely)));
  return isHelpful ? { match: matchWords(text), searchedFor: null, suggestion: likely } : null;
}
