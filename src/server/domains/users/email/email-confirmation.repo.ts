import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { couponUses, orders } from '@/server/db/schema/orders';
import { emailConfirmations, users } from '@/server/db/schema/users';

export async function insertConfirmation(
  tx: Db,
  values: typeof emailConfirmations.$inferInsert,
): Promise<void> {
  await tx.insert(emailConfirmations).values(values);
}

/** Uses up a link of this person; of two at once only the first is told true. */
export async function takeConfirmation(
  tx: Db,
  { tokenHash, userId, now }: { tokenHash: string; userId: string; now: Date },
): Promise<boolean> {
  const taken = await tx
    .update(emailConfirmations)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailConfirmations.tokenHash, tokenHash),
        eq(emailConfirmations.userId, userId),
        isNull(emailConfirmations.usedAt),
        gt(emailConfirmations.expiresAt, now),
      ),
    )
    .returning({ tokenHash: emailConfirmations.tokenHash });
  return taken.length > 0;
}

const placedWithoutAccount = (email: string) =>
  and(isNull(orders.userId), sql`${orders.payer}->>'email' = ${email}`);

/** Whether there are orders that a proof of this mailbox would join to its account. */
export async function hasOrdersToJoin(db: Db, email: string): Promise<boolean> {
  const found = await db.select({ id: orders.id }).from(orders).where(placedWithoutAccount(email)).limit(1);
  return found.length > 0;
}

/**
 * The mailbox is proven to be this person's; links that still wait are used up. The first proof stays. Orders that were
 * placed under the e-mail without an account join the account, and their uses of coupons count for it; a representative
 * is not credited for them.
 */
export async function confirmMailbox(tx: Db, userId: string, now: Date): Promise<void> {
  const [user] = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${now.toISOString()}::timestamptz)` })
    .where(eq(users.id, userId))
    .returning({ email: users.email, representativeCode: users.representativeCode });
  const joined = user
    ? await tx
        .update(orders)
        .set({
          userId,
          representativeCode: sql`nullif(${orders.representativeCode}, ${user.representativeCode})`,
        })
        .where(placedWithoutAccount(user.email))
        .returning({ id: orders.id })
    : [];
  if (joined.length > 0)
    await tx
      .update(couponUses)
      .set({ userId })
      .where(
        inArray(
          couponUses.orderId,
          joined.map(({ id }) => id),
        ),
      );
  await tx
    .update(emailConfirmations)
    .set({ usedAt: now })
    .where(and(eq(emailConfirmations.userId, userId), isNull(emailConfirmations.usedAt)));
}
