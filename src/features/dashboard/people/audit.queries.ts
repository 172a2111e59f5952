import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { endpointQuery } from '@/client/query';
import type { CallInput } from '@/contract/contract';
import { readDay } from '../read-day';

/** What the address of the audit log says, by the names of the contract. */
export const AUDIT_FILTERS = ['quem', 'entidade', 'acao', 'id', 'de', 'ate'] as const;
export type AuditFilters = Record<(typeof AUDIT_FILTERS)[number], string>;

/** The most the API takes of each text. */
const LENGTHS = { quem: 80, entidade: 40, acao: 60, id: 64 } as const;

/** What to ask the API for; anything it does not know counts as not said. */
export function toAuditQuery(filters: AuditFilters): CallInput<'listAuditEntries'>['query'] {
  const texts = Object.entries(LENGTHS).map(([name, length]) => [
    name,
    filters[name as keyof typeof LENGTHS].slice(0, length),
  ]);
  const days = (['de', 'ate'] as const).map((name) => [name, readDay(filters[name])]);
  return Object.fromEntries([...texts, ...days].filter(([, value]) => value));
}

/** One page of who changed what, newest first. The page shown stays while the next one is fetched. */
export const auditListQuery = (filters: AuditFilters, pagina: number) =>
  queryOptions({
    ...endpointQuery('listAuditEntries', { query: { ...toAuditQuery(filters), pagina } }),
    placeholderData: keepPreviousData,
  });
