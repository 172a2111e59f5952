import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { passwordResets, users } from '@/server/db/schema/users';
import type { UserRow } from '@/server/domains/users/users.repo';

/** Keeps a link, and forgets those that ended a day ago. */
export async function insertReset(tx: Db, values: typeof passwordResets.$inferInsert): Promise<void> {
  const yesterday = new Date(values.createdAt.getTime() - 86_400_000);
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, yesterday));
  await tx.insert(passwordResets).values(values);
}

const isOpen = (tokenHash: string, now: Date) =>
  and(
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.usedAt),
    gt(passwordResets.expiresAt, now),
  );

/** Whose link this is, while it can be used. */
export async function findUserByReset(db: Db, tokenHash: string, now: Date): Promise<UserRow | null> {
  const [row] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isOpen(tokenHash, now));
  return row?.user ?? null;
}

/** Uses a link up; of two at once only the first is told true. */
export async function takeReset(tx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(isOpen(tokenHash, now))
    .returning({ tokenHash: passwordResets.tokenHash });
  return taken.length > 0;
}

/** Whatever links were mailed to a person, none of them works any more. */
export async function closeResets(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .update(passwordResets)
    .set({ usedAt: now })
    .where(and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt)));
}
