import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { outbox } from '@/server/db/schema/outbox';

export type OutboxRow = typeof outbox.$inferSelect;

/** Whose mail a row is stands beside its data: several brands may share one database. */
export interface OutboxData extends Record<string, unknown> {
  brandId: string;
}

/** Keeps a mail; one with the same `dedupeKey` is kept already and stays as it is. */
export async function insertMail(tx: Db, values: typeof outbox.$inferInsert & { data: OutboxData }) {
  await tx.insert(outbox).values(values).onConflictDoNothing({ target: outbox.dedupeKey });
}

/**
 * Takes the mail of a brand that has been due longest, and counts the attempt. One statement: of two senders at once
 * the second takes the next one. Whoever dies with a claim loses it at `until`.
 */
export async function claimDueMail(
  db: Db,
  { brandId, now, until }: { brandId: string; now: Date; until: Date },
): Promise<OutboxRow | null> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        isNull(outbox.failedAt),
        lte(outbox.nextAttemptAt, now),
        or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
        sql`${outbox.data}->>'brandId' = ${brandId}`,
      ),
    )
    .orderBy(asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(outbox)
    .set({ claimedUntil: until, attempts: sql`${outbox.attempts} + 1` })
    // An array, so that the subquery runs once: joined to the rows it may run for each and take more than one.
    .where(sql`${outbox.id} = any(array(${due}))`)
    .returning();
  return row ?? null;
}

/** The mail has left. Its data goes: it may hold links that sign in, and nothing reads it again. */
export async function markSent(db: Db, id: string, now: Date): Promise<void> {
  await db
    .update(outbox)
    .set({ sentAt: now, claimedUntil: null, lastError: null, data: {} })
    .where(eq(outbox.id, id));
}

/** The attempt failed. @param nextAttemptAt null ends the attempts */
export async function markFailed(
  db: Db,
  id: string,
  failure: { now: Date; nextAttemptAt: Date | null; error: string },
): Promise<void> {
  const { now, nextAttemptAt, error } = failure;
  await db
    .update(outbox)
    .set({
      claimedUntil: null,
      lastError: error.slice(0, 500),
      ...(nextAttemptAt ? { nextAttemptAt } : { failedAt: now }),
    })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
}
