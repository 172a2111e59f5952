import { hasPermission } from '@config/permissions';
import type { Order } from '@/contract/schemas/orders';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { OrderContext } from './order-context';
import { toOrder, type OrderViewer } from './order-view';
import { findOrderRow, loadOrderParts, type OrderRow } from './orders.repo';

/** A representative reads the orders that came by their code (decisions, Who it is for). */
const isCreditedTo = ({ representativeCode: code }: OrderRow, user: SessionUser) =>
  user.representativeCode !== null && code === user.representativeCode;

/**
 * An order this person may reach: their own, any with the permission, and for reading those of their code. Somebody
 * else's order and one that does not exist look the same.
 * @param permission null where nobody but the owner may
 * @throws Fault NOT_FOUND
 */
export async function requireOrder(
  { db, brand }: OrderContext,
  number: string,
  user: SessionUser,
  permission: 'orders.read' | 'orders.write' | null,
): Promise<OrderRow> {
  const order = await findOrderRow(db, number, brand.id);
  if (!order) throw notFound('Order');
  const isCredited = permission === 'orders.read' && isCreditedTo(order, user);
  const mayAll = permission !== null && hasPermission(user, permission);
  if (order.userId !== user.id && !isCredited && !mayAll) throw notFound('Order');
  return order;
}

/** What this person sees of an order they reached. Who may only move it does not read who bought it. */
function sightOf(order: OrderRow, user: SessionUser): OrderViewer['sees'] {
  if (hasPermission(user, 'orders.read')) return 'everything';
  if (order.userId === user.id) return 'own';
  return isCreditedTo(order, user) ? 'credited' : 'progress';
}

/** An order that was just read, as this person may see it. @param sees says it where it is not for the permissions to say */
export async function viewOrderRow(
  { db, clock, gateway }: OrderContext,
  order: OrderRow,
  user: SessionUser,
  sees?: OrderViewer['sees'],
): Promise<Order> {
  return toOrder(order, await loadOrderParts(db, order.id), {
    sees: sees ?? sightOf(order, user),
    simulated: gateway.simulated,
    now: clock.now(),
  });
}

/** The order as it is now, as this person may see it. @throws Fault NOT_FOUND */
export async function viewOrder(
  context: OrderContext,
  number: string,
  user: SessionUser,
  sees?: OrderViewer['sees'],
): Promise<Order> {
  const order = await findOrderRow(context.db, number, context.brand.id);
  if (!order) throw notFound('Order');
  return viewOrderRow(context, order, user, sees);
}
