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
];
