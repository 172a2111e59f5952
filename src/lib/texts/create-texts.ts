import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Locale } from '@config/locales';
import { isolateValues } from './isolate-values';

/** i18next over loaded texts, for what the server writes itself: mails, and facts in the answers of the API. */
export function createTexts(resources: Record<Locale, ResourceLanguage>): i18n {
  const texts = createInstance({
    resources,
    fallbackLng: 'en',
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  void texts.use(isolateValues).init();
  return texts;
}
