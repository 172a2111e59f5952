import type { ManagedReview, ManagedReviewList } from '@/contract/schemas/managed-content';

export type ReviewState = ManagedReview['status'];

/**
 * A list as it stands once these reviews have another state: those that its filter no longer shows are gone.
 * @param filter the state the list shows; undefined for all
 */
export function applyModeration(
  list: ManagedReviewList,
  ids: readonly string[],
  status: ReviewState,
  filter: ReviewState | undefined,
): ManagedReviewList {
  const items = list.items
    .map((review) => (ids.includes(review.id) ? { ...review, status } : review))
    .filter((review) => !filter || review.status === filter);
  return { ...list, items, total: list.total - (list.items.length - items.length) };
}

/** The calls that give reviews back the states they had: one for each state. */
export function planUndo(
  reviews: readonly Pick<ManagedReview, 'id' | 'status'>[],
): { ids: string[]; status: ReviewState }[] {
  const states = [...new Set(reviews.map(({ status }) => status))];
  return states.map((status) => ({
    status,
    ids: reviews.filter((review) => review.status === status).map(({ id }) => id),
  }));
}
