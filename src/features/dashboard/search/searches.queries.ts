import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@config/locales';
import { endpointQuery } from '@/client/query';
import type { SearchListKind } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';

/** Lists of the place: counted searches by kind, then what the search was taught. */
export const RULE_LISTS = ['regras', 'encerradas'] as const;
export type RuleList = (typeof RULE_LISTS)[number];

/** One page of counted searches. */
export const countedSearchesQuery = (tipo: SearchListKind, pagina: number) =>
  queryOptions({
    ...endpointQuery('listCountedSearches', { query: { tipo, pagina } }),
    placeholderData: keepPreviousData,
  });

/** One page of rules, in force or earlier. */
export const searchRulesQuery = (list: RuleList, pagina: number) =>
  queryOptions({
    ...endpointQuery('listSearchRules', {
      query: { situacao: list === 'encerradas' ? 'encerradas' : 'em-vigor', pagina },
    }),
    placeholderData: keepPreviousData,
  });

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
