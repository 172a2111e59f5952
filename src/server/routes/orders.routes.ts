import { requireUser, route } from '@/server/http/route';

export const ordersRoutes = [
  route('listOwnOrders', (context) =>
    context.services.orders.listOwnOrders(requireUser(context), context.input.query),
  ),
  route('listOrders', (context) =>
    context.services.orders.listOrders(context.input.query, requireUser(context)),
  ),
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
  route('updateOrder', (context) =>
    context.services.orders.updateOrder(
      context.input.params.number,
      context.input.body,
      requireUser(context),
    ),
  ),
  route('payOrder', (context) =>
    context.services.placing.run(() =>
      context.services.orders.payOrder(
        context.input.params.number,
        context.input.body,
        requireUser(context),
        context.c.req.header('idempotency-key'),
      ),
    ),
  ),
  route('cancelOrder', (context) =>
    context.services.orders.cancelOrder(
      context.input.params.number,
      context.input.body.reason,
      requireUser(context),
    ),
  ),
  route('requestWithdrawal', (context) =>
    context.services.orders.requestWithdrawal(
      context.input.params.number,
      context.input.body.reason,
      requireUser(context),
    ),
  ),
];
