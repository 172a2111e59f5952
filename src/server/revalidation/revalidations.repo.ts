import { and, asc, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { revalidations } from '@/server/db/schema/revalidations';

type NewRow = Pick<
  typeof revalidations.$inferInsert,
  'brandId' | 'entity' | 'entityId' | 'path' | 'requestedAt' | 'nextAttemptAt'
>;

/** Puts pages back to waiting, whatever became of an earlier request for the same thing. */
export async function upsertRevalidations(tx: Db, rows: NewRow[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(revalidations)
    .values(rows)
    .onConflictDoUpdate({
      target: [revalidations.brandId, revalidations.entity, revalidations.entityId, revalidations.path],
      set: {
        requestedAt: sql`excluded.requested_at`,
        nextAttemptAt: sql`excluded.next_attempt_at`,
        attempts: 0,
        doneAt: null,
        lastError: null,
      },
    });
}

/** A page that a process is making, for everything saved by then. */
export interface Claim {
  path: string;
  attempts: number;
  /** Until then no other process makes it; it also tells its rows from ones that were requested meanwhile. */
  until: Date;
}

const isWaiting = (brandId: string) => and(eq(revalidations.brandId, brandId), isNull(revalidations.doneAt));

/**
 * Takes the page of a brand that is due first, with every row that waits for it: one revalidation serves all that was
 * saved before. A process that dies with a claim loses it at `until`.
 */
export async function claimDuePath(
  db: Db,
  { brandId, now, until }: { brandId: string; now: Date; until: Date },
): Promise<Claim | null> {
  for (;;) {
    const [first] = await db
      .select({ path: revalidations.path })
      .from(revalidations)
      .where(and(isWaiting(brandId), lte(revalidations.nextAttemptAt, now)))
      .orderBy(asc(revalidations.nextAttemptAt), asc(revalidations.path))
      .limit(1);
    if (!first) return null;
    const rows = await db
      .update(revalidations)
      .set({ nextAttemptAt: until, attempts: sql`${revalidations.attempts} + 1` })
      .where(
        and(
          isWaiting(brandId),
          eq(revalidations.path, first.path),
          // One that failed and waits long is served by this attempt as well.
          or(lte(revalidations.nextAttemptAt, now), isNotNull(revalidations.lastError)),
        ),
      )
      .returning({ attempts: revalidations.attempts });
    // None: another process was quicker, and the next page is looked for.
    if (rows.length > 0)
      return { path: first.path, attempts: Math.max(...rows.map(({ attempts }) => attempts)), until };
  }
}

/** The rows of this claim; one that was requested again meanwhile has another time and goes on waiting. */
const isClaimed = (brandId: string, { path, until }: Claim) =>
  and(isWaiting(brandId), eq(revalidations.path, path), eq(revalidations.nextAttemptAt, until));

export async function markMade(db: Db, brandId: string, claim: Claim, now: Date): Promise<void> {
  await db.update(revalidations).set({ doneAt: now, lastError: null }).where(isClaimed(brandId, claim));
}

export async function markFailed(
  db: Db,
  brandId: string,
  claim: Claim,
  { nextAttemptAt, error }: { nextAttemptAt: Date; error: string },
): Promise<void> {
  await db
    .update(revalidations)
    .set({ nextAttemptAt, lastError: error.slice(0, 500) })
    .where(isClaimed(brandId, claim));
}

/** What the error of a page begins with that was rendered again, and is still old in the CDN. */
export const PURGE_FAILED = 'CDN: ';

/** How the pages of one thing stand. */
export async function loadFreshness(db: Db, brandId: string, entity: string, entityId: string) {
  const waiting = sql`${revalidations.doneAt} is null`;
  const [row] = await db
    .select({
      savedAt: sql<Date | null>`max(${revalidations.requestedAt})`.mapWith(revalidations.requestedAt),
      doneAt: sql<Date | null>`max(${revalidations.doneAt})`.mapWith(revalidations.requestedAt),
      pending: sql<number>`(count(*) filter (where ${waiting}))::int`,
      failed: sql<number>`(count(*) filter (where ${waiting} and ${revalidations.lastError} is not null))::int`,
      unpurged: sql<number>`(count(*) filter (where ${waiting} and ${revalidations.lastError} like ${`${PURGE_FAILED}%`}))::int`,
    })
    .from(revalidations)
    .where(
      and(
        eq(revalidations.brandId, brandId),
        eq(revalidations.entity, entity),
        eq(revalidations.entityId, entityId),
      ),
    );
  return row ?? { savedAt: null, doneAt: null, pending: 0, failed: 0, unpurged: 0 };
}
