import type { Db } from '@/server/db/client';
import { countMatches, listSearchTerms, matchLoosely, matchWords, type TextMatch } from './search.repo';
import { correctSpelling, suggestWord, type SearchWords, type WordPair } from './search-words';

/** Fewer products than this and the search looks for names that resemble the text. */
const FEW = 3;
/** Longest text looked at for resemblance; longer ones are no slip of a word. */
const MAX_SUGGESTION_LENGTH = 60;

const toPairs = (rows: { terms: string[] }[]): WordPair[] =>
  rows.flatMap(({ terms: [from, to] }) => (from && to ? [[from, to] as const] : []));

async function loadWords(db: Db): Promise<SearchWords> {
  const rows = await listSearchTerms(db);
  const ofKind = (kind: (typeof rows)[number]['kind']) => rows.filter((row) => row.kind === kind);
  return {
    misspellings: toPairs(ofKind('misspelling')),
    suggestions: toPairs(ofKind('suggestion')),
    vocabulary: ofKind('group').flatMap(({ terms }) => terms),
  };
}

export interface PlannedSearch {
  match: TextMatch;
  suggestion: string | null;
}

/**
 * Decides how a typed text is searched: known slips corrected, every word by full text, and names that resemble it
 * when that finds fewer than three. Suggests a word when the text was corrected or found little.
 */
export async function planSearch(db: Db, brandId: string, typed: string): Promise<PlannedSearch> {
  const words = await loadWords(db);
  const { text, isCorrected } = correctSpelling(typed, words.misspellings);
  const exact = matchWords(text);
  const found = await countMatches(db, brandId, exact);
  if (found >= FEW) return { match: exact, suggestion: isCorrected ? text : null };
  const isShort = typed.length <= MAX_SUGGESTION_LENGTH;
  return {
    match: isShort ? matchLoosely(text) : exact,
    suggestion: isCorrected ? text : isShort ? suggestWord(text, words) : null,
  };
}
