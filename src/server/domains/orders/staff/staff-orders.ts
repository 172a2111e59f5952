import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { OrderState, UpdateOrderBody } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { orders, payments } from '@/server/db/schema';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { requireRecentPassword } from '@/server/domains/users/password/recent-password';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { Fault } from '@/server/kernel/fault';
import { closeAtGateway } from '@/server/domains/orders/payment/close-at-gateway';
import {
  flagOfHeld,
  heldMoneyOf,
  isHandedOver,
  isUndecided,
  recordHandedBack,
} from '@/server/domains/orders/payment/held-money';
import { closePending, moveOrder } from '@/server/domains/orders/move-order';
import type { OrderContext } from '@/server/domains/orders/order-context';
import { givesMoneyBack, isFinal, planMove } from '@/server/domains/orders/order-states';
import {
  attemptTime,
  listPayments,
  lockOrder,
  type OrderRow,
  type PaymentRow,
} from '@/server/domains/orders/orders.repo';
import { planPaidTotals } from '@/server/domains/orders/payment/plan-payment';
import { lacksPrescription, planVerdict } from '@/server/domains/orders/prescription/verdict';
import { retryTransaction } from '@/server/domains/orders/retry-transaction';
import { takeHold } from '@/server/domains/orders/stock/stock-hold';

/** A payment outside of every gateway: by transfer, or at the counter. It is given back by hand, too. */
const BY_HAND = 'manual';

async function requireVersion(tx: Db, id: string, version: number): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (order.version !== version) throw new Fault('STALE', 'The order changed meanwhile');
  return order;
}

