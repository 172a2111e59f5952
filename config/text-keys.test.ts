import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readExactUses } from '@/testing/exact-keys';
import { LOCALES } from './locales';

type TextTree = { [key: string]: string | TextTree };

const PLURAL = /_(zero|one|two|few|many|other)$/;
const flatten = (tree: TextTree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : flatten(value, `${prefix}${key}.`),
  );

/** Every key of a language as `file:key`, counts left out. */
function readKeys(locale: string): Set<string> {
  const folder = `public/locales/${locale}`;
  const keysOf = (name: string) =>
    flatten(JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as TextTree).map(
      (key) => `${name.slice(0, -5)}:${key.replace(PLURAL, '')}`,
    );
  return new Set(readdirSync(folder).flatMap(keysOf));
}

describe('every text that the sources can ask for', () => {
  const known = new Map(LOCALES.map((locale) => [locale, readKeys(locale)]));
  const files = new Set([...(known.get('en') ?? [])].map((key) => key.slice(0, key.indexOf(':'))));
  const isThere = (keys: Set<string>, namespace: string | null, key: string) =>
    (key.includes(':') ? [key] : (namespace ? [namespace] : [...files]).map((file) => `${file}:${key}`)).some(
      (full) => keys.has(full),
    );

  it('is there in every language, keys put together at run time too', { timeout: 600_000 }, () => {
    const uses = readExactUses().filter(({ hasDefault }) => !hasDefault);
    // A reader of texts that is not recognised any more would leave nothing to check.
    expect(uses.length).toBeGreaterThan(1_000);
    const problems = uses.flatMap(({ file, line, text, namespace, keys }) =>
      keys === null
        ? [`${file}:${String(line)} ${text}: unknown keys`]
        : keys.flatMap((key) =>
            [...known]
              .filter(([, own]) => !isThere(own, namespace, key))
              .map(([locale]) => `${file}:${String(line)} ${text}: ${key} in ${locale}`),
          ),
    );
    expect([...new Set(problems)]).toEqual([]);
  });
});
