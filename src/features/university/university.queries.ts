import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';

/** The lessons that everybody may read. */
export const universityQuery = (locale: Locale) => endpointQuery('getUniversity', { query: { locale } });

export const lessonQuery = (slug: string, locale: Locale) =>
  endpointQuery('getLesson', { params: { slug }, query: { locale } });
