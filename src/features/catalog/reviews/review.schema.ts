import { z } from 'zod';
import { CreateReviewBody } from '@/contract/schemas/reviews';

/** What the form asks for. No star chosen is a field left empty, not a wrong number. */
export const ReviewBody = CreateReviewBody.omit({ productId: true }).extend({
  reviewScore: z.int('required'),
});
export type ReviewInput = z.input<typeof ReviewBody>;
export type ReviewBody = z.output<typeof ReviewBody>;
