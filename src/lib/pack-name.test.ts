import { describe, expect, it } from 'vitest';
import { CATALOGUE_LOCALE, LOCALES, type Locale } from '@config/locales';
import { makeTexts } from '@/testing/render-screen';
import products from '../../demo/products.json';
import { withoutIsolates } from '@/lib/texts/isolate';
import { isKit, packName, unitsInside } from './pack-name';

const readerOf = (locale: Locale) => makeTexts(locale).getFixedT(locale, ['common']);
const nameIn = (locale: Locale, presentation: string) => {
  const { name, lang } = packName(readerOf(locale), presentation, locale);
  return { name: withoutIsolates(name), lang };
};
const presentations = [
  ...new Set(products.flatMap(({ variations }) => variations.map(({ presentation }) => presentation))),
];

describe('what a pack is called', () => {
  it('is what the catalogue says for who reads its language', () => {
    for (const presentation of presentations)
      expect(nameIn(CATALOGUE_LOCALE, presentation)).toEqual({ name: presentation, lang: CATALOGUE_LOCALE });
  });

  it('is in the language of the reader for every pack of the demonstration', () => {
    for (const locale of LOCALES.filter((code) => code !== CATALOGUE_LOCALE))
      expect(
        presentations.filter((presentation) => nameIn(locale, presentation).lang !== locale),
        locale,
      ).toEqual([]);
  });

  it.each<[Locale, string, string]>([
    ['en', 'Saco 30 kg', '30 kg bag'],
    ['en', 'Palete 40 sacos de 30 kg', 'Pallet: 40 × 30 kg bag'],
    ['es', 'Caixa com 12 seringas de 35 g', 'Caja: 12 × Jeringa 35 g'],
    ['ar', 'Frasco 1,5 L', 'زجاجة 1,5 لتر'],
    ['he', 'Big bag 1.000 kg', 'שק ענק 1.000 ק״ג'],
    ['en', 'Kit com 9 itens, 1,8 kg', 'Kit of 9 items, 1,8 kg'],
    ['es', 'Kit com 12 itens, 800 g', 'Kit de 12 artículos, 800 g'],
    ['ar', 'Kit com 9 itens, 1,8 kg', 'طقم، عدد القطع 9، 1,8 كجم'],
    ['he', 'Kit com 9 itens, 1,8 kg', 'ערכה של 9 פריטים, 1,8 ק״ג'],
  ])('in %s: %s is %s', (locale, presentation, name) => {
    expect(nameIn(locale, presentation)).toEqual({ name, lang: locale });
  });

  it.each([
    '',
    'Meia dúzia',
    'Saco de 30 kg',
    'saco 30',
    'Toneis 30 kg',
    'constructor 3 kg',
    'Caixa com 2 caixas de 3 kg',
  ])('stays as it was written where it is not of the usual form: %s', (presentation) => {
    expect(nameIn('en', presentation)).toEqual({ name: presentation, lang: CATALOGUE_LOCALE });
  });
});

it.each([
  ['Palete 40 sacos de 30 kg', 40],
  ['Caixa com 4 blocos de 5 kg', 4],
  ['Saco 30 kg', null],
  ['Big bag 500 kg', null],
  ['Outra coisa', null],
])('tells how many packs are in %s', (presentation, units) => {
  expect(unitsInside(presentation)).toBe(units);
});

it.each([
  ['Kit com 9 itens, 1,8 kg', true],
  ['kit de viagem', true],
  ['Kitty 3 kg', false],
  ['Saco 30 kg', false],
])('tells whether %s is a kit', (presentation, is) => {
  expect(isKit(presentation)).toBe(is);
});
