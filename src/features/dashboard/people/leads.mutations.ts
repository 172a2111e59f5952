import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { Output } from '@/contract/contract';
import type { Lead } from '@/contract/schemas/leads';

type LeadPage = Output<'listLeads'>;
interface Mark {
  id: string;
  handled: boolean;
}

/**
 * Marks a message as handled or as open again. The lists on the screen show it at once and take it back when the API
 * refuses. A message stays in a list of open ones until that is asked for again, so that a slip can be undone.
 */
export function useMarkLead() {
  const queryClient = useQueryClient();
  const put = (id: string, change: (lead: Lead) => Lead) =>
    queryClient.setQueriesData<LeadPage>(
      { queryKey: ['listLeads'] },
      (page) => page && { ...page, items: page.items.map((lead) => (lead.id === id ? change(lead) : lead)) },
    );
  return useMutation<Lead, ApiError, Mark, { before: Lead | undefined }>({
    mutationFn: ({ id, handled }) => call('updateLead', { params: { id }, body: { handled } }),
    async onMutate({ id, handled }) {
      await queryClient.cancelQueries({ queryKey: ['listLeads'] });
      const before = queryClient
        .getQueriesData<LeadPage>({ queryKey: ['listLeads'] })
        .flatMap(([, page]) => page?.items ?? [])
        .find((lead) => lead.id === id);
      put(id, (lead) => ({ ...lead, handledAt: handled ? new Date().toISOString() : null }));
      return { before };
    },
    onError: (_error, { id }, context) =>
      put(id, (lead) => ({ ...lead, handledAt: context?.before?.handledAt ?? null })),
    onSuccess: (lead) => {
      put(lead.id, () => lead);
      void queryClient.invalidateQueries({ queryKey: ['listLeads'], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: ['getReport'] });
    },
  });
}
