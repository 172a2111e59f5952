/** A part of a text, found by the search or not. */
export interface TextPart {
  text: string;
  isMarked: boolean;
}

const MIN_STEM = 4;
const MAX_ENDING = 2;

const fold = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether two folded words differ in their ending only: `racoes` and `racao` do, `casco` and `casca` do not. */
function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < MIN_STEM || long.length - short.length > MAX_ENDING) return false;
  if (long.startsWith(short)) return true;
  // ão and ões, al and ais.
  return (
    /(?:ao|al|el|m)$/.test(short) &&
    /(?:oes|aes|ais|eis|ns)$/.test(long) &&
    long.startsWith(short.slice(0, -2))
  );
}

/** Splits a text into words and what is between them, and highlights the words that are in `marks` (folded words). */
export function markWords(text: string, marks: readonly string[]): TextPart[] {
  if (marks.length === 0) return [{ text, isMarked: false }];
  const parts: TextPart[] = [];
  for (const piece of text.match(/[\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+/gu) ?? []) {
    const word = fold(piece);
    const isMarked = marks.some((mark) => isSameWord(mark, word));
    const last = parts.at(-1);
    if (last && last.isMarked === isMarked) last.text += piece;
    else parts.push({ text: piece, isMarked });
  }
  return parts;
}
