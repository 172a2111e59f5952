import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import { DEVICE_COOKIE } from '@config/commerce';
import type { Db } from '@/server/db/client';
import { knownDevices, users } from '@/server/db/schema/users';

/** The most browsers an account remembers; the longest unused one makes room. */
const MAX_PER_ACCOUNT = 20;
const TTL_MS = DEVICE_COOKIE.days * 86_400_000;

const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The browser among those tokens that was signed in to the account of an e-mail before, or null. A token belongs to one
 * account and one browser: it says nothing about any other account.
 */
export async function findKnownDevice(
  db: Db,
  { email, tokens }: { email: string; tokens: readonly string[] },
  now: Date,
): Promise<string | null> {
  if (tokens.length === 0) return null;
  const [row] = await db
    .select({ id: knownDevices.tokenHash })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(
      and(
        inArray(knownDevices.tokenHash, tokens.map(hashToken)),
        gt(knownDevices.lastUsedAt, new Date(now.getTime() - TTL_MS)),
        eq(users.email, email),
        isNull(users.deletedAt),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

/** Notes that a known browser signed in again. */
export async function touchDevice(tx: Db, id: string, now: Date): Promise<void> {
  await tx.update(knownDevices).set({ lastUsedAt: now }).where(eq(knownDevices.tokenHash, id));
}

/**
 * Makes a browser known to an account. The token is always made here: one that a stranger planted in the browser would
 * make the stranger known.
 * @returns what the browser carries from now on: 32 random bytes
 */
export async function rememberDevice(tx: Db, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx
    .insert(knownDevices)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, lastUsedAt: now });
  const oldest = tx
    .select({ id: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), desc(knownDevices.createdAt))
    .offset(MAX_PER_ACCOUNT);
  await tx.delete(knownDevices).where(inArray(knownDevices.tokenHash, oldest));
  return token;
}

/** Forgets every browser of an account: with the old password a stranger may have been among them. */
export async function forgetDevices(tx: Db, userId: string): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
