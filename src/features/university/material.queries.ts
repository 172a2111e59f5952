import { endpointQuery } from '@/client/query';

/** The exclusive lessons with the signed-in person's progress. */
export const materialQuery = endpointQuery('getExclusiveMaterial', {});

/** The addresses of its files end after 15 minutes: they are asked for anew before, and whenever somebody comes back. */
export const exclusiveLessonQuery = (slug: string) => ({
  ...endpointQuery('getExclusiveLesson', { params: { slug } }),
  refetchInterval: 10 * 60_000,
  refetchOnWindowFocus: true,
});

/** What passing a quiz may change: read anew each time. */
export const certificateQuery = { ...endpointQuery('getCertificate', {}), staleTime: 0 };
