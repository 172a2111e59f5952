import { requireUser, route } from '@/server/http/route';

export const reviewsRoutes = [
  route('createReview', (context) =>
    context.services.reviews.createReview(requireUser(context), context.input.body),
  ),
  route('getOwnReview', (context) =>
    context.services.reviews.getOwnReview(requireUser(context), context.input.query.productId),
  ),
];
