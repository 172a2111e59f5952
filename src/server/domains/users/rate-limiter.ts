import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { rateLimits } from '@/server/db/schema/users';
import { Fault } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';
import { planTry, type DelayRule } from './sign-in/growing-delay';

export interface Limit {
  limit: number;
  windowSeconds: number;
}

/** Windows are at most hours long; a row of the day before yesterday no longer counts. */
const KEEP_MS = 48 * 3_600_000;
const REMEMBER_SECONDS = 24 * 3_600;
const CLEAN_EVERY_MS = 10 * 60_000;

/**
 * How long a refusal is remembered here before the database is asked again: a script that goes on costs it a question in
 * five seconds, and what another process forgives or clears is seen after as long.
 */
export const REMEMBER_REFUSALS_MS = 5_000;
const MAX_REMEMBERED = 20_000;

/** Refusals of this process, by key: the cheapest answer to those who do not stop. */
function createRefusals(rememberMs: number) {
  const ends = new Map<string, { askAgainMs: number; opensMs: number }>();
  const secondsUntil = (opensMs: number, nowMs: number) => Math.max(1, Math.ceil((opensMs - nowMs) / 1000));
  const refuse = (retryAfterSeconds: number) =>
    new Fault('RATE_LIMITED', 'Too many tries', { retryAfterSeconds });
  return {
    forget: (key: string) => void ends.delete(key),

    /** @throws Fault RATE_LIMITED where the key was refused a moment ago */
    check(key: string, nowMs: number) {
      const known = ends.get(key);
      if (!known) return;
      // A clock that was set back must not shut anybody out.
      const isFresh = nowMs < known.askAgainMs && nowMs >= known.askAgainMs - rememberMs;
      if (isFresh) throw refuse(secondsUntil(known.opensMs, nowMs));
      ends.delete(key);
    },

    /** Remembers a refusal until `opensMs` at most. @returns what to throw */
    note(key: string, opensMs: number, nowMs: number): Fault {
      ends.delete(key);
      ends.set(key, { askAgainMs: Math.min(opensMs, nowMs + rememberMs), opensMs });
      const [oldest] = ends.keys();
      if (ends.size > MAX_REMEMBERED && oldest !== undefined) ends.delete(oldest);
      return refuse(secondsUntil(opensMs, nowMs));
    },
  };
}

/** Keys carry e-mails and addresses: the table keeps only their digest. */
const digest = (key: string) => createHash('sha256').update(key).digest('base64url');

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/**
 * Counts tries, in fixed windows or with growing delays, in the database, so that several processes share one count.
 * @param options.rememberRefusalsMs how long a refusal is repeated from memory; the database is always asked unless given
 */
export function createRateLimiter({
  db,
  clock,
  rememberRefusalsMs = 0,
}: {
  db: Db;
  clock: Clock;
  rememberRefusalsMs?: number;
}) {
  let cleanedAt = 0;
  const refusals = createRefusals(rememberRefusalsMs);

  const startOf = (nowMs: number, windowSeconds: number) =>
    new Date(nowMs - (nowMs % (windowSeconds * 1000)));

  async function clean(nowMs: number) {
    if (nowMs - cleanedAt < CLEAN_EVERY_MS) return;
    cleanedAt = nowMs;
    await db.delete(rateLimits).where(lt(rateLimits.windowStart, new Date(nowMs - KEEP_MS)));
  }

  return {
    /**
     * Counts one try under a key; the count is one statement, so parallel tries cannot slip through.
     * @throws Fault RATE_LIMITED with the seconds until the window ends, once `limit` tries were made in it
     */
    async hit(key: string, { limit, windowSeconds }: Limit): Promise<void> {
      const nowMs = clock.now().getTime();
      refusals.check(key, nowMs);
      await clean(nowMs);
      const windowStart = startOf(nowMs, windowSeconds);
      const [row] = await db
        .insert(rateLimits)
        .values({ key: digest(key), windowStart, count: 1 })
        .onConflictDoUpdate({
          target: [rateLimits.key, rateLimits.windowStart],
          set: { count: sql`${rateLimits.count} + 1` },
        })
        .returning({ count: rateLimits.count });
      if ((row?.count ?? 0) <= limit) return;
      throw refusals.note(key, windowStart.getTime() + windowSeconds * 1000, nowMs);
    },

    /**
     * Counts one try under a key whose delays grow (see `planTry`). One try at a time is judged, so that parallel ones
     * cannot slip through.
     * @throws Fault RATE_LIMITED with the seconds to wait; a refused try does not make the wait longer
     */
    async hitWithDelay(key: string, rule: DelayRule): Promise<void> {
      const now = clock.now();
      refusals.check(key, now.getTime());
      await clean(now.getTime());
      const storedKey = digest(key);
      const plan = await db.transaction(async (tx) => {
        // There may be no row yet that could be locked.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${storedKey}, 0))`);
        const [row] = await tx.select().from(rateLimits).where(eq(rateLimits.key, storedKey));
        const planned = planTry(row ? { count: row.count, since: row.windowStart } : null, now, rule);
        if ('waitSeconds' in planned) return planned;
        const next = { count: planned.next.count, windowStart: planned.next.since };
        if (row) await tx.update(rateLimits).set(next).where(eq(rateLimits.key, storedKey));
        else await tx.insert(rateLimits).values({ key: storedKey, ...next });
        return planned;
      });
      if ('waitSeconds' in plan)
        throw refusals.note(key, now.getTime() + plan.waitSeconds * 1000, now.getTime());
    },

    /** Takes one counted try back: the one that turned out to be legitimate. */
    async forgive(key: string, { windowSeconds }: Pick<Limit, 'windowSeconds'>): Promise<void> {
      refusals.forget(key);
      const windowStart = startOf(clock.now().getTime(), windowSeconds);
      await db
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - 1` })
        .where(
          and(
            eq(rateLimits.key, digest(key)),
            eq(rateLimits.windowStart, windowStart),
            gt(rateLimits.count, 0),
          ),
        );
    },

    /** Takes one counted try of `hitWithDelay` back: the one that turned out to be legitimate. */
    async giveBack(key: string): Promise<void> {
      await db
        .update(rateLimits)
        .set({ count: sql`${rateLimits.count} - 1` })
        .where(and(eq(rateLimits.key, digest(key)), gt(rateLimits.count, 0)));
    },

    /** Remembers a key for one to two days. */
    async remember(key: string): Promise<void> {
      const windowStart = startOf(clock.now().getTime(), REMEMBER_SECONDS);
      await db
        .insert(rateLimits)
        .values({ key: digest(key), windowStart, count: 1 })
        .onConflictDoNothing();
    },

    async remembers(key: string): Promise<boolean> {
      return (await db.$count(rateLimits, eq(rateLimits.key, digest(key)))) > 0;
    },

    /** Forgets every try under a key. */
    async clear(key: string): Promise<void> {
      refusals.forget(key);
      await db.delete(rateLimits).where(eq(rateLimits.key, digest(key)));
    },
  };
}
