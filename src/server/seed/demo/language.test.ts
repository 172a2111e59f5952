import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@config/locales';
import { readDemoData } from '../demo-data';
import { TRANSLATED, type TranslatedLocale } from '../demo-translations';

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const read = (path: string) => JSON.parse(readFileSync(`demo/${path}`, 'utf8')) as Json;

/** Every text within, without those under the names that are left out. */
function textsIn(value: Json, without: readonly string[] = []): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, without));
  return Object.entries(value).flatMap(([key, one]) => (without.includes(key) ? [] : textsIn(one, without)));
}

/** Words with mistakes are what the search learns from. */
const WRONG_ON_PURPOSE = 'synonyms.json';
const originals = readdirSync('demo').filter((name) => name.endsWith('.json') && name !== WRONG_ON_PURPOSE);
const portuguese = originals.flatMap((name) => textsIn(read(name), ['translations', ...TRANSLATED]));
const everything = [
  ...originals.flatMap((name) => textsIn(read(name))),
  ...TRANSLATED.flatMap((locale) => textsIn(read(`translations/${locale}.json`))),
];

/** Codes, slugs and addresses. */
const isTechnical = (text: string) => /^[a-z0-9/_@.?=&#-]+$/.test(text);
/** Words of the catalogue that are wrong without their accents. */
const UNACCENTED =
  /(?<![\p{L}\d])(?:nao|racao|racoes|tambem|voce|ja|so|ate|aguas?|mes|sao|entao|porem|consorcio|especie|proteina|calcio|fosforo|selenio|magnesio|vitaminico|composicao|pre-parto|egua|bufalo)(?![\p{L}\d-])/iu;

/** The letters that a text of a language has some of. */
const LETTERS: Record<Locale, RegExp> = {
  'pt-BR': /\p{Script=Latin}/u,
  en: /\p{Script=Latin}/u,
  es: /\p{Script=Latin}/u,
  ar: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
};

describe('a text of the demonstration', () => {
  it('in Portuguese has its accents', () => {
    expect(portuguese.filter((text) => !isTechnical(text) && UNACCENTED.test(text))).toEqual([]);
  });

  it('is written: it holds no filler, and no note of what is to be written', () => {
    expect(everything.filter((text) => /\b(?:lorem|todo:|xxx)\b/i.test(text))).toEqual([]);
  });

  it('leads nowhere outside: it names no address of the web, and of mail only invented ones', () => {
    const mailsIn = (text: string) => text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
    expect(
      everything.filter(
        (text) => /https?:|www\./.test(text) || mailsIn(text).some((mail) => !mail.endsWith('.example')),
      ),
    ).toEqual([]);
  });

  it('has no two spaces between words', () => {
    expect(everything.filter((text) => /\S {2,}\S/.test(text))).toEqual([]);
  });
});

const { products, categories, collections } = await readDemoData();
const named = [
  ...categories.map(({ slug, translations }) => ({ slug, translations, field: 'name' })),
  ...collections.map(({ slug, translations }) => ({ slug, translations, field: 'title' })),
];
/** In Arabic and Hebrew a product has the name that stands on its pack. */
const LOCALES_OF_TITLES: TranslatedLocale[] = ['en', 'es'];

describe('a name of the demonstration', () => {
  it.each(TRANSLATED)('of a shelf or a collection is there in %s, in its letters', (locale) => {
    expect(
      named
        .filter(({ translations, field }) => !LETTERS[locale].test(translations[locale]?.[field] ?? ''))
        .map(({ slug }) => slug),
    ).toEqual([]);
  });

  it.each(LOCALES_OF_TITLES)('of a product is there in %s, and so is its summary', (locale) => {
    expect(
      products
        .filter(({ translations }) => !translations[locale]?.title || !translations[locale].summary)
        .map(({ slug }) => slug),
    ).toEqual([]);
  });
});

/** A name of its own, which no language translates. */
const LINE = 'Linha Branca';

describe('a translation of the demonstration', () => {
  it.each(TRANSLATED)('into %s has letters of that language wherever it has words', (locale) => {
    const hasWords = (text: string) => /\p{L}{3}/u.test(text.replace(LINE, ''));
    expect(
      textsIn(read(`translations/${locale}.json`), ['id', 'icon']).filter(
        (text) => hasWords(text) && !LETTERS[locale].test(text),
      ),
    ).toEqual([]);
  });
});
