import { requireUser, route } from '@/server/http/route';

export const ordersRoutes = [
  route('listOwnOrders', (context) =>
    context.services.orders.listOwnOrders(requireUser(context), context.input.query),
  ),
  route('listOrders', ({ input, services }) => services.orders.listOrders(input.query)),
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
