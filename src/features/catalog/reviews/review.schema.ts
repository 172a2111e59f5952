import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { CreateReviewBody } from '@/contract/schemas/reviews';

/** The schema of the form. Without a star the error is that of an empty field. */
const ReviewBody = CreateReviewBody.omit({ productId: true }).extend({
  reviewScore: z.int('required'),
});
export type ReviewInput = z.input<typeof ReviewBody>;
export type ReviewBody = z.output<typeof ReviewBody>;
export const review = zodResolver(ReviewBody);
