import { and, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import type { OrderState } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import {
  addresses,
  auditLog,
  certificates,
  consents,
  emailConfirmations,
  favorites,
  knownDevices,
  leads,
  lessonProgress,
  orderHistory,
  orders,
  outbox,
  passwordResets,
  payments,
  prescriptionFiles,
  reviews,
  sessions,
  stockNotices,
  users,
} from '@/server/db/schema';
import { Fault } from '@/server/kernel/fault';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { lockAdminIds, lockUser } from '@/server/domains/people/people.repo';
import { isOwn } from '@/server/domains/users/email/own-mailbox';
import { NOBODYS_HASH } from '@/server/domains/users/password/passwords';
import type { UserRow } from '@/server/domains/users/users.repo';

/** The customer and the shop still owe each other something; so do they while money is on its way back. */
const OPEN_STATES: OrderState[] = ['pending_payment', 'approved', 'picking', 'shipped'];

/** What stands where a name stood. */
export const ERASED_NAME = 'Conta excluída';
const ERASED_AUTHOR = 'Cliente';

async function requireNoOpenOrder(tx: Db, userId: string): Promise<void> {
  // A withdrawal ends where money goes back, or where staff take its flag off: the goods may never come.
  const isReturning = and(
    eq(orders.state, 'delivered'),
    isNotNull(orders.withdrawalRequestedAt),
    isNotNull(orders.attention),
  );
  const isOpen = or(inArray(orders.state, OPEN_STATES), isReturning);
  const open = await tx.$count(orders, and(eq(orders.userId, userId), isOpen));
  const moneyOpen = await tx
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(orders.userId, userId), inArray(payments.status, ['refunding', 'review'])))
    .limit(1);
  if (open > 0 || moneyOpen.length > 0) throw new Fault('ORDERS_OPEN', 'An order is still under way');
}

async function requireOtherAdmin(tx: Db, userId: string): Promise<void> {
  const admins = await lockAdminIds(tx);
  if (!admins.some((id) => id !== userId)) throw new Fault('LAST_ADMIN', 'The last admin cannot be erased');
}

/**
 * What was typed freely about the buyers of some orders, which is no record of the tax law; also where the history and the
 * audit log repeat the notes of the shop's people.
 * @param which a condition on orders
 */
export async function eraseNotes(tx: Db, which: SQL): Promise<void> {
  const ids = tx.select({ id: orders.id }).from(orders).where(which);
  await tx
    .update(orders)
    .set({ customerNote: null, internalNote: null, withdrawalReason: null })
    .where(which);
  await tx.update(orderHistory).set({ note: null }).where(inArray(orderHistory.orderId, ids));
  await tx
    .update(auditLog)
    .set({ details: sql`${auditLog.details} - 'note' #- '{before,internalNote}' #- '{after,internalNote}'` })
    .where(and(eq(auditLog.entity, 'order'), inArray(auditLog.entityId, ids)));
}

/** A prescription that was accepted proves that the sale was lawful; the others have no use any more. */
async function eraseUnusedPrescriptions(tx: Db, userId: string): Promise<void> {
  const isUnused = or(isNull(orders.prescriptionStatus), ne(orders.prescriptionStatus, 'approved'));
  const own = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isUnused));
  await tx.delete(prescriptionFiles).where(inArray(prescriptionFiles.orderId, own));
}

/** Mails to the shop that repeat what was written under an e-mail without an account. */
async function eraseMailsAbout(tx: Db, email: string): Promise<void> {
  const isAbout = eq(sql`${outbox.data}->>'email'`, email);
  await tx.delete(outbox).where(and(isNull(outbox.userId), isAbout));
}

/**
 * Takes the person out of an account (ADR 0010): the row and its orders stay, with the payer as the tax law asks; name,
 * e-mail, documents, addresses, favourites, notices, messages, mails, links and the devices of sessions go; reviews
 * stay without their author. What was written under the e-mail without an account goes only once it is confirmed.
 * @returns the products whose pages showed the person's name
 * @throws Fault ORDERS_OPEN, LAST_ADMIN, UNAUTHENTICATED when the password that was checked is another by now
 */
export async function eraseUser(
  tx: Db,
  user: Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt' | 'admin' | 'passwordHash'>,
  now: Date,
): Promise<string[]> {
  const { id, email, emailConfirmedAt } = user;
  if (user.admin) await requireOtherAdmin(tx, id);
  if ((await lockUser(tx, id))?.passwordHash !== user.passwordHash)
    throw new Fault('UNAUTHENTICATED', 'Sign in first');
  await requireNoOpenOrder(tx, id);
  await tx
    .update(users)
    .set({
      fullName: ERASED_NAME,
      email: `${id}@excluida.invalid`,
      emailConfirmedAt: null,
      passwordHash: NOBODYS_HASH,
      admin: false,
      permissions: [],
      phone: null,
      document: null,
      stateRegistration: null,
      representativeCode: null,
      representedByCode: null,
      representedAt: null,
      region: null,
      marketingConsentAt: null,
      deletedAt: now,
    })
    .where(eq(users.id, id));
  // No mail asks for a review any more.
  await tx.update(orders).set({ reviewDueAt: null }).where(eq(orders.userId, id));
  await eraseNotes(tx, eq(orders.userId, id));
  await eraseUnusedPrescriptions(tx, id);
  await tx.delete(addresses).where(eq(addresses.userId, id));
  await tx.delete(favorites).where(eq(favorites.userId, id));
  await tx.delete(certificates).where(eq(certificates.userId, id));
  await tx.delete(lessonProgress).where(eq(lessonProgress.userId, id));
  // The access records of an application stay six months (Marco Civil, art. 15): moment and address, not the device.
  await tx.update(sessions).set({ agent: null, revokedAt: now }).where(eq(sessions.userId, id));
  await tx.delete(knownDevices).where(eq(knownDevices.userId, id));
  await tx.delete(passwordResets).where(eq(passwordResets.userId, id));
  await tx.delete(emailConfirmations).where(eq(emailConfirmations.userId, id));
  await tx.delete(stockNotices).where(isOwn(stockNotices, user));
  await tx.delete(outbox).where(isOwn({ userId: outbox.userId, email: outbox.recipient }, user));
  if (emailConfirmedAt) await eraseMailsAbout(tx, email);
  await tx.delete(leads).where(isOwn(leads, user));
  const signed = await tx
    .update(reviews)
    .set({ userId: null, author: ERASED_AUTHOR })
    .where(eq(reviews.userId, id))
    .returning({ productId: reviews.productId, status: reviews.status });
  // The choices stay as proof, of a device that is no longer linked to a user.
  await tx.update(consents).set({ userId: null }).where(eq(consents.userId, id));
  await insertAudit(tx, { at: now, actorId: id, action: 'user.delete', entity: 'user', entityId: id });
  return signed.filter(({ status }) => status === 'approved').map(({ productId }) => productId);
}
