import type { Db } from '@/server/db/client';
import { findUserById } from '@/server/domains/users/users.repo';
import { notFound } from '@/server/kernel/fault';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { findOrderRow, type OrderRow } from '@/server/domains/orders/orders.repo';
import { isOrderTrackingSignature } from '@/server/domains/orders/tracking/order-tracking-link';
import { isGuestPass } from './guest-pass';

type AccessContext = Pick<OrderContext, 'db' | 'brand' | 'clock' | 'secret'>;

/** Whether an order is in an account that its buyer can sign in to: one that was closed is none. */
export const hasAccount = async (db: Db, { userId }: Pick<OrderRow, 'userId'>): Promise<boolean> =>
  userId !== null && (await findUserById(db, userId)) !== null;

/**
 * An order without an account, for who holds its pass.
 * @throws Fault NOT_FOUND, the same for an order that does not exist, one of an account, and a wrong pass
 */
export async function requireGuestOrder(
  { db, brand, clock, secret }: AccessContext,
  number: string,
  pass: string,
): Promise<OrderRow> {
  const order = await findOrderRow(db, number, brand.id);
  if (!order || order.userId !== null || !isGuestPass(secret, number, pass, clock.now()))
    throw notFound('Order');
  return order;
}

/**
 * The same for who holds its pass or the signature of a link in its mails: for what a buyer without that browser, or
 * who closed the account, must be able to do.
 * @throws Fault NOT_FOUND
 */
export async function requireGuestOrderByProof(
  context: AccessContext,
  number: string,
  proof: string,
): Promise<OrderRow> {
  const { db, brand, clock, secret } = context;
  const order = await findOrderRow(db, number, brand.id);
  if (order && isOrderTrackingSignature(secret, number, proof, clock.now()) && !(await hasAccount(db, order)))
    return order;
  return requireGuestOrder(context, number, proof);
}
