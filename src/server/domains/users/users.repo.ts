import { and, eq, isNull } from 'drizzle-orm';
import type { UserDetails } from '@/contract/schemas/users';
import type { Db } from '@/server/db/client';
import { users } from '@/server/db/schema/users';

export type UserRow = typeof users.$inferSelect;

export const toDetails = ({
  id,
  fullName,
  email,
  phone,
  document,
  stateRegistration,
  emailConfirmedAt,
}: UserRow): UserDetails => ({
  ...{ id, fullName, email, phone, document, stateRegistration },
  emailConfirmed: emailConfirmedAt !== null,
});

/** A deleted account is not found by either function. */
const isThere = isNull(users.deletedAt);

export async function findUserByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.email, email), isThere));
  return row ?? null;
}

export async function findUserById(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isThere));
  return row ?? null;
}

/** Adds a user; null when the e-mail is taken, also when another request takes it at the same moment. */
export async function insertUser(db: Db, user: typeof users.$inferInsert): Promise<UserRow | null> {
  const [row] = await db.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
  return row ?? null;
}

export async function updateUser(
  db: Db,
  id: string,
  changes: Partial<typeof users.$inferInsert>,
): Promise<UserRow | null> {
  if (Object.values(changes).every((value: unknown) => value === undefined)) return findUserById(db, id);
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return row ?? null;
}
