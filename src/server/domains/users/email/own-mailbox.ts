import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserRow } from '@/server/domains/users/users.repo';

/**
 * What belongs to a person: what their account wrote, and what was written under their e-mail without an account. The
 * second only once the mailbox is confirmed: before, a stranger may have registered it.
 */
export function isOwn(
  columns: { userId: PgColumn; email: PgColumn },
  { id, email, emailConfirmedAt }: Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt'>,
): SQL | undefined {
  const isOfAccount = eq(columns.userId, id);
  if (!emailConfirmedAt) return isOfAccount;
  return or(isOfAccount, and(isNull(columns.userId), eq(columns.email, email)));
}
