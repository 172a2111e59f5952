import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Locale } from '@config/locales';
import { isolateValues } from './isolate-values';

/**
 * i18next over loaded texts, for what the server writes itself: mails, PDFs, and facts in the answers of the API.
 * @param resources English among them, which stands in for what is missing
 */
export function createTexts(resources: Partial<Record<Locale, ResourceLanguage>>): i18n {
  const texts = createInstance({
    resources,
    fallbackLng: 'en',
    interpolation: { escapeValue: false, alwaysFormat: true },
    initAsync: false,
  });
  void texts.use(isolateValues).init();
  return texts;
}
