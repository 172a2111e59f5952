import { notFound } from '@/server/kernel/fault';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { findOrderRow, type OrderRow } from '@/server/domains/orders/orders.repo';
import { isGuestPass } from './guest-pass';

/**
 * An order without an account, for who holds its pass.
 * @throws Fault NOT_FOUND, the same for an order that does not exist, one of an account, and a wrong pass
 */
export async function requireGuestOrder(
  { db, brand, clock, secret }: Pick<OrderContext, 'db' | 'brand' | 'clock' | 'secret'>,
  number: string,
  pass: string,
): Promise<OrderRow> {
  const order = await findOrderRow(db, number, brand.id);
  if (!order || order.userId !== null || !isGuestPass(secret, number, pass, clock.now()))
    throw notFound('Order');
  return order;
}
