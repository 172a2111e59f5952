import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/users';

/**
 * The representative of a code, in any case of letters.
 * @returns the id and the code as it is stored, or null
 */
export async function findRepresentative(
  db: Db,
  code: string | null | undefined,
): Promise<{ id: string; code: string } | null> {
  if (!code) return null;
  const [row] = await db
    .select({ id: users.id, code: users.representativeCode })
    .from(users)
    .where(
      and(
        eq(users.representativeCode, code.toUpperCase()),
        or(arrayContains(users.permissions, ['representante']), eq(users.admin, true)),
        isNull(users.deletedAt),
      ),
    );
  return row?.code ? { id: row.id, code: row.code } : null;
}

/**
 * The code an order is credited to: the one that brought the customer, else the one the order came with. Own orders are
 * not credited, and former representatives are not.
 */
export async function findCreditedCode(
  tx: Db,
  userId: string | null,
  given: string | null | undefined,
): Promise<string | null> {
  const [customer] = userId
    ? await tx.select({ code: users.representedByCode }).from(users).where(eq(users.id, userId))
    : [];
  for (const code of [customer?.code, given]) {
    const representative = await findRepresentative(tx, code);
    if (representative && representative.id !== userId) return representative.code;
  }
  return null;
}

/** Links a customer to the representative of a code. Another one, a former one too, is never replaced. */
export async function linkCustomer(tx: Db, userId: string, code: string): Promise<void> {
  await tx
    .update(users)
    .set({ representedByCode: code })
    .where(and(eq(users.id, userId), isNull(users.representedByCode)));
}
