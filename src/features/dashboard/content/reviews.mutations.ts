import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import type { CallInput } from '@/contract/contract';
import { REVIEW_STATES } from '@/contract/constants';
import type { ManagedReview, ManagedReviewList } from '@/contract/schemas/managed-content';
import { notify } from '@/client/toast';
import { useFailureText } from '../kit/failure';
import { optionOf } from '../kit/use-list-address';
import { applyModeration, planUndo, type ReviewState } from './plan-moderation';

interface Moderation {
  reviews: readonly ManagedReview[];
  status: ReviewState;
}

const LISTS = ['listManagedReviews'] as const;
type ListKey = readonly [string, CallInput<'listManagedReviews'>];

/**
 * Gives reviews another state. The lists on the screen show it at once and are put back when the API refuses; a toast
 * offers to take it back.
 */
export function useModerateReviews() {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFailureText();
  const queryClient = useQueryClient();
  const refresh = () => {
    void queryClient.invalidateQueries({ queryKey: LISTS });
    void queryClient.invalidateQueries({ queryKey: ['getFreshness'] });
  };

  const undo = useMutation<unknown, ApiError, readonly ManagedReview[]>({
    mutationFn: (reviews) => Promise.all(planUndo(reviews).map((body) => call('moderateReviews', { body }))),
    onError: (error) => notify('error', textOf(error)),
    onSettled: refresh,
  });

  return useMutation<unknown, ApiError, Moderation, [ListKey, ManagedReviewList | undefined][]>({
    mutationFn: ({ reviews, status }) =>
      call('moderateReviews', { body: { ids: reviews.map(({ id }) => id), status } }),
    async onMutate({ reviews, status }) {
      await queryClient.cancelQueries({ queryKey: LISTS });
      const before = queryClient.getQueriesData<ManagedReviewList>({ queryKey: LISTS });
      const ids = reviews.map(({ id }) => id);
      const lists = before.map(([key, list]): [ListKey, ManagedReviewList | undefined] => [
        key as ListKey,
        list,
      ]);
      for (const [key, list] of lists) {
        const filter = optionOf(REVIEW_STATES, key[1].query.situacao ?? '');
        if (list) queryClient.setQueryData(key, applyModeration(list, ids, status, filter));
      }
      return lists;
    },
    onSuccess: (_, { reviews, status }) =>
      notify('success', t(`reviews.done.${status}`, { count: reviews.length }), {
        label: t('manage:undo'),
        run: () => undo.mutate(reviews),
      }),
    onError(error, _, lists) {
      lists?.forEach(([key, list]) => queryClient.setQueryData(key, list));
      notify('error', textOf(error));
    },
    onSettled: refresh,
  });
}
