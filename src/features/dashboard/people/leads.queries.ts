import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import { LEAD_KINDS } from '@/contract/constants';
import type { CallInput } from '@/contract/contract';
import { optionOf } from '../kit/use-list-address';

/** What the address of the list of messages says, by the names of the contract. */
export const LEAD_FILTERS = ['tipo', 'pendentes'] as const;
type LeadQuery = CallInput<'exportLeads'>['query'];

/** What to ask the API for; anything it does not know counts as not said. */
export function toLeadQuery(filters: Record<(typeof LEAD_FILTERS)[number], string>): LeadQuery {
  const tipo = optionOf(LEAD_KINDS, filters.tipo);
  return { ...(tipo && { tipo }), ...(filters.pendentes === '1' && { pendentes: '1' as const }) };
}

/** One page of what people wrote, newest first. The page shown stays while the next one is fetched. */
export const leadListQuery = (query: LeadQuery, pagina: number) =>
  queryOptions({
    ...endpointQuery('listLeads', { query: { ...query, pagina } }),
    placeholderData: keepPreviousData,
  });
