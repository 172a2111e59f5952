import { cleanSearch } from './search-words';
import type { Lexicon } from './thesaurus';
import { foldWord } from './thesaurus-fold';

/** Longest text that is counted or taught. */
export const MAX_COUNTED = 80;

/** A search without what does not tell it from another: capitals, accents, plural, fillers, order stays. */
export function searchKey(typed: string, lexicon: Pick<Lexicon, 'fillers'>): string {
  const words = cleanSearch(typed).split(' ').filter(Boolean).map(foldWord);
  const telling = words.filter((word) => !lexicon.fillers.has(word));
  return (telling.length > 0 ? telling : words).join(' ').slice(0, MAX_COUNTED);
}
