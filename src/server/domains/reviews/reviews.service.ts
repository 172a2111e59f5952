import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { ParsedInput } from '@/contract/contract';
import type { OwnReview } from '@/contract/schemas/reviews';
import { users } from '@/server/db/schema/users';
import { listShownIds } from '@/server/domains/catalog/product/shown-ids.repo';
import { planReview } from '@/server/domains/catalog/product/product-page';
import type { RateLimiter } from '@/server/domains/users/rate-limiter';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Dependencies } from '@/server/dependencies';
import { authorName } from './author-name';
import { findOwnReviewRow, hasReceived, insertReview, type ReviewRow } from './reviews.repo';

export const REVIEWS_PER_USER = { limit: 10, windowSeconds: 3_600 };

const reviewExists = () => new Fault('REVIEW_EXISTS', 'You reviewed this product already');

const toOwnReview = (row: ReviewRow): OwnReview => ({
  canReview: false,
  reason: 'ALREADY_REVIEWED',
  review: { ...planReview(row), status: row.status },
});

type ReviewsDependencies = Pick<Dependencies, 'db' | 'brand' | 'clock'> & { rateLimiter: RateLimiter };

/** What customers say about products they received. An admin has no more rights here than others. */
export function createReviewsService({ db, brand, clock, rateLimiter }: ReviewsDependencies) {
  async function requireShown(productId: string) {
    const [shown] = await listShownIds(db, brand.id, [productId]);
    if (!shown) throw notFound('Product');
  }

  return {
    /** The own review of a product, or whether one may be written. @throws Fault NOT_FOUND */
    async getOwnReview(user: SessionUser, productId: string): Promise<OwnReview> {
      await requireShown(productId);
      const row = await findOwnReviewRow(db, user.id, productId);
      if (row) return toOwnReview(row);
      const canReview = await hasReceived(db, user.id, productId);
      return { canReview, reason: canReview ? null : 'NOT_RECEIVED', review: null };
    },

    /**
     * Keeps the one review of a user and product, also when two arrive at once. It counts and shows once approved.
     * @throws Fault NOT_FOUND, REVIEW_EXISTS, REVIEW_NOT_ALLOWED when none was delivered to them, RATE_LIMITED
     */
    async createReview(user: SessionUser, body: ParsedInput<'createReview'>['body']): Promise<OwnReview> {
      await rateLimiter.hit(`review user ${user.id}`, REVIEWS_PER_USER);
      await requireShown(body.productId);
      return db.transaction(async (tx) => {
        // The user's row is the lock of what they wrote: of two reviews at once the second finds the first.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
        if (await findOwnReviewRow(tx, user.id, body.productId)) throw reviewExists();
        if (!(await hasReceived(tx, user.id, body.productId)))
          throw new Fault('REVIEW_NOT_ALLOWED', 'Only a product that was delivered to you can be reviewed');
        const row = await insertReview(tx, {
          ...body,
          id: randomUUID(),
          userId: user.id,
          author: authorName(user.fullName),
          verified: true,
          status: 'pending',
          createdAt: clock.now(),
        });
        if (!row) throw reviewExists();
        return toOwnReview(row);
      });
    },
  };
}
