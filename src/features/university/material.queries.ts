import { endpointQuery } from '@/client/query';

/** The exclusive lessons with the signed-in person's progress. */
export const materialQuery = endpointQuery('getExclusiveMaterial', {});

export const exclusiveLessonQuery = (slug: string) =>
  endpointQuery('getExclusiveLesson', { params: { slug } });

/** What passing a quiz may change: read anew each time. */
export const certificateQuery = { ...endpointQuery('getCertificate', {}), staleTime: 0 };
