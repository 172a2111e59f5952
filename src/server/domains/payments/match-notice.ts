import type { Db } from '@/server/db/client';
import { orderIdOf } from '@/server/ports/payments/getnet/getnet-requests';
import type { NoticeFields } from './notice-fields';
import {
  findByBoleto,
  findByReference,
  listByOrderNumber,
  toReference,
  type KnownPayment,
} from './payments.repo';

/** Why a notice is about no payment of ours. */
export type NoMatch = 'other_seller' | 'unknown_payment' | 'mismatch';

const ATTEMPT_SUFFIX = /-[0-9a-f]{8}$/;

async function findByOrderId(db: Db, gateway: string, orderId: string): Promise<KnownPayment | null> {
  const attempts = await listByOrderNumber(db, gateway, orderId.replace(ATTEMPT_SUFFIX, ''));
  return attempts.find((known) => orderIdOf(toReference(known)) === orderId) ?? null;
}

async function findNamed(db: Db, gateway: string, { payment_id, id, order_id }: NoticeFields) {
  return (
    (payment_id ? await findByReference(db, gateway, payment_id) : null) ??
    (id ? ((await findByBoleto(db, gateway, id)) ?? (await findByReference(db, gateway, id))) : null) ??
    (order_id ? await findByOrderId(db, gateway, order_id) : null)
  );
}

/**
 * The payment a notice is about: by the acquirer's id, by the boleto's when it names nothing else, or by our order id
 * when the acquirer's id is not known here yet. All that it names must be ours; the amount is left to the acquirer's
 * own answer.
 */
export async function matchNotice(
  db: Db,
  gateway: string,
  sellerId: string,
  fields: NoticeFields,
): Promise<KnownPayment | NoMatch> {
  if (fields.seller_id && fields.seller_id !== sellerId) return 'other_seller';
  const known = await findNamed(db, gateway, fields);
  if (!known) return 'unknown_payment';
  const { gatewayReference } = known.payment;
  const isOtherPayment = !!fields.payment_id && !!gatewayReference && fields.payment_id !== gatewayReference;
  const isOtherOrder = !!fields.order_id && fields.order_id !== orderIdOf(toReference(known));
  return isOtherPayment || isOtherOrder ? 'mismatch' : known;
}
