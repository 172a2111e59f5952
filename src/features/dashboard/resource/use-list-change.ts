import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiError } from '@/client/api-error';
import { notify } from '@/client/toast';
import type { CallInput, Output } from '@/contract/contract';
import type { EndpointName } from '@/contract/endpoints';
import { useFailureText } from '../kit/failure';
import { useRefresh } from './use-refresh';

interface ListChange<K extends EndpointName, Input, Answer> {
  list: K;
  send: (input: Input) => Promise<Answer>;
  /** A list as it stands with the change; `asked` is what it was asked for. */
  apply: (list: Output<K>, input: Input, asked: CallInput<K>) => Output<K>;
  onDone: (answer: Answer, input: Input) => void;
  /** What else shows what was changed. */
  refreshes?: readonly EndpointName[];
  /** What is on the screen is not asked again: the change stays in sight. */
  staysOnScreen?: boolean;
}

/** A page with some of its rows changed. */
export const withRows = <Page extends { items: object[] }>(
  page: Page,
  change: (row: Page['items'][number]) => Page['items'][number],
): Page => ({ ...page, items: page.items.map(change) });

/** Changes rows of a list: at once on the screen, back as they were when the API refuses, with the reason in a toast. */
export function useListChange<K extends EndpointName, Input, Answer>(options: ListChange<K, Input, Answer>) {
  const { list, send, apply, onDone, refreshes = [], staysOnScreen } = options;
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const refreshOthers = useRefresh(...refreshes);
  return useMutation<Answer, ApiError, Input, [QueryKey, Output<K> | undefined][]>({
    mutationFn: send,
    async onMutate(input) {
      await queryClient.cancelQueries({ queryKey: [list] });
      const before = queryClient.getQueriesData<Output<K>>({ queryKey: [list] });
      for (const [key, data] of before) {
        // The key of an endpoint's query is its name and its input (client/query.ts).
        if (data) queryClient.setQueryData(key, apply(data, input, key[1] as CallInput<K>));
      }
      return before;
    },
    onSuccess: onDone,
    onError(error, _, before) {
      before?.forEach(([key, data]) => queryClient.setQueryData(key, data));
      notify('error', textOf(error));
    },
    onSettled() {
      refreshOthers();
      const refetchType = staysOnScreen ? 'none' : 'active';
      void queryClient.invalidateQueries({ queryKey: [list], refetchType });
    },
  });
}
