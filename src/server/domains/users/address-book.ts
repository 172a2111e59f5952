import { randomUUID } from 'node:crypto';
import { and, asc, count, eq } from 'drizzle-orm';
import type { Address, AddressBody } from '@/contract/schemas/address';
import { stateOfCep } from '@/lib/cep';
import type { Db } from '@/server/db/client';
import { addresses, users } from '@/server/db/schema/users';
import { Fault, notFound } from '@/server/kernel/fault';
import type { Clock } from '@/server/ports/clock';

export const MAX_ADDRESSES = 20;

/** The state column holds what the contract let in. */
export function toAddress({
  userId: _userId,
  createdAt: _createdAt,
  state,
  ...row
}: typeof addresses.$inferSelect): Address {
  return { ...row, state: state as Address['state'] };
}

/** @throws Fault CEP_UNKNOWN for a range that is not assigned, VALIDATION when the state is another one */
function requireMatchingState({ postalCode, state }: Pick<AddressBody, 'postalCode' | 'state'>) {
  const actual = stateOfCep(postalCode);
  if (!actual) throw new Fault('CEP_UNKNOWN', 'No such CEP', { fields: { postalCode: 'cep' } });
  if (actual !== state)
    throw new Fault('VALIDATION', 'The CEP lies in another state', { fields: { state: 'state' } });
}

/** The saved addresses of one user. The address of another user does not exist here. */
export function createAddressBook({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** All of them, oldest first; at most MAX_ADDRESSES. */
    async listOwnAddresses(userId: string): Promise<Address[]> {
      const rows = await db
        .select()
        .from(addresses)
        .where(eq(addresses.userId, userId))
        .orderBy(asc(addresses.createdAt), asc(addresses.id));
      return rows.map(toAddress);
    },

    /** @throws Fault CEP_UNKNOWN, VALIDATION (another state; the book is full) */
    async createOwnAddress(userId: string, body: AddressBody): Promise<Address> {
      requireMatchingState(body);
      return db.transaction(async (tx) => {
        // The user's row is the lock of the book: two saves at once cannot both be the twentieth.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        const [held] = await tx
          .select({ total: count() })
          .from(addresses)
          .where(eq(addresses.userId, userId));
        if ((held?.total ?? 0) >= MAX_ADDRESSES)
          throw new Fault('VALIDATION', 'The address book is full', { fields: { body: 'tooMany' } });
        const [row] = await tx
          .insert(addresses)
          .values({ ...body, id: randomUUID(), userId, createdAt: clock.now() })
          .returning();
        if (!row) throw new Error('The address was not saved');
        return toAddress(row);
      });
    },

    /** @throws Fault NOT_FOUND (also for another user's), CEP_UNKNOWN, VALIDATION */
    async updateOwnAddress(userId: string, id: string, body: AddressBody): Promise<Address> {
      requireMatchingState(body);
      const [row] = await db
        .update(addresses)
        .set(body)
        .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
        .returning();
      if (!row) throw notFound('Address');
      return toAddress(row);
    },

    /** @throws Fault NOT_FOUND, also for another user's */
    async deleteOwnAddress(userId: string, id: string): Promise<void> {
      const gone = await db
        .delete(addresses)
        .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
        .returning({ id: addresses.id });
      if (gone.length === 0) throw notFound('Address');
    },
  };
}

export type AddressBook = ReturnType<typeof createAddressBook>;
