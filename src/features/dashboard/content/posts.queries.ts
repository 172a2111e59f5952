import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';

/** One page of articles, newest first. */
export const postListQuery = (query: CallInput<'listManagedPosts'>['query']) =>
  queryOptions({ ...endpointQuery('listManagedPosts', { query }), placeholderData: keepPreviousData });

/** One article with its version. Always asked again: a change of an old version is refused. */
export const managedPostQuery = (id: string) =>
  queryOptions({ ...endpointQuery('getManagedPost', { params: { id } }), staleTime: 0 });

/** An article as its page would show it now. */
export const postPreviewQuery = (id: string, locale: Locale) =>
  queryOptions({ ...endpointQuery('previewPost', { params: { id }, query: { locale } }), staleTime: 0 });
