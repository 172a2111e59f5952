import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BRANDS } from '../all';
import { LOCALES, type Locale } from '../../locales';
import { voiceOf } from '.';

type Tree = Record<string, unknown>;
const FOLDER = 'config/brands/voices';
const readTree = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Tree;
const flatten = (tree: Tree, path = ''): [string, unknown][] =>
  Object.entries(tree).flatMap(([key, value]): [string, unknown][] =>
    typeof value === 'object' && value !== null
      ? flatten(value as Tree, `${path}${key}.`)
      : [[path + key, value]],
  );
const valuesIn = (text: unknown) =>
  [...String(text).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** The voices as their files have them: brand, locale, file of texts, its texts. */
const voices = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({
    id: name.replace('.json', ''),
    byLocale: readTree(`${FOLDER}/${name}`) as Record<Locale, Record<string, Tree>>,
  }));
const parts = voices.flatMap(({ id, byLocale }) =>
  LOCALES.flatMap((locale) =>
    Object.entries(byLocale[locale]).map(([file, texts]) => ({ id, locale, file, texts })),
  ),
);

describe('what a brand says in its own words', () => {
  it.each(voices)('is that of a brand, in every language of the house: $id', ({ id, byLocale }) => {
    expect(Object.keys(BRANDS)).toContain(id);
    expect(Object.keys(byLocale).sort()).toEqual([...LOCALES].sort());
  });

  it.each(parts)('is said: a file that `VOICES` does not name is silent: $id in $locale, $file', (part) => {
    expect(voiceOf(part.id, part.locale, part.file)).toEqual(part.texts);
  });

  it.each(parts)('replaces texts there are, with the same values: $id in $locale, $file', (part) => {
    const path = `public/locales/${part.locale}/${part.file}.json`;
    expect(existsSync(path), path).toBe(true);
    const house = new Map(flatten(readTree(path)));
    for (const [key, text] of flatten(part.texts)) {
      expect(house.has(key), `${part.file}:${key}`).toBe(true);
      expect(valuesIn(text), `${part.file}:${key}`).toEqual(valuesIn(house.get(key)));
      expect(text, `${part.file}:${key}`).not.toBe(house.get(key));
    }
  });

  it.each(voices)('is the same set of texts in every language: $id', ({ byLocale }) => {
    const keysIn = (locale: Locale) => flatten(byLocale[locale]).map(([key]) => key);
    for (const locale of LOCALES) expect(keysIn(locale)).toEqual(keysIn('pt-BR'));
  });

  it('keeps the words of cattle farms out of what a shop for horses says', () => {
    const files = readdirSync('public/locales/pt-BR').filter((name) => !name.startsWith('manage'));
    const words = /\b(?:rebanho|curral|gado|boiada)\b/i;
    const said = files.flatMap((name) => {
      const own = new Map(flatten(voiceOf('tropa-e-sela', 'pt-BR', name.replace('.json', ''))));
      return flatten(readTree(`public/locales/pt-BR/${name}`))
        .filter(([key, text]) => words.test(String(own.get(key) ?? text)))
        .map(([key]) => `${name} ${key}`);
    });
    expect(said).toEqual([]);
  });
});
