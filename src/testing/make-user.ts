import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '@/server/db/schema/users';
import type { Services } from '@/server/services';

/** The password of every made user. Its hash costs next to nothing, so that a thousand users are no burden. */
export const TEST_PASSWORD = 'senha de teste 42';
const TEST_PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$Smkpp3at1b+Ax58FbcfSCA$VGepZr5dCi0YBFub1PnMZN21WPnUJLG71/Szq/gb+VA';

/** A user in the database, with a confirmed e-mail, and a token that signs in as them. */
export async function makeUser(
  services: Pick<Services, 'db' | 'clock' | 'sessions'>,
  { deletedAt = null, ...overrides }: Partial<typeof users.$inferInsert> = {},
): Promise<{ user: typeof users.$inferSelect; token: string }> {
  const id = overrides.id ?? randomUUID();
  const [user] = await services.db
    .insert(users)
    .values({
      id,
      fullName: 'Tereza Prado',
      email: `${id}@cliente.example`,
      passwordHash: TEST_PASSWORD_HASH,
      emailConfirmedAt: services.clock.now(),
      createdAt: services.clock.now(),
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('The test user was not saved');
  const token = await services.sessions.create(user, { agent: 'vitest', address: '127.0.0.1' });
  // A deleted account opens no session: it is deleted afterwards.
  if (deletedAt) await services.db.update(users).set({ deletedAt }).where(eq(users.id, id));
  return { user: { ...user, deletedAt }, token };
}
