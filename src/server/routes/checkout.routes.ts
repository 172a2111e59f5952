import { limitByAddress } from '@/server/http/limit-by-address';
import { requireUser, route } from '@/server/http/route';

/** A code must not be found by trying. */
export const COUPONS_PER_ADDRESS = { limit: 30, windowSeconds: 60 };
/** Providers of freight count our questions too. */
export const FREIGHT_PER_ADDRESS = { limit: 60, windowSeconds: 60 };
export const QUOTES_PER_ADDRESS = { limit: 120, windowSeconds: 60 };

export const checkoutRoutes = [
  route('calculateFreight', async (context) => {
    await limitByAddress(context, 'freight', FREIGHT_PER_ADDRESS);
    return context.services.checkout.calculateFreight(context.input.body, context.user);
  }),
  route('findCoupon', async (context) => {
    await limitByAddress(context, 'coupon', COUPONS_PER_ADDRESS);
    return context.services.checkout.findCoupon(context.input.query.code, context.user);
  }),
  route('quoteCheckout', async (context) => {
    await limitByAddress(context, 'checkout', QUOTES_PER_ADDRESS);
    return context.services.checkout.quote(context.input.body, context.user);
  }),
  route('createOrder', (context) =>
    context.services.placing.run(() =>
      context.services.orders.createOrder(
        context.input.body,
        requireUser(context),
        context.c.req.header('idempotency-key'),
      ),
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
