import type { UserConfig } from 'next-i18next/pages';
import { DEFAULT_LOCALE, LOCALES } from './locales';

/** How texts are read, in the browser and while a page is rendered on the server. */
export const I18N_OPTIONS: UserConfig = {
  i18n: { locales: [...LOCALES], defaultLocale: DEFAULT_LOCALE },
  defaultNS: 'common',
  fallbackLng: DEFAULT_LOCALE,
  // React escapes; src/lib/texts/isolate-values.ts isolates.
  interpolation: { escapeValue: false, alwaysFormat: true },
  returnEmptyString: false,
  react: { useSuspense: false, bindI18nStore: 'added' },
  // A key without a text shows nothing, and is reported (src/client/watch-missing-texts.ts).
  parseMissingKeyHandler: (_key: string, defaultValue?: string) => defaultValue ?? '',
  saveMissing: true,
  // Without a handler i18next stores the key as its own text.
  missingKeyHandler: () => undefined,
};
