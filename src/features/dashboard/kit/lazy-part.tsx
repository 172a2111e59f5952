import dynamic from 'next/dynamic';
import type { ComponentType, ReactElement } from 'react';

/**
 * A part of a page that is fetched when it is first shown.
 * @param loading what stands in its place until then; nothing unless given
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loading?: () => ReactElement,
) => dynamic(load, { ssr: false, ...(loading && { loading }) });
