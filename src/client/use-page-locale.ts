import { useRouter } from 'next/router';
import { DEFAULT_LOCALE, isLocale, type Locale } from '@config/locales';

/** The language of the page. */
export function usePageLocale(): Locale {
  const { locale } = useRouter();
  return isLocale(locale) ? locale : DEFAULT_LOCALE;
}
