import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@config/locales';
import { splitAbsences } from '@/server/domains/catalog/thesaurus/absence';
import {
  makeLexicon,
  THESAURUS,
  TRADE,
  type ThesaurusEntry,
} from '@/server/domains/catalog/thesaurus/thesaurus';
import { understandSearch, wantedOf } from './search-understanding';
import { cleanSearch } from './search-words';

const typed = (text: string) => understandSearch(text, TRADE).map((segment) => segment.typed);
const meant = (text: string) => JSON.stringify(understandSearch(text, TRADE).map(({ sayings }) => sayings));

describe('what a search asks for', () => {
  it.each([
    ['o que passar em casco rachado', ['casco rachado']],
    ['remédio pra verme de cavalo', ['verme cavalo']],
    ['what to give a thin horse', ['thin horse']],
    ['qué darle a un caballo flaco', ['caballo flaco']],
    ['potro de 6 meses', ['potro']],
    ['ração de 40', ['ração', '40']],
  ])('leaves out what carries no weight in %s', (text, words) => {
    expect(typed(text)).toEqual(words);
  });

  it('reads a phrase in any order, and with other words between', () => {
    expect(typed('rachado casco')).toEqual(['rachado casco']);
    expect(typed('casco do cavalo muito rachado')).toEqual(['casco rachado', 'cavalo']);
  });

  it.each([
    ['hooves', 'casco'],
    ['pezuñas', 'casco'],
    ['الحوافر', 'casco'],
    ['לפרסה', 'casco'],
    ['potrinho', 'potro'],
    ['ÉGUAS PRENHES', 'gestação'],
  ])('finds %s by the words of the catalogue', (text, word) => {
    expect(meant(text)).toContain(word);
  });

  it.each([
    ['sal sem ureia cavalo', ['sal', 'cavalo'], ['sem ureia']],
    ['cavalo sal livre de ureia e ionóforo', ['cavalo', 'sal'], ['livre de ureia', 'e ionóforo']],
    ['horse salt without urea', ['horse', 'salt'], ['without urea']],
    ['urea-free horse feed', ['horse feed'], ['urea free']],
    ['sal sin urea para caballo', ['sal', 'caballo'], ['sin urea']],
    ['ملح بدون يوريا', ['ملح'], ['بدون يوريا']],
    ['מלח ללא אוריאה', ['מלח'], ['ללא אוריאה']],
    ['מלח בלי אוריאה', ['מלח'], ['בלי אוריאה']],
  ])('asks for nothing that %s is to be without', (text, wanted, absent) => {
    const segments = understandSearch(cleanSearch(text), TRADE);
    expect(wantedOf(segments).map((segment) => segment.typed)).toEqual(wanted);
    expect(segments.flatMap((segment) => (segment.absent ? [segment.typed] : []))).toEqual(absent);
  });

  it.each(['pelo sem brilho', 'galinha sem pena', 'huevo sin cáscara', 'cavalo sem dente'])(
    'reads the complaint %s as one: no buyer looks for a product without it',
    (text) => {
      expect(understandSearch(text, TRADE).every(({ absent }) => absent === null)).toBe(true);
    },
  );

  it('takes what holds a thing under another name for the thing, and not the other way', () => {
    const [, absent] = understandSearch('sal sem ionóforo', TRADE);
    expect(JSON.stringify(absent?.absent)).toContain('temmonensina');
    const [, narrower] = understandSearch('sal sem monensina', TRADE);
    expect(JSON.stringify(narrower?.absent)).not.toContain('temionoforo');
    expect(JSON.stringify(narrower?.sayings)).toContain('semionoforo');
  });

  it('of fillers alone asks for them as they are', () => {
    expect(typed('o que é')).toEqual(['o', 'que', 'é']);
  });

  it('never fails and never asks for nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        expect(understandSearch(text, TRADE).length).toBeGreaterThan(0);
      }),
    );
  });
});

describe('the thesaurus', () => {
  it('has every entry once, with words in every language', () => {
    const ids = THESAURUS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const lacking = THESAURUS.filter(({ words }) => LOCALES.some((locale) => words[locale].length === 0));
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('has no phrase that says to be without what a product may be free of', () => {
    const phrases = THESAURUS.flatMap(({ words }) => Object.values(words).flat());
    expect(phrases.filter((phrase) => splitAbsences(phrase.split(' ')).absences.length > 0)).toEqual([]);
  });

  it('lets a one-way entry lead only to its meanings, and a two-way one to its words too', () => {
    const entry = (direction: ThesaurusEntry['direction']): ThesaurusEntry => ({
      id: 'x',
      kind: 'product',
      direction,
      means: ['bloco'],
      words: { 'pt-BR': ['lambedor', 'tijolo'], en: [], es: [], ar: [], he: [] },
      weight: 0.8,
      source: 'trade',
    });
    const read = (direction: ThesaurusEntry['direction']) =>
      JSON.stringify(
        understandSearch('lambedor', makeLexicon([entry(direction)], { fillers: [], notSold: [] })),
      );
    expect(read('one-way')).not.toContain('tijolo');
    expect(read('two-way')).toContain('tijolo');
  });

  it.each(['areia de gato', 'areia para gato', 'gato areia', 'filhote de cachorro'])(
    'knows that the shop does not sell “%s”, whatever joins its words',
    (text) => {
      expect(understandSearch(text, TRADE).map(({ isNotSold }) => isNotSold)).toEqual([true]);
    },
  );

  it('tells a sickness from a product, so that the list can say what it does not promise', () => {
    expect(understandSearch('mastite', TRADE).some(({ isSymptom }) => isSymptom)).toBe(true);
    expect(understandSearch('shampoo', TRADE).some(({ isSymptom }) => isSymptom)).toBe(false);
  });
});
