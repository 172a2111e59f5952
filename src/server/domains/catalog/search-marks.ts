import type { Segment, TextQuery } from './search-understanding';
import { fold } from './search-words';

const MAX_MARKS = 40;
/** A shorter word would mark half of a title. */
const MIN_LENGTH = 3;

const wordsOf = (query: TextQuery): string[] =>
  'words' in query ? query.words.split(' ') : ('any' in query ? query.any : query.all).flatMap(wordsOf);

/** The words by which these segments find products, folded: the typed ones first. */
export function planMarks(segments: readonly Segment[]): string[] {
  const typed = segments.flatMap((segment) => segment.typed.split(' '));
  const meant = segments.flatMap(({ sayings }) => sayings.flatMap(({ query }) => wordsOf(query)));
  const words = [...typed, ...meant].map(fold).filter((word) => word.length >= MIN_LENGTH || /\d/.test(word));
  return [...new Set(words)].slice(0, MAX_MARKS);
}
