import { and, arrayContains, asc, eq, inArray, ne, or, sql, type SQLWrapper } from 'drizzle-orm';
import { mailboxOf } from '@/lib/mailbox';
import type { Db } from '@/server/db/client';
import { holdsTyped } from '@/server/db/contains';
import {
  categories,
  couponUses,
  coupons,
  orders,
  productCategories,
  products,
  variations,
} from '@/server/db/schema';

import { asSoldNow } from '@/server/domains/pricing/sold-now';

type CategoryRef = { id: string; slug: string; name: string };

/** A pack with what pricing needs of its product. */
export interface PackRow {
  variation: typeof variations.$inferSelect;
  product: Pick<
    typeof products.$inferSelect,
    'id' | 'slug' | 'title' | 'translations' | 'collectionId' | 'saleClass' | 'gallery'
  >;
  categories: CategoryRef[];
}

const productFields = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  translations: products.translations,
  collectionId: products.collectionId,
  saleClass: products.saleClass,
  gallery: products.gallery,
  flashSaleEndsAt: products.flashSaleEndsAt,
};

async function listCategoriesOf(db: Db, productIds: string[]): Promise<Map<string, CategoryRef[]>> {
  const rows = await db
    .select({
      productId: productCategories.productId,
      id: categories.id,
      slug: categories.slug,
      name: categories.name,
    })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(inArray(productCategories.productId, productIds))
    .orderBy(asc(productCategories.position));
  const byProduct = new Map<string, CategoryRef[]>();
  for (const { productId, ...category } of rows)
    byProduct.set(productId, [...(byProduct.get(productId) ?? []), category]);
  return byProduct;
}

/** Postgres cannot store NUL, and no id or code has one: such text matches nothing. */
const isStorable = (value: string) => !value.includes('\0');

/** The packs of published products of a brand at their prices of a moment, by id; ids that are no such pack are left out. */
export async function listPacks(
  db: Db,
  variationIds: string[],
  { brandId, now }: { brandId: string; now: Date },
): Promise<PackRow[]> {
  const rows = await db
    .select({ variation: variations, product: productFields })
    .from(variations)
    .innerJoin(products, eq(products.id, variations.productId))
    .where(
      and(
        inArray(variations.id, variationIds.filter(isStorable)),
        products.published,
        arrayContains(products.brandIds, [brandId]),
      ),
    );
  if (rows.length === 0) return [];
  const byProduct = await listCategoriesOf(db, [...new Set(rows.map(({ product }) => product.id))]);
  return rows.map(({ variation, product }) => ({
    variation: asSoldNow(variation, product.flashSaleEndsAt, now),
    product,
    categories: byProduct.get(product.id) ?? [],
  }));
}

export type CouponRow = typeof coupons.$inferSelect;

/** A coupon of this brand by its code, open or not; null when there is none. */
export async function findCouponRow(db: Db, code: string, brandId: string): Promise<CouponRow | null> {
  if (!isStorable(code)) return null;
  const [row] = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, code), arrayContains(coupons.brandIds, [brandId])));
  return row ?? null;
}

/** Who buys, by everything that an order knows them by; of a visitor who only looks, the account alone. */
export interface Person {
  brandId: string;
  userId: string | null;
  email?: string;
  document?: string;
}

/** The name of a mailbox without what `mailboxOf` may ignore: alike for every address of one mailbox, and for some others. */
const roughName = (email: SQLWrapper | string) =>
  sql`replace(split_part(split_part(lower(${email}), '@', 1), '+', 1), '.', '')`;

/** Orders in force of a person that carry a coupon: by account, mailbox or document, as guests have no account. */
export async function countCouponUses(
  db: Db,
  couponId: string,
  { userId, email, document }: Omit<Person, 'brandId'>,
): Promise<number> {
  const payer = {
    email: sql<string>`${orders.payer}->>'email'`,
    document: sql<string>`${orders.payer}->>'document'`,
  };
  const isMaybeTheirs = or(
    userId ? eq(orders.userId, userId) : undefined,
    email ? eq(roughName(payer.email), roughName(email)) : undefined,
    document ? eq(payer.document, document) : undefined,
  );
  if (!isMaybeTheirs) return 0;
  const uses = await db
    .select({ userId: orders.userId, ...payer })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(eq(couponUses.couponId, couponId), isMaybeTheirs));
  const mailbox = email ? mailboxOf(email) : null;
  return uses.filter(
    (use) =>
      (userId !== null && use.userId === userId) ||
      use.document === document ||
      mailboxOf(use.email) === mailbox,
  ).length;
}

/**
 * Whether a person has another order in force at this shop: one that was not cancelled, and did not let go of its goods.
 * E-mail and document are found by the index of the text that orders are searched by.
 */
export async function hasBought(
  db: Db,
  { brandId, userId, email, document }: Person,
  exceptOrderId = '',
): Promise<boolean> {
  const payerIs = (field: 'email' | 'document', value: string | undefined) =>
    value
      ? and(
          holdsTyped(orders.searchText, value),
          sql`lower(${orders.payer}->>${sql.raw(`'${field}'`)}) = ${value.toLowerCase()}`,
        )
      : undefined;
  const isTheirs = or(
    userId ? eq(orders.userId, userId) : undefined,
    payerIs('email', email),
    payerIs('document', document),
  );
  if (!isTheirs) return false;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isTheirs,
        eq(orders.brandId, brandId),
        eq(orders.holdsStock, true),
        ne(orders.state, 'cancelled'),
        ne(orders.id, exceptOrderId),
      ),
    )
    .limit(1);
  return !!order;
}
