import { isDeepStrictEqual } from 'node:util';

type Locales = Partial<Record<string, Partial<Record<string, string>>>>;

/** A thing with what it says in Portuguese, by the names of its translations. */
export interface TranslatedTexts<Translations extends Locales> {
  originals: Readonly<Record<string, unknown>>;
  translations: Translations;
}

/**
 * The next translations without those of a text that changed while they did not: an old warning in another language is
 * worse than the new one in Portuguese.
 */
export function withoutStaleTexts<Translations extends Locales>(
  before: TranslatedTexts<Translations>,
  next: TranslatedTexts<Translations>,
): Translations {
  const isStale = (locale: string, name: string, text: unknown) =>
    before.translations[locale]?.[name] === text &&
    !isDeepStrictEqual(before.originals[name], next.originals[name]);
  const locales = Object.entries(next.translations).flatMap(([locale, texts = {}]) => {
    const all = Object.entries(texts);
    const current = all.filter(([name, text]) => !isStale(locale, name, text));
    // A language that had no text before stays, so that a save without a change is none.
    return all.length > 0 && current.length === 0 ? [] : [[locale, Object.fromEntries(current)]];
  });
  return Object.fromEntries(locales) as Translations;
}
