import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { outbox } from '@/server/db/schema/outbox';

export type OutboxRow = typeof outbox.$inferSelect;

/** Whose mail a row is stands beside its data: several brands may share one database. */
export interface OutboxData extends Record<string, unknown> {
  brandId: string;
}

/** Stores a mail; one with the same `dedupeKey` is stored already and stays as it is. */
export async function insertMail(tx: Db, values: typeof outbox.$inferInsert & { data: OutboxData }) {
  await tx.insert(outbox).values(values).onConflictDoNothing({ target: outbox.dedupeKey });
}

/** Whether a mail under this key is there already. */
export async function hasMail(tx: Db, dedupeKey: string): Promise<boolean> {
  return (await tx.$count(outbox, eq(outbox.dedupeKey, dedupeKey))) > 0;
}

const isDue = (now: Date) =>
  and(
    isNull(outbox.sentAt),
    isNull(outbox.failedAt),
    lte(outbox.nextAttemptAt, now),
    or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now)),
  );

/** So many of the queue are looked at for whose turn it is, however long it is. */
const QUEUE_HEAD = 1_000;

/**
 * Mails of a brand that are due: the higher class first, then one for each recipient before a second for any, and of
 * those the longest waiting.
 */
export async function listNextMails(
  db: Db,
  { brandId, now, limit }: { brandId: string; now: Date; limit: number },
): Promise<string[]> {
  const head = db
    .select({
      id: outbox.id,
      priority: outbox.priority,
      recipient: outbox.recipient,
      nextAttemptAt: outbox.nextAttemptAt,
    })
    .from(outbox)
    .where(and(isDue(now), sql`${outbox.data}->>'brandId' = ${brandId}`))
    .orderBy(asc(outbox.priority), asc(outbox.nextAttemptAt), asc(outbox.id))
    .limit(QUEUE_HEAD)
    .as('head');
  const turn = sql`row_number() over (
    partition by ${head.priority}, ${head.recipient} order by ${head.nextAttemptAt}, ${head.id})`;
  const rows = await db
    .select({ id: head.id })
    .from(head)
    .orderBy(asc(head.priority), turn, asc(head.nextAttemptAt), asc(head.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Takes a mail while it is due, and counts the attempt; null when another sender has it. A process that dies with a
 * claim loses it at `until`.
 */
export async function claimMail(
  db: Db,
  { id, now, until }: { id: string; now: Date; until: Date },
): Promise<OutboxRow | null> {
  const [row] = await db
    .update(outbox)
    .set({ claimedUntil: until, attempts: sql`${outbox.attempts} + 1` })
    .where(and(eq(outbox.id, id), isDue(now)))
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
