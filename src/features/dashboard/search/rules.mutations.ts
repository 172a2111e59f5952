import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CallInput, Output } from '@/contract/contract';

const SHOWN = ['listCountedSearches', 'listSearchRules', 'previewSearch'] as const;

/** Has everything that shows rules asked for again. */
function useRefreshRules() {
  const queryClient = useQueryClient();
  return () => {
    for (const name of SHOWN) void queryClient.invalidateQueries({ queryKey: [name] });
  };
}

/** Teaches the search one thing. */
export function useCreateRule() {
  const refresh = useRefreshRules();
  return useMutation<Output<'createSearchRule'>, ApiError, CallInput<'createSearchRule'>['body']>({
    mutationFn: (body) => call('createSearchRule', { body }),
    onSuccess: refresh,
  });
}

/** Takes a rule out of force; one that has ended already is what was wanted. */
export function useEndRule() {
  const refresh = useRefreshRules();
  return useMutation<null, ApiError, string>({
    mutationFn: (id) => call('endSearchRule', { params: { id } }),
    onSettled: refresh,
  });
}
