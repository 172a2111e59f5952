import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../all';
import { LOCALES } from '../../locales';
import { voiceOf } from '.';

type Tree = Record<string, unknown>;
const FILES = ['catalog', 'common', 'saved'];
const flatten = (tree: Tree, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? flatten(value as Tree, `${path}${key}.`)
      : [[path + key, value]],
  );
const valuesIn = (text: unknown) =>
  [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe('what a brand says in its own words', () => {
  const all = Object.keys(BRANDS).flatMap((id) => LOCALES.map((locale) => [id, locale] as const));
  it.each(all)('replaces texts there are, with the same values: %s in %s', (id, locale) => {
    for (const file of FILES) {
      const house = new Map(
        flatten(JSON.parse(readFileSync(`public/locales/${locale}/${file}.json`, 'utf8')) as Tree),
      );
      for (const [key, text] of flatten(voiceOf(id, locale, file))) {
        expect(house.has(key), `${file}:${key}`).toBe(true);
        expect(valuesIn(text), `${file}:${key}`).toEqual(valuesIn(house.get(key)));
        expect(text, `${file}:${key}`).not.toBe(house.get(key));
      }
    }
  });

  it.each(Object.keys(BRANDS))('is the same set of texts in every language: %s', (id) => {
    const keysIn = (locale: (typeof LOCALES)[number]) =>
      FILES.flatMap((file) => flatten(voiceOf(id, locale, file)).map(([key]) => `${file}:${key}`));
    for (const locale of LOCALES) expect(keysIn(locale)).toEqual(keysIn('pt-BR'));
  });
});
