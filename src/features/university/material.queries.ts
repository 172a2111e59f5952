import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';

/** The exclusive lessons with the signed-in person's progress. */
export const materialQuery = (locale: Locale) => endpointQuery('getExclusiveMaterial', { query: { locale } });

/** The addresses of its files end after 15 minutes: they are asked for anew before, and whenever somebody comes back. */
export const exclusiveLessonQuery = (slug: string, locale: Locale) => ({
  ...endpointQuery('getExclusiveLesson', { params: { slug }, query: { locale } }),
  refetchInterval: 10 * 60_000,
  refetchOnWindowFocus: true,
});

/** What passing a quiz may change: read anew each time. */
export const certificateQuery = (locale: Locale) => ({
  ...endpointQuery('getCertificate', { query: { locale } }),
  staleTime: 0,
});
