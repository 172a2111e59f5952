import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { categories, products, users, variations } from '@/server/db/schema';
import { hashPassword } from '@/server/domains/users/password/passwords';
import { createSessionsService } from '@/server/domains/users/sign-in/sessions.service';
import { systemClock } from '@/server/ports/clock';
import { readHeldUnits } from './check-books';

const CUSTOMERS = 400;
const PACKS = 40;
const STOCK = 1_000_000;
const PASSWORD = 'senha do ensaio de carga 42';

export interface Visitor {
  id: string;
  email: string;
  token: string;
}

/** The data of the load: customers, packs and search texts. */
export interface Stocked {
  customers: Visitor[];
  password: string;
  staff: Visitor;
  packs: string[];
  stock: number;
  /** Units that the orders of the demo held of each pack by then. */
  held: ReadonlyMap<string, number>;
  slugs: string[];
  /** Published products of which no pack is ordered: staff changes them during a soak. */
  edited: { id: string; slug: string }[];
  categorySlugs: string[];
}

/**
 * Puts four hundred customers, one admin and a million units of forty packs into the database of a shop that
 * is open. Passwords cost what every password costs; the customers share one, hashed once.
 */
export async function stockUp(db: Db): Promise<Stocked> {
  const sessions = createSessionsService({ db, clock: systemClock });
  const passwordHash = await hashPassword(PASSWORD);
  const makeVisitor = async (permissions: string[]): Promise<Visitor> => {
    const id = randomUUID();
    const email = `${id}@carga.example`;
    const row = { id, email, fullName: 'Tereza Prado', passwordHash, permissions, createdAt: new Date() };
    await db.insert(users).values(row);
    return {
      id,
      email,
      token: await sessions.create(
        { id, passwordHash, admin: false, permissions },
        { agent: 'load', address: '127.0.0.1' },
      ),
    };
  };
  const customers: Visitor[] = [];
  for (let index = 0; index < CUSTOMERS; index += 1) customers.push(await makeVisitor([]));
  const staff = await makeVisitor(['orders.read', 'users.read', 'products.write', 'reports.read']);
  const sold = await db
    .select({ id: variations.id, slug: products.slug })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(
      and(
        eq(products.published, true),
        eq(products.saleClass, 'livre'),
        eq(variations.buyOnlyLinhaBranca, false),
        sql`'boa-lida' = any(${products.brandIds})`,
        sql`${variations.shippingWeightGrams} <= 30000`,
      ),
    )
    .orderBy(asc(variations.id))
    .limit(PACKS);
  if (sold.length === 0) throw new Error('The shop sells nothing that could be ordered');
  const packs = sold.map(({ id }) => id);
  // Of one moment: an order of the demo may expire between two reads.
  const held = await db.transaction(async (tx) => {
    await tx.update(variations).set({ stock: STOCK }).where(inArray(variations.id, packs));
    return readHeldUnits(tx);
  });
  const slugs = [...new Set(sold.map(({ slug }) => slug))];
  const edited = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .where(
      and(
        eq(products.published, true),
        notInArray(products.slug, slugs),
        sql`'boa-lida' = any(${products.brandIds})`,
      ),
    );
  const categoryRows = await db.select({ slug: categories.slug }).from(categories);
  return {
    customers,
    password: PASSWORD,
    staff,
    packs,
    stock: STOCK,
    held,
    slugs,
    edited,
    categorySlugs: categoryRows.map(({ slug }) => slug),
  };
}
