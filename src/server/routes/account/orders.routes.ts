import { limitByAddress } from '@/server/http/limit-by-address';
import { limitByUser } from '@/server/http/limit-by-user';
import { requireUser, route } from '@/server/http/route';
import { USER_LIMITS } from '@/server/http/user-limits';
import { readVisitor } from '@/server/http/visitor';

/** Each is drawn again and stored; a page sends one at a time. */
const PRESCRIPTIONS_PER_ADDRESS = { limit: 30, windowSeconds: 600 };

export const ordersRoutes = [
  route('listOwnOrders', (context) =>
    context.services.orders.listOwnOrders(requireUser(context), context.input.query),
  ),
  route('listOrders', (context) =>
    context.services.orders.listOrders(context.input.query, requireUser(context)),
  ),
  route('listHeldStock', ({ input, services }) => services.orders.listHeldStock(input.query)),
  route('listPrescriptions', (context) => {
    const { estado = 'a-conferir', pagina } = context.input.query;
    return context.services.orders.listPrescriptions(estado, pagina, requireUser(context));
  }),
  route('sendPrescription', (context) =>
    context.services.orders.sendPrescription(
      context.input.params.number,
      context.input.file,
      requireUser(context),
    ),
  ),
  route('sendGuestPrescription', async (context) => {
    const { input, services, c } = context;
    await limitByAddress(context, 'prescription', PRESCRIPTIONS_PER_ADDRESS);
    return services.orders.sendGuestPrescription(input.params.number, input.file, {
      proof: c.req.header('order-pass') ?? '',
      address: readVisitor(context).address,
    });
  }),
  route('getOrder', (context) =>
    context.services.orders.getOrder(context.input.params.number, requireUser(context)),
  ),
  route('changeOrderState', (context) =>
    context.services.orders.changeOrderState(
      context.input.params.number,
      context.input.body,
      requireUser(context),
    ),
  ),
  route('updateOrder', async (context) => {
    await limitByUser(context, 'update order', USER_LIMITS.updateOrder);
    const { number } = context.input.params;
    return context.services.orders.updateOrder(number, context.input.body, requireUser(context));
  }),
  route('payOrder', async (context) => {
    await limitByUser(context, 'pay order', USER_LIMITS.payOrder);
    const user = requireUser(context);
    return context.services.placing.run(user.id, () =>
      context.services.orders.payOrder(
        context.input.params.number,
        context.input.body,
        { user, visitor: readVisitor(context) },
        context.c.req.header('idempotency-key'),
      ),
    );
  }),
  route('cancelOrder', async (context) => {
    await limitByUser(context, 'end order', USER_LIMITS.endOrder);
    const { number } = context.input.params;
    return context.services.orders.cancelOrder(number, context.input.body.reason, requireUser(context));
  }),
  route('requestWithdrawal', async (context) => {
    await limitByUser(context, 'end order', USER_LIMITS.endOrder);
    const { number } = context.input.params;
    return context.services.orders.requestWithdrawal(number, context.input.body.reason, requireUser(context));
  }),
];
