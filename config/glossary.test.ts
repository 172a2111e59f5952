import { describe, expect, it } from 'vitest';
import { readDemoTexts, readInterfaceTexts } from '@/testing/texts/locale-texts';
import glossary from './glossary.json';
import { CATALOGUE_LOCALE, LOCALES } from './locales';

const textsOf = (locale: (typeof LOCALES)[number]) => [
  ...readInterfaceTexts(locale),
  ...(locale === CATALOGUE_LOCALE ? [] : readDemoTexts(locale)),
];

describe('the glossary', () => {
  it('names every concept in every language', () => {
    expect(
      glossary.terms.filter((term) => LOCALES.some((locale) => !term[locale])).map(({ concept }) => concept),
    ).toEqual([]);
  });

  it.each(LOCALES)(
    'is what the texts in %s speak: no word that it avoids, and its form of address',
    (locale) => {
      const rules = glossary.avoid
        .filter(({ language }) => language === locale || language === 'all')
        .map(({ pattern, use, scope }) => ({ pattern: new RegExp(pattern, 'u'), use, scope }));
      const found = textsOf(locale).flatMap(([key, text]) =>
        rules
          .filter(({ scope }) => scope === 'all' || !key.startsWith('demo:'))
          .flatMap(({ pattern, use }) => {
            const word = pattern.exec(text)?.[0];
            return word === undefined ? [] : [`${key}: “${word}”, better ${use}`];
          }),
      );
      expect(found).toEqual([]);
    },
  );
});
