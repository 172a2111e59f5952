import { queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';

/** Every lesson in its order, with how many passed it. */
export const lessonListQuery = queryOptions(endpointQuery('listManagedLessons', {}));

/** One lesson with its answers, files and version. Always asked again: a change of an old version is refused. */
export const managedLessonQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getManagedLesson', { params: { id } }), staleTime: 0 });
