import { Fault } from '@/server/kernel/fault';
import { limitByAddress } from '@/server/http/limit-by-address';
import { limitByUser } from '@/server/http/limit-by-user';
import { requireUser, route, type RouteContext } from '@/server/http/route';
import { USER_LIMITS } from '@/server/http/user-limits';
import { readVisitor } from '@/server/http/visitor';

/** Limits the calls only; wrong codes are counted by `admitCode`, wherever they are entered. */
export const COUPONS_PER_ADDRESS = { limit: 120, windowSeconds: 60 };
/** Freight providers limit our calls too. */
export const FREIGHT_PER_ADDRESS = { limit: 60, windowSeconds: 60 };
/** Each may reserve stock, write a mail and reach the acquirer; households and mobile networks share an address. */
export const GUEST_ORDERS_PER_ADDRESS = { limit: 30, windowSeconds: 3_600 };
/** A page that waits for a Pix asks twenty times a minute. */
const GUEST_LOOKS_PER_ADDRESS = { limit: 240, windowSeconds: 60 };
export const QUOTES_PER_ADDRESS = { limit: 120, windowSeconds: 60 };

type Context = Pick<
  RouteContext<'quoteCheckout' | 'createOrder' | 'createGuestOrder' | 'findCoupon'>,
  'c' | 'user' | 'services'
>;

const admitCode = (context: Context, code: string | null | undefined) =>
  context.services.couponTries.admitCode(code, readVisitor(context), context.user);

/** Whether the coupon of a cart is ignored, because of too many wrong codes; the cart is priced in any case. */
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
    // Cards can be tried out on new orders as well as on waiting ones.
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
  route('createGuestOrder', async (context) => {
    const { services, input, c } = context;
    await limitByAddress(context, 'guest order', GUEST_ORDERS_PER_ADDRESS);
    await admitCode(context, input.body.couponCode);
    const visitor = readVisitor(context);
    return services.placing.run(`guest ${visitor.address}`, () =>
      services.orders.createGuestOrder(input.body, visitor, c.req.header('idempotency-key')),
    );
  }),
  route('getGuestOrder', async (context) => {
    await limitByAddress(context, 'guest look', GUEST_LOOKS_PER_ADDRESS);
    const { number, pass } = context.input.body;
    return context.services.orders.getGuestOrder(number, pass);
  }),
  route('payGuestOrder', async (context) => {
    const { services, input, c } = context;
    await limitByAddress(context, 'guest order', GUEST_ORDERS_PER_ADDRESS);
    const visitor = readVisitor(context);
    return services.placing.run(`guest ${visitor.address}`, () =>
      services.orders.payGuestOrder(
        input.params.number,
        input.body,
        visitor,
        c.req.header('idempotency-key'),
      ),
    );
  }),
  route('cancelGuestOrder', async (context) => {
    await limitByAddress(context, 'guest order', GUEST_ORDERS_PER_ADDRESS);
    const { params, body } = context.input;
    return context.services.orders.cancelGuestOrder(params.number, body);
  }),
  route('requestGuestWithdrawal', async (context) => {
    await limitByAddress(context, 'guest order', GUEST_ORDERS_PER_ADDRESS);
    const { params, body } = context.input;
    return context.services.orders.requestGuestWithdrawal(params.number, body);
  }),
  route('fakeGuestPayment', async (context) => {
    await limitByAddress(context, 'guest look', GUEST_LOOKS_PER_ADDRESS);
    return context.services.orders.settleFakeGuestPayment(context.input.body);
  }),
  route('fakePayment', (context) =>
    context.services.orders.settleFakePayment(
      context.input.body.number,
      context.input.body.outcome,
      requireUser(context),
    ),
  ),
];
