import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { get } from 'react-hook-form';
import type { ApiError } from '@/client/api-error';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import { REVIEW_STATES } from '@/contract/constants';
import type { ManagedReview } from '@/contract/schemas/managed-content';
import { useFailureText } from '../../kit/failure';
import { useListChange } from '../../resource/use-list-change';
import { optionOf } from '../../resource/use-list-address';
import { useRefresh } from '../../resource/use-refresh';
import { applyModeration, planUndo, type ReviewState } from './plan-moderation';

interface Moderation {
  reviews: readonly ManagedReview[];
  status: ReviewState;
}

const idsOf = (reviews: readonly ManagedReview[]) => reviews.map(({ id }) => id);

/** Gives reviews another state: the lists on the screen show it at once, and a toast offers to take it back. */
export function useModeration() {
  const { t } = useTranslation(['manage-content', 'manage']);
  const textOf = useFailureText();
  const refresh = useRefresh('listManagedReviews');
  const undo = useMutation<unknown, ApiError, readonly ManagedReview[]>({
    mutationFn: (reviews) => Promise.all(planUndo(reviews).map((body) => call('moderateReviews', { body }))),
    onError: (error) => notify('error', textOf(error)),
    onSettled: refresh,
  });
  return useListChange({
    list: 'listManagedReviews',
    send: ({ reviews, status }: Moderation) =>
      call('moderateReviews', { body: { ids: idsOf(reviews), status } }),
    apply: (list, { reviews, status }, asked) =>
      applyModeration(list, idsOf(reviews), status, optionOf(REVIEW_STATES, get(asked, 'query.situacao'))),
    onDone: (_, { reviews, status }) =>
      notify('success', t(`reviews.done.${status}`, { count: reviews.length }), {
        label: t('manage:undo'),
        run: () => undo.mutate(reviews),
      }),
  });
}
