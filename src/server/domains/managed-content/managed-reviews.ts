import { PAGE_SIZE } from '@config/commerce';
import type { ParsedInput } from '@/contract/contract';
import type { ManagedReviewList } from '@/contract/schemas/managed-content';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { ContentContext } from './content-context';
import { listModeratedRows, loadPlaces, lockReviews, setReviewStatus } from './reviews-moderation.repo';

/** What customers wrote, and whether the shop shows it. */
export function createManagedReviews({ db, clock, revalidation }: ContentContext) {
  return {
    /** Reviews of every state, newest first. */
    async listManagedReviews({
      situacao: status,
      estrelas: stars,
      q,
      pagina: page,
    }: ParsedInput<'listManagedReviews'>['query']): Promise<ManagedReviewList> {
      const { rows, total } = await listModeratedRows(db, { status, stars, q, page });
      const items = rows.map(({ review: { userId: _userId, createdAt, ...review }, ...product }) => ({
        ...review,
        ...product,
        createdAt: createdAt.toISOString(),
      }));
      return { items, total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
    },

    /**
     * Gives reviews a state. What becomes or ceases to be approved changes the rating of its product at once (the
     * listings by their trigger), and its pages are made anew. Ids of nothing are left out.
     * @returns how many had another state
     */
    async moderateReviews(
      actor: SessionUser,
      { ids, status }: ParsedInput<'moderateReviews'>['body'],
    ): Promise<{ changed: number }> {
      const changed = await db.transaction(async (tx) => {
        const rows = (await lockReviews(tx, ids)).filter((row) => row.status !== status);
        if (rows.length === 0) return 0;
        await setReviewStatus(
          tx,
          rows.map(({ id }) => id),
          status,
        );
        for (const row of rows)
          await insertAudit(tx, {
            at: clock.now(),
            actorId: actor.id,
            action: 'review.moderate',
            entity: 'review',
            entityId: row.id,
            details: { before: { status: row.status }, after: { status } },
          });
        const shown = rows.filter((row) => row.status === 'approved' || status === 'approved');
        for (const id of [...new Set(shown.map(({ productId }) => productId))].sort())
          await revalidation.request(tx, { type: 'review', id, ...(await loadPlaces(tx, id)) });
        return rows.length;
      });
      revalidation.kick();
      return { changed };
    },
  };
}
