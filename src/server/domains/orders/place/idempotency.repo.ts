import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { CreateOrderBody } from '@/contract/schemas/checkout';
import { IdempotencyKey } from '@/contract/schemas/headers';
import type { Db } from '@/server/db/client';
import { idempotencyKeys } from '@/server/db/schema';
import { cardAgain } from '@/server/domains/payments/prepared-cards';
import { Fault } from '@/server/kernel/fault';
import type { Card } from '@/server/ports/payments/gateway';

/**
 * The key of a request.
 * @throws Fault IDEMPOTENCY_KEY_REQUIRED for none, or one that is not 8 to 100 visible characters
 */
export function requireIdempotencyKey(key: string | undefined): string {
  const { success, data } = IdempotencyKey.safeParse(key);
  if (!success) throw new Fault('IDEMPOTENCY_KEY_REQUIRED', 'Send an Idempotency-Key of 8 to 100 characters');
  return data;
}

/**
 * SHA-256 of what is ordered. Nothing of the card goes in: not even a hash of a card number may be stored. The credited
 * code does not either: it may expire between two tries of the same order.
 */
export const fingerprintOrder = ({ card, representativeCode: _credited, ...body }: CreateOrderBody): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...body, installments: card?.installments ?? 1 }))
    .digest('hex');

export interface Claim {
  key: string;
  userId: string;
  fingerprint: string;
  orderNumber: string;
  createdAt: Date;
}

/**
 * Claims a key for a new order by insert; the first one wins, and a rival waits here for its transaction to end.
 * @returns null when it is ours, else the number of the order that the same request made before
 * @throws Fault IDEMPOTENCY_KEY_REUSED when another request used the key, with the number of its order
 */
export async function claimKey(tx: Db, claim: Claim): Promise<string | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [existing] = await tx
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.key, claim.key), eq(idempotencyKeys.userId, claim.userId)));
  // Released between the two statements, so it can be claimed again.
  if (!existing) return claimKey(tx, claim);
  if (existing.fingerprint !== claim.fingerprint || !existing.orderNumber) {
    const { orderNumber } = existing;
    // Of the same buyer, whose answer was lost: it can be looked at instead of being made a second time.
    throw new Fault('IDEMPOTENCY_KEY_REUSED', 'This key belongs to another order', {
      ...(orderNumber && { details: { orderNumber } }),
    });
  }
  return existing.orderNumber;
}

/**
 * Uses up a prepared card for the attempt that a key was just claimed for; in its transaction, so that an attempt which
 * is not made uses nothing up. The space keeps it apart from every key a client may send.
 * @throws Fault VALIDATION when it is too old, or another attempt used it
 */
export async function claimCard(tx: Db, card: Card | null, claim: Claim): Promise<void> {
  if (!card?.preparation) return;
  if (card.preparation.expiresAt <= claim.createdAt.getTime()) throw cardAgain();
  const used = await tx
    .insert(idempotencyKeys)
    .values({ ...claim, key: `card ${card.preparation.id}` })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (used.length === 0) throw cardAgain();
}
