import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanSearch, correctSpelling, editDistance, pickWord, type NearWord } from './search-words';

const SLIPS = [
  ['rassão', 'ração'],
  ['raçao', 'ração'],
  ['protenado', 'proteinado'],
  ['remédio de verme', 'vermífugo'],
] as const;

describe('cleanSearch', () => {
  it('writes a size as one word, however it was typed', () => {
    expect(['sal 30kg', 'sal 30 KG', 'sal 30 quilos', 'sal, 30 kg!'].map(cleanSearch)).toEqual(
      Array(4).fill('sal 30kg'),
    );
    expect(cleanSearch('500 ml ou 2 litros')).toBe('500ml ou 2l');
    expect(cleanSearch('40 sacos')).toBe('40 sacos');
    expect(cleanSearch('ملح ٣٠ kg')).toBe('ملح 30kg');
  });

  it('leaves nothing that could be an operator', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanSearch(text)).toMatch(/^[\p{L}\p{M}\p{N} ]*$/u);
      }),
    );
  });
});

describe('correctSpelling', () => {
  it('replaces listed slips, words and phrases, whatever their case', () => {
    expect(correctSpelling('Rassão protenado 40', SLIPS)).toEqual({
      text: 'ração proteinado 40',
      isCorrected: true,
    });
    expect(correctSpelling('remedio de verme boi', SLIPS)).toEqual({
      text: 'vermífugo boi',
      isCorrected: true,
    });
  });

  it('does not call a missing accent a slip', () => {
    expect(correctSpelling('raçao', SLIPS)).toEqual({ text: 'raçao', isCorrected: false });
  });

  it('leaves every other text as it was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(correctSpelling(text, [])).toEqual({ text, isCorrected: false });
      }),
    );
  });
});

describe('editDistance', () => {
  it('counts a letter changed, dropped, added or swapped as one', () => {
    expect(['baca', 'aca', 'vacaa', 'vcaa'].map((typed) => editDistance(typed, 'vaca'))).toEqual([
      1, 1, 1, 1,
    ]);
  });

  it('is zero for a word and itself only, and the same both ways', () => {
    const word = fc.stringMatching(/^[a-z]{0,10}$/);
    fc.assert(
      fc.property(word, word, (left, right) => {
        expect(editDistance(left, right)).toBe(editDistance(right, left));
        expect(editDistance(left, right) === 0).toBe(left === right);
      }),
    );
  });
});

describe('pickWord', () => {
  const similar = (token: string, word: string, fields: Partial<NearWord> = {}): NearWord => ({
    token,
    word,
    norm: word,
    uses: 1,
    soundsAlike: false,
    ...fields,
  });

  it('takes what sounds alike before what is written alike, and the frequent word of two', () => {
    const words = [similar('rasau', 'rasgo'), similar('rasau', 'ração', { soundsAlike: true })];
    expect(pickWord('rasau', words)).toEqual({ word: 'ração', isCertain: true });
    const two = [similar('potos', 'potes', { uses: 1 }), similar('potos', 'potros', { uses: 9 })];
    expect(pickWord('potos', two)?.word).toBe('potros');
  });

  it.each([
    ['xxxxxx', 'cheio'],
    ['kkkkkkkk', 'corte'],
    ['hahaha', 'aa'],
    ['xxxxxxxxeio', 'cheio'],
  ])('takes no word by its sound for what has hardly any: %s', (typed, word) => {
    expect(pickWord(typed, [similar(typed, word, { soundsAlike: true })])).toBeNull();
  });

  it('takes a word by its sound where letters are repeated a few times', () => {
    expect(pickWord('raçãoooo', [similar('raçãoooo', 'ração', { soundsAlike: true })])).toEqual({
      word: 'ração',
      isCertain: true,
    });
  });

  it('never takes a word by its sound for one of two letters, however long', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[kx]{6,20}$/), (typed) => {
        expect(pickWord(typed, [similar(typed, 'corte', { soundsAlike: true })])).toBeNull();
      }),
    );
  });

  it('is certain of long words, less so of short ones, and never of another word', () => {
    expect(pickWord('linimeno', [similar('linimeno', 'linimento')])?.isCertain).toBe(true);
    expect(pickWord('gato', [similar('gato', 'gado')])?.isCertain).toBe(false);
    expect(pickWord('trator', [similar('trator', 'trato')])?.isCertain).toBe(false);
    expect(pickWord('mineal', [similar('mineal', 'mineral')])?.isCertain).toBe(true);
    expect(pickWord('notebook', [similar('notebook', 'bloco')])).toBeNull();
  });
});
