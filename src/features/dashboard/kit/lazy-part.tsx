import dynamic from 'next/dynamic';
import type { ComponentType, ReactElement } from 'react';
import { ApiError } from '@/client/api-error';
import { inNextTask } from '@/lib/browser/in-next-task';
import { Failure } from './failure';

/**
 * A part of a page that is fetched when it is first shown. A part that cannot be fetched, or whose script throws when it is
 * read, says so in its place.
 * @param loading what stands in its place until then; nothing unless given
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading?: () => ReactElement,
) =>
  dynamic(() => load().then(inNextTask), {
    ssr: false,
    loading: ({ error, retry }) =>
      error ? (
        <Failure error={new ApiError('INTERNAL', 0, error.message)} {...(retry && { onRetry: retry })} />
      ) : (
        (loading?.() ?? null)
      ),
  });
