/** `[wrong, right]` or `[typed, suggested]`. */
export type WordPair = readonly [from: string, to: string];

export interface SearchWords {
  misspellings: readonly WordPair[];
  suggestions: readonly WordPair[];
  /** Words the shop knows, for the nearest one to a slip. */
  vocabulary: readonly string[];
}

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const fold = (text: string) => text.toLocaleLowerCase('pt-BR').trim();

/** Three-letter pieces as pg_trgm cuts them: two blanks before, one after. */
function trigrams(word: string): Set<string> {
  const padded = `  ${withoutAccents(fold(word))} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}

/** Share of trigrams that two words have in common, 0 to 1. */
export function trigramSimilarity(left: string, right: string): number {
  const [a, b] = [trigrams(left), trigrams(right)];
  const common = [...a].filter((piece) => b.has(piece)).length;
  return common / (a.size + b.size - common);
}

/**
 * Replaces known misspellings word by word (`rassão` → `ração`). A word that differs from the right one by its
 * accents alone is left: the search folds accents itself.
 */
export function correctSpelling(
  typed: string,
  misspellings: readonly WordPair[],
): { text: string; isCorrected: boolean } {
  const byWrong = new Map(misspellings.map(([wrong, right]) => [fold(wrong), right]));
  let isCorrected = false;
  const text = typed.replace(/[\p{L}\p{N}-]+/gu, (word) => {
    const right = byWrong.get(fold(word)) ?? byWrong.get(withoutAccents(fold(word)));
    if (!right) return word;
    if (withoutAccents(fold(right)) !== withoutAccents(fold(word))) isCorrected = true;
    return right;
  });
  return { text, isCorrected };
}

const NEAR_ENOUGH = 0.4;

/** The word the shop thinks was meant, or null: its own list first, then the nearest word it knows. */
export function suggestWord(typed: string, { suggestions, vocabulary }: SearchWords): string | null {
  const listed = suggestions.find(
    ([from]) => withoutAccents(fold(from)) === withoutAccents(fold(typed)),
  )?.[1];
  if (listed) return listed;
  let best: { word: string; similarity: number } | null = null;
  for (const word of vocabulary) {
    const similarity = trigramSimilarity(typed, word);
    if (similarity >= NEAR_ENOUGH && similarity > (best?.similarity ?? 0)) best = { word, similarity };
  }
  return best && withoutAccents(fold(best.word)) !== withoutAccents(fold(typed)) ? best.word : null;
}
