import { westernDigits } from '@/lib/read-whole-number';

/** `[wrong, right]` or `[typed, suggested]`. */
export type WordPair = readonly [from: string, to: string];

/** A word of the catalogue that resembles a typed one. */
export interface NearWord {
  token: string;
  word: string;
  /** The word without accents, its plural folded. */
  norm: string;
  uses: number;
  soundsAlike: boolean;
}

export const fold = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').trim();

const UNITS = [
  [/^(?:kgs?|quilos?|kilos?)$/, 'kg'],
  [/^(?:g|gr|grs|gramas?)$/, 'g'],
  [/^(?:ml|mls)$/, 'ml'],
  [/^(?:l|lt|lts|litros?)$/, 'l'],
] as const;

/**
 * A typed text as words: punctuation becomes blanks, so that nothing in it is an operator, and a pack's size is one
 * word (`30 quilos` → `30kg`).
 */
export const cleanSearch = (typed: string): string =>
  westernDigits(typed)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(\d)\s?(\p{L}+)/gu, (whole, digit: string, letters: string) => {
      const unit = UNITS.find(([pattern]) => pattern.test(fold(letters)));
      return unit ? `${digit}${unit[1]}` : whole;
    })
    .trim();

/** The words of a cleaned text that may be misspelled: three letters or more, no digits. */
export const slipTokens = (text: string): string[] => [
  ...new Set(text.split(' ').filter((word) => word.length >= 3 && !/\d/.test(word))),
];

/**
 * Replaces listed misspellings, words and phrases, the longest first (`rassão` → `ração`). A difference in accents
 * alone is no misspelling: the search folds accents itself.
 */
export function correctSpelling(
  typed: string,
  slips: readonly WordPair[],
): { text: string; isCorrected: boolean } {
  const right = new Map(slips.map(([wrong, word]) => [fold(wrong), word]));
  const words = typed.split(' ');
  const longest = Math.max(1, ...slips.map(([wrong]) => wrong.split(' ').length));
  const text: string[] = [];
  let isCorrected = false;
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !right.has(fold(words.slice(at, at + length).join(' ')))) length -= 1;
    const piece = words.slice(at, at + length).join(' ');
    const correction = right.get(fold(piece));
    if (correction && fold(correction) !== fold(piece)) isCorrected = true;
    text.push(correction && fold(correction) !== fold(piece) ? correction : piece);
    at += length;
  }
  return { text: text.join(' '), isCorrected };
}

/** The edit distance: letters to change, drop, add or swap with the next one. */
export function editDistance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= left.length; i += 1) {
    rows[i] = [i];
    for (let j = 1; j <= right.length; j += 1) {
      const isSame = left[i - 1] === right[j - 1];
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      const cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (isSame ? 0 : 1));
      rows[i]?.push(isSwap ? Math.min(cost, at(i - 2, j - 2) + 1) : cost);
    }
  }
  return at(left.length, right.length);
}

const sortLetters = (word: string) => Array.from(word).sort().join('');

/** Different letters of a word that has a sound of its own: `kkkk` and `haha` have none. */
const SOUND_LETTERS = 3;
/** Letters that a typed word may have more than the word it sounds like: repeated letters sound as one. */
export const MOST_REPEATED = 3;

/** Whether a typed word has enough different letters to be known by its sound. */
export const hasSound = (typed: string): boolean => new Set(fold(typed)).size >= SOUND_LETTERS;

/** The largest edit distance at which a word is suggested. */
const LIKELY_DISTANCE = 2;

/**
 * Whether `typed` is a misspelling of this word rather than another word: `gato` is no `gado`, `trator` no `trato`. A
 * short word may have an inner letter dropped, doubled or swapped; a long one may differ by one letter, or by two.
 */
function isCertainSlip(typed: string, word: string, distance: number): boolean {
  if (typed.length >= 9) return distance <= 2 && typed[0] === word[0];
  if (typed.length >= 7) return distance <= 1;
  const isSubstitution = typed.length === word.length && sortLetters(typed) !== sortLetters(word);
  return (
    typed.length >= 5 &&
    distance <= 1 &&
    typed[0] === word[0] &&
    typed.at(-1) === word.at(-1) &&
    !isSubstitution
  );
}

/** The word most likely meant by `token`, and whether it is certain enough to search for; or null. */
export function pickWord(
  token: string,
  candidates: readonly NearWord[],
): { word: string; isCertain: boolean } | null {
  const typed = fold(token);
  const [best] = candidates
    .filter((candidate) => candidate.token === token)
    .map(({ word, norm, uses, soundsAlike: hasSameSound }) => {
      const written = fold(word);
      const soundsAlike = hasSameSound && hasSound(typed) && typed.length <= written.length + MOST_REPEATED;
      const inPlural = editDistance(typed, written) <= editDistance(typed, norm);
      const compared = inPlural ? written : norm;
      return { word, uses, soundsAlike, compared, distance: soundsAlike ? 0 : editDistance(typed, compared) };
    })
    .sort((one, other) => one.distance - other.distance || other.uses - one.uses);
  if (!best || best.distance > Math.min(LIKELY_DISTANCE, typed.length - 3)) return null;
  return {
    word: best.word,
    isCertain: best.soundsAlike || isCertainSlip(typed, best.compared, best.distance),
  };
}
