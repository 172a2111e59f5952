import { hasPermission } from '@config/has-permission';
import type { Order } from '@/contract/schemas/orders';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { OrderContext } from './order-context';
import { toOrder, type OrderViewer } from './order-view';
import { boletoLinks } from './payment/boleto-file';
import { prescriptionLinks } from './prescription/prescription-links';
import { findOrderRow, loadOrderParts, type OrderRow } from './orders.repo';

/** A representative reads the orders that came by their code (docs/rules.md). */
const isCreditedTo = ({ representativeCode: code }: OrderRow, user: SessionUser) =>
  user.representativeCode !== null && code === user.representativeCode;

/**
 * An order this user may reach: their own, any with the permission, and for reading those of their code. An order of
 * another user and one that does not exist look the same.
 * @param permission null where only the owner may reach it
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

/** What this user sees of an order they reached. A user who may only move it does not see its buyer. */
function sightOf(order: OrderRow, user: SessionUser): OrderViewer['sees'] {
  if (hasPermission(user, 'orders.read')) return 'everything';
  if (order.userId === user.id) return 'own';
  return isCreditedTo(order, user) ? 'credited' : 'progress';
}

/**
 * An order that was just read, as this person may see it.
 * @param sees says it where it is not for the permissions to say
 */
export async function viewOrderRow(
  { db, clock, gateway, secret }: OrderContext,
  order: OrderRow,
  user: SessionUser,
  sees?: OrderViewer['sees'],
): Promise<Order> {
  const now = clock.now();
  const mayOpen = order.userId === user.id || hasPermission(user, 'orders.write');
  return toOrder(order, await loadOrderParts(db, order.id), {
    sees: sees ?? sightOf(order, user),
    simulated: gateway.simulated,
    now,
    ...((order.userId === user.id || hasPermission(user, 'orders.read')) && {
      linkBoleto: boletoLinks(secret),
    }),
    ...(mayOpen && { linkPrescription: prescriptionLinks(secret, user.id, now) }),
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
