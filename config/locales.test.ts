import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTextUses } from '@/testing/texts/text-keys';
import { LOCALES } from './locales';

type Texts = Map<string, string>;
interface TextTree {
  [key: string]: string | TextTree;
}

const FOLDER = 'public/locales';
const PLURAL = /_(zero|one|two|few|many|other)$/;

const flatten = (tree: TextTree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );

/** Every text of a language by `namespace:key`. */
function readTexts(locale: string): Texts {
  const folder = `${FOLDER}/${locale}`;
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  return new Map(
    names.flatMap((name) => {
      const tree = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as TextTree;
      return flatten(tree).map(([key, text]): [string, string] => [`${name.slice(0, -5)}:${key}`, text]);
    }),
  );
}

/** Languages count differently (one, few, many…): what must agree is the key without its count. */
const baseKeys = (texts: Texts) => new Set([...texts.keys()].map((key) => key.replace(PLURAL, '')));
const missingFrom = (wanted: Set<string>, there: Set<string>) =>
  [...wanted].filter((key) => !there.has(key)).sort();

/** Placeholders by base key; `count` may be left out where a language says "one" in a word. */
function placeholders(texts: Texts) {
  const found = new Map<string, string>();
  for (const [key, text] of texts) {
    const base = key.replace(PLURAL, '');
    const names = [...text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'count');
    const all = new Set([...(found.get(base)?.split(',') ?? []), ...names]);
    found.set(base, [...all].filter(Boolean).sort().join(','));
  }
  return found;
}

const texts = new Map(LOCALES.map((locale) => [locale as string, readTexts(locale)]));
const textsOf = (locale: string): Texts => texts.get(locale) ?? new Map<string, string>();
const english = baseKeys(textsOf('en'));

describe('the texts', () => {
  it.each(LOCALES)('are complete in %s', (locale) => {
    const own = baseKeys(textsOf(locale));
    expect(missingFrom(english, own)).toEqual([]);
    expect(missingFrom(own, english)).toEqual([]);
  });

  it.each(LOCALES)('of %s have every count that the language distinguishes, and no other', (locale) => {
    const own = textsOf(locale);
    const counted = new Set(
      LOCALES.flatMap((one) => [...textsOf(one).keys()])
        .filter((key) => PLURAL.test(key))
        .map((key) => key.replace(PLURAL, ''))
        // One text for every count, where the language needs no other.
        .filter((key) => !own.has(key)),
    );
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    // `many` of Portuguese and Spanish begins at a million, which no count here reaches: `other` stands in.
    const forms = pluralCategories.filter((form) => form !== 'many' || locale === 'ar');
    const missing = [...counted]
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !own.has(key));
    expect(missing).toEqual([]);
    const isRead = (form: string | undefined) =>
      form === 'zero' || pluralCategories.some((one) => one === form);
    expect([...own.keys()].filter((key) => PLURAL.test(key) && !isRead(PLURAL.exec(key)?.[1]))).toEqual([]);
  });

  it.each(LOCALES)('of %s fill the same places as English', (locale) => {
    const wanted = placeholders(textsOf('en'));
    const different = [...placeholders(textsOf(locale))].filter(([key, names]) => wanted.get(key) !== names);
    expect(
      different.map(([key, names]) => `${key}: ${names} instead of ${wanted.get(key) ?? 'nothing'}`),
    ).toEqual([]);
  });

  it.each(LOCALES)('of %s speak of a simulation only where the shop told that there is one', (locale) => {
    const isSpoken = /simul|demonstra|demostra|test card|de teste|de prueba|تجريب|محاكا|מדומ|הדגמה/i;
    // The simulated acquirer alone denies with these codes.
    const guarded =
      /^(checkout:simulation\.|dashboard:detail\.simulated$|mails:payment\.simulated$|errors:denial\.(ISSUER_REFUSED|TEST_CARDS_ONLY)$)/;
    expect([...textsOf(locale)].filter(([key, text]) => isSpoken.test(text) && !guarded.test(key))).toEqual(
      [],
    );
  });

  it.each(LOCALES)('of %s are never empty', (locale) => {
    expect([...textsOf(locale)].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });
});

describe('the types of the keys', () => {
  it('are read from every file of texts, each under its own name', () => {
    const resource = readFileSync('src/i18next.d.ts', 'utf8');
    const lines = [...resource.matchAll(/^ +'?([\w-]+)'?: typeof import\('\.\.\/(.+)'\);$/gm)];
    expect(lines.map(([, namespace, path]) => [namespace, path]).sort()).toEqual(
      readdirSync(`${FOLDER}/en`)
        .map((name) => [name.slice(0, -5), `${FOLDER}/en/${name}`])
        .sort(),
    );
  });
});

describe('the keys in the sources', () => {
  const { uses, strings, patterns } = readTextUses();
  const allNamespaces = [...new Set([...english].map((key) => key.slice(0, key.indexOf(':'))))];
  const candidates = (key: string, namespaces: string[]) =>
    key.includes(':')
      ? [key]
      : (namespaces.length > 0 ? namespaces : allNamespaces).map((namespace) => `${namespace}:${key}`);
  /** A key that ends above a text names a group of them (`returnObjects`). */
  const isKnown = (key: string) =>
    english.has(key) || [...english].some((known) => known.startsWith(`${key}.`));
  const fits = (pattern: RegExp, key: string) =>
    pattern.test(key) || pattern.test(key.slice(key.indexOf(':') + 1));

  it('all have a text', () => {
    const missing = uses.filter(({ key, namespaces }) =>
      typeof key === 'string'
        ? !candidates(key, namespaces).some(isKnown)
        : ![...english].some((known) => fits(key, known)),
    );
    expect(missing.map(({ file, key }) => `${file}: ${String(key)}`)).toEqual([]);
  });

  it('use every text there is', () => {
    const isUsed = (key: string) => {
      const bare = key.slice(key.indexOf(':') + 1);
      const groups = bare.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));
      const namesGroup = groups.some((group) =>
        uses.some((use) => use.key === group || use.key === `${key.slice(0, key.indexOf(':'))}:${group}`),
      );
      return (
        strings.has(key) || strings.has(bare) || namesGroup || patterns.some((pattern) => fits(pattern, key))
      );
    };
    expect([...english].filter((key) => !isUsed(key)).sort()).toEqual([]);
  });
});
