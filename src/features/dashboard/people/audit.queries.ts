import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';
import { readDay } from '../read-day';

/** What the address of the audit log says, by the names of the contract. */
export const AUDIT_FILTERS = ['quem', 'entidade', 'acao', 'id', 'de', 'ate'] as const;
export type AuditFilters = Record<(typeof AUDIT_FILTERS)[number], string>;

/** What to ask the API for, each text as long as it takes; anything it does not know counts as not said. */
export function toAuditQuery(filters: AuditFilters): CallInput<'listAuditEntries'>['query'] {
  const quem = filters.quem.slice(0, 80);
  const entidade = filters.entidade.slice(0, 40);
  const acao = filters.acao.slice(0, 60);
  const id = filters.id.slice(0, 64);
  const de = readDay(filters.de);
  const ate = readDay(filters.ate);
  return {
    ...(quem && { quem }),
    ...(entidade && { entidade }),
    ...(acao && { acao }),
    ...(id && { id }),
    ...(de && { de }),
    ...(ate && { ate }),
  };
}

/** One page of who changed what, newest first. The page shown stays while the next one is fetched. */
export const auditListQuery = (filters: AuditFilters, pagina: number) =>
  queryOptions({
    ...endpointQuery('listAuditEntries', { query: { ...toAuditQuery(filters), pagina } }),
    placeholderData: keepPreviousData,
  });
