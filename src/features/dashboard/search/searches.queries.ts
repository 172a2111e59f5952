import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';

/** What shows rules. */
export const RULE_LISTS = ['listCountedSearches', 'listSearchRules', 'previewSearch'] as const;

/** Rules in force about one search. */
export const rulesOfSearchQuery = (q: string) => endpointQuery('listSearchRules', { query: { q } });

type PreviewBody = CallInput<'previewSearch'>['body'];

/** What a search shows now, and what it would with a rule: asked for again each time, because rules change. */
export const previewQuery = (body: PreviewBody) =>
  queryOptions({
    ...endpointQuery('previewSearch', { body }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });

/** Products to choose from while a name is typed, as the shop suggests them. */
export const productChoiceQuery = (q: string, locale: Locale) =>
  queryOptions({
    ...endpointQuery('suggestSearch', { query: { q, locale } }),
    enabled: q.length >= 2,
    placeholderData: keepPreviousData,
  });
