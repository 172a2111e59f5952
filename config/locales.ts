/** The five languages, in the order the switch shows them (docs/rules.md). */
export const LOCALES = ['pt-BR', 'en', 'es', 'ar', 'he'] as const;
export type Locale = (typeof LOCALES)[number];

export const LOCALE_NAMES: Record<Locale, string> = {
  'pt-BR': 'Português',
  en: 'English',
  es: 'Español',
  ar: 'العربية',
  he: 'עברית',
};

/** The language that catalogue texts are written in. */
export const CATALOGUE_LOCALE: Locale = 'pt-BR';

/** The unprefixed language: `en` unless the deployment says otherwise. */
export const DEFAULT_LOCALE: Locale =
  LOCALES.find((locale) => locale === process.env.NEXT_PUBLIC_DEFAULT_LOCALE) ?? 'en';

export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);
