import { and, inArray, isNull, lte, not, sql } from 'drizzle-orm';
import { PRESCRIPTION_DAYS } from '@config/commerce';
import type { Order, OrderState, UpdateOrderBody } from '@/contract/schemas/orders';
import { addDays, endOfShopDay, shopDateOf } from '@/lib/time/business-days';
import type { Db } from '@/server/db/client';
import { orders } from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import type { OrderRow } from '@/server/domains/orders/orders.repo';
import { isPrescriptionSent } from './prescription-queue.repo';

type Prescribed = Pick<OrderRow, 'prescriptionStatus'>;

/** Steps that send goods: none without an accepted prescription. */
const SENDS = new Set<OrderState>(['picking', 'shipped', 'delivered']);
const WAITING = ['pending', 'refused'] as const;
/** States in which the shop waits until a day for a prescription that is missing. */
const PAID_UNSENT: OrderState[] = ['approved', 'picking'];

/** Whether goods still wait for it: later a refusal stops nothing, and would only frighten the buyer. */
const mayBeRefused = ({ state }: Pick<OrderRow, 'state'>): boolean =>
  state === 'pending_payment' || PAID_UNSENT.includes(state);

/** Whether the order still waits for a prescription that the shop accepts. */
export const lacksPrescription = ({ prescriptionStatus }: Prescribed): boolean =>
  prescriptionStatus !== null && prescriptionStatus !== 'approved';

/** @throws Fault PRESCRIPTION_REQUIRED when goods under prescription would leave without one */
export function requirePrescription(order: Prescribed, to: OrderState): void {
  if (SENDS.has(to) && lacksPrescription(order))
    throw new Fault('PRESCRIPTION_REQUIRED', 'No prescription of the order was accepted');
}

/** The end of the last day on which the shop waits for a prescription that a paid order lacks from a moment on. */
export const prescriptionDueAfter = (from: Date): Date =>
  endOfShopDay(addDays(shopDateOf(from), PRESCRIPTION_DAYS));

/** What the customer sees: until when the shop waits for it. */
export const prescriptionUntilOf = (order: OrderRow): Date | null =>
  lacksPrescription(order) ? order.prescriptionDueAt : null;

/** What staff see of an accepted one. */
export function acceptedPrescriptionOf({
  prescriptionStatus,
  prescriptionVeterinarian: veterinarian,
  prescriptionCrmv: crmv,
  prescriptionJudgedAt: at,
}: OrderRow): Order['acceptedPrescription'] {
  if (prescriptionStatus !== 'approved' || !veterinarian || !crmv || !at) return null;
  return { veterinarian, crmv, acceptedAt: at.toISOString() };
}

type Verdict = Pick<
  UpdateOrderBody,
  'prescription' | 'veterinarian' | 'crmv' | 'prescriptionReason' | 'attention'
>;

/**
 * The columns of a verdict; none without one. Accepting names the veterinarian and their register, refusing says why;
 * the columns of the opposite verdict are cleared. Where one that was accepted, or whose day is over, is refused after the
 * payment, the shop waits for another until a day from then on.
 * @throws Fault VALIDATION for an order that needs none, and when something of the verdict is missing;
 * PRESCRIPTION_CLOSED when it is refused after the goods left or the order ended
 */
export function planVerdict(
  order: OrderRow,
  { prescription: verdict, veterinarian, crmv, prescriptionReason, attention }: Verdict,
  { at, by }: { at: Date; by: string },
): Partial<OrderRow> {
  if (!verdict) return {};
  const fault = (field: string, code: string) =>
    new Fault('VALIDATION', 'The verdict is incomplete', { fields: { [field]: code } });
  if (order.prescriptionStatus === null) throw fault('prescription', 'invalid');
  if (verdict === 'approved' && !veterinarian) throw fault('veterinarian', 'required');
  if (verdict === 'approved' && !crmv) throw fault('crmv', 'required');
  if (verdict === 'refused' && !prescriptionReason) throw fault('prescriptionReason', 'required');
  if (verdict === 'refused' && !mayBeRefused(order))
    throw new Fault('PRESCRIPTION_CLOSED', `The goods of an order in ${order.state} do not wait for it`);
  const isAccepted = verdict === 'approved';
  const isOverdue = order.attention === 'prescription_overdue';
  // One that was accepted has no day, or an earlier one that says nothing about now; nor does a day that is over.
  const needsDay =
    PAID_UNSENT.includes(order.state) &&
    !isAccepted &&
    (order.prescriptionStatus === 'approved' ||
      order.prescriptionDueAt === null ||
      order.prescriptionDueAt <= at);
  return {
    prescriptionStatus: verdict,
    prescriptionVeterinarian: isAccepted ? (veterinarian ?? null) : null,
    prescriptionCrmv: isAccepted ? (crmv ?? null) : null,
    prescriptionReason: verdict === 'refused' ? (prescriptionReason ?? null) : null,
    prescriptionJudgedAt: at,
    prescriptionJudgedBy: by,
    ...(needsDay && { prescriptionDueAt: prescriptionDueAfter(at), prescriptionOverdueAt: null }),
    ...(isAccepted && isOverdue && attention === undefined && { attention: null }),
  };
}

/** A file is there that no verdict was given about. */
const isUnjudged = (db: Db) => sql`(${orders.prescriptionStatus} = 'pending' and ${isPrescriptionSent(db)})`;

/**
 * Flags every paid order whose prescription is overdue, once, so that staff look at it. A person ends it, because the
 * prescription may lie in a chat that is not read yet. One that waits for a verdict is not overdue: it is the shop's turn.
 * @returns how many
 */
export async function flagOverduePrescriptions(db: Db, now: Date): Promise<number> {
  const flagged = await db
    .update(orders)
    .set({
      attention: sql`coalesce(${orders.attention}, 'prescription_overdue')`,
      prescriptionOverdueAt: now,
      version: sql`${orders.version} + 1`,
    })
    .where(
      and(
        lte(orders.prescriptionDueAt, now),
        isNull(orders.prescriptionOverdueAt),
        inArray(orders.prescriptionStatus, [...WAITING]),
        not(isUnjudged(db)),
        inArray(orders.state, PAID_UNSENT),
      ),
    )
    .returning({ id: orders.id });
  return flagged.length;
}
