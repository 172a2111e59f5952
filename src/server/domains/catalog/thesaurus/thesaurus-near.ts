import { editDistance, fold, type NearWord } from '@/server/domains/catalog/search/search-words';
import type { Lexicon } from './thesaurus';

/** Largest edit distance of a misspelling from a word of the thesaurus. */
const MAX_DISTANCE = 2;
/** Shorter words are too much alike. */
const MIN_LENGTH = 5;

/** Words of the thesaurus that are similar to this one, in the form of the catalogue's own words. */
export function listNearEntries(token: string, { words }: Lexicon): NearWord[] {
  const typed = fold(token);
  if (typed.length < MIN_LENGTH) return [];
  return words.flatMap(({ word, norm }): NearWord[] => {
    const isFar = norm[0] !== typed[0] || Math.abs(norm.length - typed.length) > MAX_DISTANCE;
    if (isFar || editDistance(typed, norm) > MAX_DISTANCE) return [];
    return [{ token, word, norm, uses: 0, soundsAlike: false }];
  });
}
