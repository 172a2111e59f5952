import { and, arrayContains, eq, isNull, or } from 'drizzle-orm';
import { bareDocument } from '@/lib/documents';
import { mailboxOf } from '@/lib/mailbox';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/users';

interface Representative {
  id: string;
  code: string;
  email: string;
  document: string | null;
}

/** Who buys, by everything that an order knows them by. */
interface Buying {
  /** Null for a guest. */
  userId: string | null;
  email: string;
  document: string;
}

/** A representative who buys as a guest, or by another account, is known by mailbox or document. */
const isSamePerson = ({ id, email, document }: Representative, buying: Buying): boolean =>
  id === buying.userId ||
  mailboxOf(email) === mailboxOf(buying.email) ||
  (document !== null && bareDocument(document) === bareDocument(buying.document));

/**
 * The representative of a code, in any case of letters.
 * @returns the id, the code as it is stored and what else they buy under, or null
 */
export async function findRepresentative(
  db: Db,
  code: string | null | undefined,
): Promise<Representative | null> {
  if (!code) return null;
  const [row] = await db
    .select({
      id: users.id,
      code: users.representativeCode,
      email: users.email,
      document: users.document,
    })
    .from(users)
    .where(
      and(
        eq(users.representativeCode, code.toUpperCase()),
        or(arrayContains(users.permissions, ['representante']), eq(users.admin, true)),
        isNull(users.deletedAt),
      ),
    );
  return row?.code ? { ...row, code: row.code } : null;
}

/**
 * The code an order is credited to: the one that brought the customer, else the one the order came with. Own orders are
 * not credited, and former representatives are not.
 */
export async function findCreditedCode(
  tx: Db,
  buying: Buying,
  given: string | null | undefined,
): Promise<string | null> {
  const { userId } = buying;
  const [customer] = userId
    ? await tx.select({ code: users.representedByCode }).from(users).where(eq(users.id, userId))
    : [];
  for (const code of [customer?.code, given]) {
    const representative = await findRepresentative(tx, code);
    if (representative && !isSamePerson(representative, buying)) return representative.code;
  }
  return null;
}

/** Links a customer to the representative of a code. Another one, a former one too, is never replaced. */
export async function linkCustomer(
  tx: Db,
  userId: string,
  { code, now }: { code: string; now: Date },
): Promise<void> {
  await tx
    .update(users)
    .set({ representedByCode: code, representedAt: now })
    .where(and(eq(users.id, userId), isNull(users.representedByCode)));
}
