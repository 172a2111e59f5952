import { and, eq, isNotNull, isNull, lt, sql, type SQL } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { outbox, payments, revalidations } from '@/server/db/schema';
import type { Backlog, Figures } from '@/server/ports/metrics/metrics';

const count = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** @returns null when there is no row at all, which an aggregate never is */
const toBacklog = (
  row: { waiting: number; failed: number; oldest: Date | null } | undefined,
  now: Date,
): Backlog => ({
  waiting: row?.waiting ?? 0,
  failed: row?.failed ?? 0,
  oldestSeconds: row?.oldest ? Math.max(0, (now.getTime() - row.oldest.getTime()) / 1000) : 0,
});

async function loadMails(db: Db, now: Date): Promise<Backlog> {
  const waiting = isNull(outbox.failedAt);
  const [row] = await db
    .select({
      waiting: count(waiting),
      failed: count(isNotNull(outbox.failedAt)),
      oldest: sql<Date | null>`min(${outbox.createdAt}) filter (where ${waiting})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(isNull(outbox.sentAt));
  return toBacklog(row, now);
}

/** A page is made by the processes of its brand: what another brand waits for says nothing about this one. */
async function loadPages(db: Db, now: Date, brandId: string): Promise<Backlog> {
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      failed: count(isNotNull(revalidations.lastError)),
      oldest: sql<Date | null>`min(${revalidations.requestedAt})`.mapWith(revalidations.requestedAt),
    })
    .from(revalidations)
    .where(and(isNull(revalidations.doneAt), eq(revalidations.brandId, brandId)));
  return toBacklog(row, now);
}

/**
 * What waits in the tables for background work: mails and payments of all brands that share the database, pages of one.
 * @param checkedBefore payments whose check with the acquirer was due before are overdue
 */
export async function loadBacklog(
  db: Db,
  { now, checkedBefore, brandId }: { now: Date; checkedBefore: Date; brandId: string },
): Promise<NonNullable<Figures['backlog']>> {
  const overdue = and(eq(payments.status, 'pending'), lt(payments.nextCheckAt, checkedBefore));
  const [mails, pages, unsettledPayments] = await Promise.all([
    loadMails(db, now),
    loadPages(db, now, brandId),
    db.$count(payments, overdue),
  ]);
  return { mails, pages, unsettledPayments };
}
