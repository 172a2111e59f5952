import type { ParsedInput } from '@/contract/contract';
import type { ManagedReviewList } from '@/contract/schemas/managed-content';
import { createWrites } from '@/server/domains/editing/versioned';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { ContentContext } from './content-context';
import { planReviewEvents } from './review-events';
import { listModeratedRows, lockReviews, setReviewStatus } from './reviews-moderation.repo';

/** Reviews of customers, and whether the shop shows them. */
export function createManagedReviews({ db, clock, revalidation }: ContentContext) {
  const { versioned } = createWrites({ db, clock, revalidation });

  return {
    /** Reviews of every state, newest first. */
    listManagedReviews({
      situacao: status,
      estrelas: stars,
      q,
      pagina: page,
    }: ParsedInput<'listManagedReviews'>['query']): Promise<ManagedReviewList> {
      return listModeratedRows(
        db,
        { status, stars, q, page },
        ({ review: { userId: _userId, createdAt, ...review }, ...product }) => ({
          ...review,
          ...product,
          createdAt: createdAt.toISOString(),
        }),
      );
    },

    /**
     * Gives reviews a state. When a review becomes approved, or no longer is, the rating of its product changes at once
     * (in lists by a trigger), and its pages are revalidated. Unknown ids are left out.
     * @returns how many had another state
     */
    moderateReviews: (
      actor: SessionUser,
      { ids, status }: ParsedInput<'moderateReviews'>['body'],
    ): Promise<{ changed: number }> =>
      versioned(actor, {
        lock: async (tx) => (await lockReviews(tx, ids)).filter((row) => row.status !== status),
        write: async (tx, rows) => {
          if (rows.length > 0)
            await setReviewStatus(
              tx,
              rows.map(({ id }) => id),
              status,
            );
          const audit = rows.map((row) => ({
            action: 'review.moderate' as const,
            entityId: row.id,
            details: { before: { status: row.status }, after: { status } },
          }));
          const shown = rows.filter((row) => row.status === 'approved' || status === 'approved');
          const events = await planReviewEvents(
            tx,
            shown.map(({ productId }) => productId),
          );
          return { result: { changed: rows.length }, audit, events };
        },
      }),
  };
}
