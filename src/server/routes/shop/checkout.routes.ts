import { Fault } from '@/server/kernel/fault';
import { limitByAddress } from '@/server/http/limit-by-address';
import { limitByUser } from '@/server/http/limit-by-user';
import { requireUser, route, type RouteContext } from '@/server/http/route';
import { USER_LIMITS } from '@/server/http/user-limits';
import { readVisitor } from '@/server/http/visitor';

/** Calls alone; codes that lead to nothing are counted by `admitCode`, wherever they are tried. */
export const COUPONS_PER_ADDRESS = { limit: 120, windowSeconds: 60 };
/** Providers of freight count our questions too. */
export const FREIGHT_PER_ADDRESS = { limit: 60, windowSeconds: 60 };
export const QUOTES_PER_ADDRESS = { limit: 120, windowSeconds: 60 };

type Context = Pick<RouteContext<'quoteCheckout' | 'createOrder' | 'findCoupon'>, 'c' | 'user' | 'services'>;

const admitCode = (context: Context, code: string | null | undefined) =>
  context.services.couponTries.admitCode(code, readVisitor(context), context.user);

/** Whether a code of a cart is not looked at; the cart is priced in any case. */
async function isCouponBarred(context: Context, code: string | null | undefined): Promise<boolean> {
  try {
    await admitCode(context, code);
    return false;
  } catch (error) {
    if (error instanceof Fault && error.errorCode === 'RATE_LIMITED') return true;
    throw error;
  }
}

export const checkoutRoutes = [
  route('calculateFreight', async (context) => {
    await limitByAddress(context, 'freight', FREIGHT_PER_ADDRESS);
    return context.services.checkout.calculateFreight(context.input.body, context.user);
  }),
  route('findCoupon', async (context) => {
    await limitByAddress(context, 'coupon', COUPONS_PER_ADDRESS);
    await admitCode(context, context.input.query.code);
    return context.services.checkout.findCoupon(context.input.query.code, context.user);
  }),
  route('quoteCheckout', async (context) => {
    await limitByAddress(context, 'checkout', QUOTES_PER_ADDRESS);
    const { body } = context.input;
    const couponBarred = await isCouponBarred(context, body.couponCode);
    return context.services.checkout.quote(body, context.user, { couponBarred });
  }),
  route('createOrder', async (context) => {
    const { services, input, c } = context;
    const user = requireUser(context);
    // A card of a new order is as good to try numbers with as one of an order that waits.
    if (input.body.card) await limitByUser(context, 'pay order', USER_LIMITS.payOrder);
    await admitCode(context, input.body.couponCode);
    return services.placing.run(user.id, () =>
      services.orders.createOrder(
        input.body,
        { user, visitor: readVisitor(context) },
        c.req.header('idempotency-key'),
      ),
    );
  }),
  route('fakePayment', (context) =>
    context.services.orders.settleFakePayment(
      context.input.body.number,
      context.input.body.outcome,
      requireUser(context),
    ),
  ),
];
