import { isLocale } from '@config/locales';
import { endpointQuery } from '@/client/query';

/** What is suggested for a text; for an empty one, what others search for and the categories. */
export const suggestQuery = (q: string, locale: string | undefined) =>
  endpointQuery('suggestSearch', { query: { q, locale: isLocale(locale) ? locale : undefined } });
