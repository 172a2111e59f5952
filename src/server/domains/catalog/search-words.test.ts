import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctSpelling, suggestWord, trigramSimilarity } from './search-words';

const MISSPELLINGS = [
  ['rassão', 'ração'],
  ['raçao', 'ração'],
  ['protenado', 'proteinado'],
] as const;

describe('correctSpelling', () => {
  it('replaces known slips word by word, whatever their case', () => {
    expect(correctSpelling('Rassão protenado 40', MISSPELLINGS)).toEqual({
      text: 'ração proteinado 40',
      isCorrected: true,
    });
  });

  it('does not call a missing accent a slip', () => {
    expect(correctSpelling('raçao', MISSPELLINGS).isCorrected).toBe(false);
  });

  it('leaves every other text as it was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(correctSpelling(text, [])).toEqual({ text, isCorrected: false });
      }),
    );
  });
});

describe('suggestWord', () => {
  const words = {
    misspellings: [],
    suggestions: [['rasao', 'ração']] as const,
    vocabulary: ['tilápia', 'bezerro', 'cavalo'],
  };

  it('takes its own list first, then the nearest word it knows', () => {
    expect(suggestWord('RASÃO', words)).toBe('ração');
    expect(suggestWord('tilapia', words)).toBeNull();
    expect(suggestWord('tilapa', words)).toBe('tilápia');
    expect(suggestWord('zzz', words)).toBeNull();
  });
});

describe('trigramSimilarity', () => {
  it('is 1 for a word and itself, and the same both ways', () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(trigramSimilarity(left, left)).toBe(1);
        expect(trigramSimilarity(left, right)).toBe(trigramSimilarity(right, left));
      }),
    );
  });
});
