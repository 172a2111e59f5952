import { useQueryClient } from '@tanstack/react-query';
import type { EndpointName } from '@/contract/endpoints';

/** Has these lists asked again, and whether what was saved stands on the shop. */
export function useRefresh(...names: readonly EndpointName[]) {
  const queryClient = useQueryClient();
  return () => {
    for (const name of [...names, 'getFreshness'] as const)
      void queryClient.invalidateQueries({ queryKey: [name] });
  };
}