/** The order costs what was paid for it, which may have been an older attempt of another method. */
async function acceptPayment(tx: Db, order: OrderRow, payment: PaymentRow, at: Date): Promise<OrderRow> {
  await tx.update(payments).set({ status: 'approved', settledAt: at }).where(eq(payments.id, payment.id));
  const { method: paymentMethod, installments } = payment;
  const changes = { paymentMethod, installments, ...planPaidTotals(order, payment) };
  await tx.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

/**
 * Records as paid what staff approve: money of a wrong amount that they accept, or else money that came past the
 * gateway. Then the open payments are closed there, so that the order is not paid twice.
 * @returns the order as it costs now
 */
async function approvePayment(tx: Db, order: OrderRow, at: Date): Promise<OrderRow> {
  const attempts = await listPayments(tx, order.id);
  const accepted = attempts.find(isUndecided) ?? attempts.find(({ status }) => status === 'review');
  if (accepted) return acceptPayment(tx, order, accepted, at);
  await closePending(tx, order.id, at);
  await tx.insert(payments).values({
    id: randomUUID(),
    orderId: order.id,
    gateway: BY_HAND,
    method: order.paymentMethod,
    status: 'approved',
    amountCents: order.totalCents,
    createdAt: attemptTime(attempts, at),
    settledAt: at,
  });
  return order;
}

/** The flag of an order once its money is decided about: off, or on for what staff must still give back by hand. */
async function lookedAtMoney(tx: Db, orderId: string): Promise<void> {
  const held = heldMoneyOf(await listPayments(tx, orderId));
  if (held === 'undecided') return;
  const isAboutMoney = inArray(orders.attention, ['wrong_amount', 'refund_failed']);
  await tx
    .update(orders)
    .set({ attention: flagOfHeld(held) })
    .where(and(eq(orders.id, orderId), or(isNull(orders.attention), isAboutMoney)));
}

export interface StaffMove {
  state: OrderState;
  version: number;
  note?: string | null;
}

/**
 * Moves an order along its states for a member of staff, and notes it in the audit log.
 * @throws Fault STALE when it changed since it was read, INVALID_TRANSITION, PRESCRIPTION_REQUIRED for picking or
 * sending what needs one, PASSWORD_REQUIRED for giving money back, OUT_OF_STOCK for approving what let go of its goods
 */
export async function moveByStaff(
  context: OrderContext,
  id: string,
  { state: to, version, note = null }: StaffMove,
  user: SessionUser,
): Promise<void> {
  const { db, clock } = context;
  const at = clock.now();
  await retryTransaction(db, async (tx) => {
    let order = await requireVersion(tx, id, version);
    const { state: from, number } = order;
    if (givesMoneyBack(from, to)) requireRecentPassword(user, at);
    const held = heldMoneyOf(await listPayments(tx, id));
    if (to === 'approved' && planMove(from, to, held)) {
      await takeHold(tx, order, context, at);
      order = await approvePayment(tx, order, at);
    }
    await moveOrder(tx, context, order, { to, by: user.id, at, note, held });
    if (held) await lookedAtMoney(tx, id);
    const details = { number, from, to, note };
    await insertAudit(tx, {
      at,
      actorId: user.id,
      action: 'order.move',
      entity: 'order',
      entityId: id,
      details,
    });
  });
  await closeAtGateway(context, id, at);
}

type Fields = Partial<OrderRow>;

/** The fields that differ from what is there, before and after. */
function planChanges(order: OrderRow, body: UpdateOrderBody, verdict: Fields) {
  const { internalNote, invoiceNumber, invoiceUrl, trackingCode, trackingUrl, attention } = body;
  const fields = { internalNote, invoiceNumber, invoiceUrl, trackingCode, trackingUrl, attention };
  const wanted: Fields = { ...fields, ...verdict };
  const names = Object.keys(wanted) as (keyof Fields)[];
  const changed = names.filter((name) => wanted[name] !== undefined && wanted[name] !== order[name]);
  return {
    values: Object.fromEntries(changed.map((name) => [name, wanted[name]])) as Fields,
    before: Object.fromEntries(changed.map((name) => [name, order[name]])),
  };
}

/** What another flag hid: a return of the buyer, then a prescription that is late. Each is flagged only once. */
function flagBelow(order: OrderRow): OrderRow['attention'] {
  const { attention, state, withdrawalRequestedAt, prescriptionOverdueAt } = order;
  if (attention === 'prescription_overdue' || isFinal(state)) return null;
  if (attention !== 'withdrawal' && withdrawalRequestedAt !== null) return 'withdrawal';
  return prescriptionOverdueAt !== null && lacksPrescription(order) ? 'prescription_overdue' : null;
}

/**
 * What becomes of the flag that staff take off. Money that the order still holds is flagged on, also where another flag
 * hid it, and then what else was hidden. A failed refund was given back by hand then: on an order that goes on or
 * still waits this is noted here, as none of its moves does.
 */
async function takeOffFlag(
  tx: Db,
  order: OrderRow,
  user: SessionUser,
  at: Date,
): Promise<OrderRow['attention']> {
  const { id, state, attention } = order;
  const flagOf = (attempts: PaymentRow[]) => flagOfHeld(heldMoneyOf(attempts)) ?? flagBelow(order);
  const attempts = await listPayments(tx, id);
  const isNotedHere = attention === 'refund_failed' && !isFinal(state) && attempts.some(isHandedOver);
  if (!isNotedHere) return flagOf(attempts);
  requireRecentPassword(user, at);
  await recordHandedBack(tx, id, at);
  return flagOf(await listPayments(tx, id));
}

/**
 * Writes what staff note on an order: invoice, tracking, note, the verdict on a prescription, or that it was looked at.
 * The customer gets a mail about a refused prescription.
 * @throws Fault STALE; VALIDATION of `planVerdict`; PASSWORD_REQUIRED for noting a refund
 */
export async function updateOrder(
  { db, clock, mails }: OrderContext,
  id: string,
  body: UpdateOrderBody,
  user: SessionUser,
): Promise<void> {
  await retryTransaction(db, async (tx) => {
    const order = await requireVersion(tx, id, body.version);
    const at = clock.now();
    const verdict = planVerdict(order, body, { at, by: user.id });
    const { values, before } = planChanges(order, body, verdict);
    if (Object.keys(values).length === 0) return;
    if (values.attention === null) values.attention = await takeOffFlag(tx, order, user, at);
    await tx
      .update(orders)
      .set({ ...values, version: sql`${orders.version} + 1` })
      .where(eq(orders.id, id));
    if (order.state === 'shipped' && values.trackingCode) await mails.shipped(tx, { ...order, ...values });
    if (values.prescriptionStatus === 'refused')
      await mails.prescriptionRefused(tx, { ...order, ...values }, at);
    const details = { number: order.number, before, after: values };
    await insertAudit(tx, {
      ...{ at, actorId: user.id, action: 'order.update', entity: 'order', entityId: id },
      details,
    });
  });
}
