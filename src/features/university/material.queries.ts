import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';

/** The exclusive lessons with the signed-in person's progress. */
export const materialQuery = (locale: Locale) => endpointQuery('getExclusiveMaterial', { query: { locale } });

/** The addresses of the files expire after 15 minutes: refetched before that, and when the tab gets the focus. */
export const exclusiveLessonQuery = (slug: string, locale: Locale) => ({
  ...endpointQuery('getExclusiveLesson', { params: { slug }, query: { locale } }),
  refetchInterval: 10 * 60_000,
  refetchOnWindowFocus: true,
});

/** Passing a quiz may change it, so it is always refetched. */
export const certificateQuery = (locale: Locale) => ({
  ...endpointQuery('getCertificate', { query: { locale } }),
  staleTime: 0,
});
