import { z } from 'zod';
import { REVIEW_LENGTH } from '@config/commerce';
import { Review } from './catalog';
import { Email, Id, Line, LocaleParam, OptionalLine } from './primitives';

export const CreateReviewBody = z.strictObject({
  productId: Id,
  reviewScore: z.int('integer').min(1, 'tooSmall').max(5, 'tooLarge'),
  title: OptionalLine(80),
  text: Line(REVIEW_LENGTH.max, REVIEW_LENGTH.min),
});

/** Whether the signed-in user may review a product: once, after receiving it. */
export const OwnReview = z.object({
  canReview: z.boolean(),
  reason: z.enum(['NOT_RECEIVED', 'ALREADY_REVIEWED']).nullable(),
  review: Review.extend({ status: z.enum(['pending', 'approved', 'rejected']) }).nullable(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** Asks for one mail when a pack is in stock again. */
export const CreateStockNoticeBody = z.strictObject({ variationId: Id, email: Email, locale: LocaleParam });
