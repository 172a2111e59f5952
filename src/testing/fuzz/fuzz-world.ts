import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, like, sql } from 'drizzle-orm';
import { PERMISSIONS } from '@config/permissions';
import * as schema from '@/server/db/schema';
import { seedWhenEmpty } from '@/server/seed/seed';
import { makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { everyPicture } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import type { TestDatabase } from '@/testing/test-database';
import { makeUser } from '@/testing/make-user';
import { readPools, type Pools } from './pools';

/**
 * Who asks: a visitor, a customer, a customer with one permission alone (a representative is one of them), an admin.
 */
export const FUZZ_ROLES = ['anonymous', 'customer', ...PERMISSIONS, 'admin'] as const;
export type FuzzRole = (typeof FUZZ_ROLES)[number];

/** A user whose password the requests know. */
export const READER = 'fuzz-reader';

type UserRow = typeof schema.users.$inferSelect;

/** A user of a role, or a visitor; `token` is the current one. */
export interface Person {
  role: FuzzRole;
  /** The account as it was made, and is made again when a request rightly ended it; null for a visitor. */
  user: UserRow | null;
  token: string | undefined;
}

/** A shop with the demo's products, texts, users and orders, whose data may be changed at will. */
export interface FuzzWorld {
  shop: TestApp;
  /** Errors logged since the last read. */
  takeErrors(): unknown[];
  makePerson(role: FuzzRole): Promise<Person>;
  /** Puts the account of a person back as it was, with a session of its own that gave its password just now. */
  signInAgain(person: Person): Promise<void>;
  readPools(person: Person): Promise<Pools>;
  close(): Promise<void>;
}

/** Refills the stock: earlier requests by staff take much of it off the shop. */
async function restock({ services: { db } }: TestApp) {
  await db.update(schema.variations).set({ stock: 500 }).where(like(schema.variations.productId, 'p0%'));
  await db
    .update(schema.products)
    .set({ published: true, brandIds: ['boa-lida', 'tropa-e-sela', 'linha-matriz'], saleClass: 'livre' })
    .where(like(schema.products.id, 'p0%'));
}

/** Most calls about an own order are for one that waits for its payment; earlier requests used them up. */
async function keepPendingOrder(shop: TestApp, { user, token }: Person) {
  if (!user || !token) return;
  const { db } = shop.services;
  const { orders, variations } = schema;
  const pending = and(eq(orders.userId, user.id), eq(orders.state, 'pending_payment'));
  if ((await db.$count(orders, pending)) > 1) return;
  const [pack] = await db
    .select({ id: variations.id })
    .from(variations)
    .where(eq(variations.stock, 500))
    .limit(1);
  const body = makeOrderBody(pack?.id ?? '', { freightService: 'retirada', address: null });
  await sendOrder(shop, await withHash(shop, body, token), token);
}

/**
 * A shop over a database of its own, filled with the demo. It believes `X-Forwarded-For`, so that every request can
 * come from another address, and writes files to a folder that goes with it.
 */
export async function openFuzzWorld(database?: TestDatabase): Promise<FuzzWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const errors: unknown[] = [];
  const shop = await makeTestApp({
    ...(database && { database }),
    env: { TRUSTED_PROXY: 'true', DATA_DIR: folder, MEDIA_DIR: join(folder, 'media') },
    log: { info: () => undefined, warn: () => undefined, error: (fields) => errors.push(fields) },
  });
  const { services, clock } = shop;
  const { db } = services;
  await seedWhenEmpty(services, async () => everyPicture);
  await restock(shop);
  await makeUser(services, { id: READER });
  let made = 0;

  const signInAgain = async (person: Person) => {
    const { user } = person;
    if (!user) return;
    await db.update(schema.users).set(user).where(eq(schema.users.id, user.id));
    person.token = await services.sessions.create(user, { agent: 'fuzz', address: '127.0.0.1' });
  };

  return {
    shop,
    takeErrors: () => errors.splice(0),
    signInAgain,
    async makePerson(role) {
      if (role === 'anonymous') return { role, user: null, token: undefined };
      made += 1;
      const permissions = PERMISSIONS.filter((permission) => permission === role);
      const { user, token } = await makeUser(services, {
        id: `fuzz-${role}`,
        admin: role === 'admin',
        permissions,
        representativeCode: role === 'representante' ? 'FUZZ26' : null,
      });
      // A few orders of the demo, some of them delivered, are theirs.
      await db
        .update(schema.orders)
        .set({ userId: user.id })
        .where(sql`right(${schema.orders.number}, 1) = ${String(made % 10)}`);
      return { role, user, token };
    },
    async readPools(person) {
      await restock(shop);
      await keepPendingOrder(shop, person);
      // The list of own sessions shows every session, and would grow too long in a long run.
      await db
        .delete(schema.sessions)
        .where(sql`last_seen_at < ${new Date(clock.now().getTime() - 3_600_000)}`);
      return readPools(shop, person.user?.id ?? '');
    },
    async close() {
      await shop.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
