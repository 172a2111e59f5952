import { useTranslation } from 'next-i18next/pages';
import { get } from 'react-hook-form';
import { call } from '@/client/call';
import { notify } from '@/client/toast';
import { REVIEW_STATES } from '@/contract/constants';
import type { ManagedReview } from '@/contract/schemas/managed-content';
import { useAction } from '../../resource/use-action';
import { useListChange } from '../../resource/use-list-change';
import { optionOf } from '../../resource/use-list-address';
import { applyModeration, planUndo, type ReviewState } from './plan-moderation';

interface Moderation {
  reviews: readonly ManagedReview[];
  status: ReviewState;
}

const idsOf = (reviews: readonly ManagedReview[]) => reviews.map(({ id }) => id);

/** Gives reviews another state: the lists on the screen show it at once, and a toast offers to take it back. */
export function useModeration() {
  const { t } = useTranslation(['manage-content', 'manage']);
  const undo = useAction({
    refreshes: ['listManagedReviews'],
    send: (reviews: readonly ManagedReview[]) =>
      Promise.all(planUndo(reviews).map((body) => call('moderateReviews', { body }))),
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
