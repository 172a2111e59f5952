import { requireUser, route } from '@/server/http/route';

export const checkoutRoutes = [
  route('calculateFreight', ({ input, user, services }) =>
    services.checkout.calculateFreight(input.body, user),
  ),
  route('findCoupon', ({ input, user, services }) => services.checkout.findCoupon(input.query.code, user)),
  route('quoteCheckout', ({ input, user, services }) => services.checkout.quote(input.body, user)),
  route('createOrder', (context) =>
    context.services.orders.createOrder(
      context.input.body,
      requireUser(context),
      context.c.req.header('idempotency-key'),
    ),
  ),
  route('fakePayment', (context) =>
    context.services.orders.settleFakePayment(
      context.input.body.number,
      context.input.body.outcome,
      requireUser(context),
    ),
  ),
];
