import { useMutation, useQueryClient, type MutateOptions, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiError } from '@/client/api-error';
import { notify } from '@/client/toast';
import type { EndpointName } from '@/contract/endpoints';
import { useFailureText } from '../kit/failure';
import { useWithPassword } from '../kit/password-host';
import { same } from './plan-conflict';
import { useRefresh } from './use-refresh';

export interface ActionOptions<Input, Answer> {
  send: (input: Input) => Promise<Answer>;
  /** Lists and pages that show what is changed: refetched after success and failure. */
  refreshes?: readonly EndpointName[];
  /** Where the answer is stored, because it is the changed item. */
  keyOf?: (answer: Answer | null) => QueryKey | null;
  /** What a toast says once it is done. */
  done?: (answer: Answer, input: Input) => string;
  /** What follows; until its promise ends the action is still running. */
  onDone?: (answer: Answer, input: Input) => unknown;
  onRefused?: (error: ApiError) => void;
  /** The reason of a refusal stands beside the action: no toast says it. */
  showsError?: boolean;
}

/**
 * One thing a person does with an item: asks for the password where the API wants it again, stores the answer, has the
 * lists asked again, and says what came of it. An item that was changed meanwhile (409), or perhaps
 * by a call without an answer, is asked again. The same thing is not done twice at once: a second click changes nothing.
 */
export function useAction<Input = void, Answer = unknown>(options: ActionOptions<Input, Answer>) {
  const { send, refreshes = [], keyOf, done, onDone, onRefused, showsError } = options;
  const queryClient = useQueryClient();
  const withPassword = useWithPassword();
  const textOf = useFailureText();
  const refresh = useRefresh(...refreshes);
  // The second click of two comes before anything is drawn as busy.
  const running = useRef<readonly Input[]>([]);
  const { mutate, ...mutation } = useMutation<Answer, ApiError, Input>({
    mutationFn: (input) => withPassword(() => send(input)),
    async onSuccess(answer, input) {
      const key = keyOf?.(answer);
      if (key) queryClient.setQueryData(key, answer);
      refresh();
      if (done) notify('success', done(answer, input));
      await onDone?.(answer, input);
    },
    async onError(error) {
      if (!showsError) notify('error', textOf(error));
      refresh();
      // Without an answer it may have been done.
      const isUnsure = error.status === 409 || error.status === 0 || error.status >= 500;
      const key = isUnsure && keyOf?.(null);
      if (key) await queryClient.invalidateQueries({ queryKey: key });
      onRefused?.(error);
    },
    onSettled(_, __, input) {
      running.current = running.current.filter((one) => one !== input);
    },
  });
  return {
    ...mutation,
    mutate(input: Input, then?: MutateOptions<Answer, ApiError, Input>) {
      if (running.current.some((one) => same(one, input))) return;
      running.current = [...running.current, input];
      mutate(input, then);
    },
  };
}
