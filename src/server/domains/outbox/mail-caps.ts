import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { mailboxOf } from '@/lib/mailbox';
import type { MailName } from '@/mails/mail-data';
import type { Db } from '@/server/db/client';
import { rateLimits } from '@/server/db/schema/users';
import type { MailRule } from './mail-rules';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** One statement in the transaction of the mail: parallel mails to one mailbox are counted one after the other. */
async function count(tx: Db, name: string, { now, windowMs }: { now: Date; windowMs: number }) {
  const windowStart = new Date(now.getTime() - (now.getTime() % windowMs));
  const key = createHash('sha256').update(`${name} ${windowMs}`).digest('base64url');
  const [row] = await tx
    .insert(rateLimits)
    .values({ key, windowStart, count: 1 })
    .onConflictDoUpdate({
      target: [rateLimits.key, rateLimits.windowStart],
      set: { count: sql`${rateLimits.count} + 1` },
    })
    .returning({ count: rateLimits.count });
  return row?.count ?? 1;
}

/**
 * When a mail may leave, as far as its mailbox has had its share of this kind; null when it must not be written. Counts
 * it. The count stands under a digest beside the mails, so that it stays when an account takes its mails along.
 */
export async function planDeparture(
  tx: Db,
  { template, recipient }: { template: MailName; recipient: string },
  { cap }: MailRule,
  now: Date,
): Promise<Date | null> {
  if (!cap) return now;
  const name = `mails ${template} ${mailboxOf(recipient)}`;
  const inHour = await count(tx, name, { now, windowMs: HOUR_MS });
  const inDay = await count(tx, name, { now, windowMs: DAY_MS });
  if (cap.over === 'defer') return new Date(now.getTime() + Math.floor((inDay - 1) / cap.perDay) * DAY_MS);
  return inHour <= cap.perHour && inDay <= cap.perDay ? now : null;
}
