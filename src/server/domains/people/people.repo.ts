import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  ilike,
  inArray,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { OrderState } from '@/contract/schemas/orders';
import type { Db } from '@/server/db/client';
import { contains, holdsTyped } from '@/server/db/contains';
import { readPage } from '@/server/db/read-page';
import { addresses, orders, redirects, users } from '@/server/db/schema';
import type { UserRow } from '@/server/domains/users/users.repo';

/** States in which an order has been paid for and was not taken back. */
export const SOLD_STATES: OrderState[] = ['approved', 'picking', 'shipped', 'delivered'];

/** Whose users may be seen: all, or those a code brought (null finds none). */
export type Scope = 'all' | { code: string | null };

const inScope = (scope: Scope): SQL | undefined => {
  if (scope === 'all') return undefined;
  return scope.code === null ? sql`false` : eq(users.representedByCode, scope.code);
};

/** Fewer digits stand in too many phones. */
const MIN_PHONE_DIGITS = 4;

/** The digits of a text that may be a phone or a part of one, without the country code; null for any other text. */
function phoneDigitsOf(text: string): string | null {
  if (!/^[\d\s()+./-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return digits.length >= MIN_PHONE_DIGITS ? digits : null;
}

/** Phones are stored with signs between their digits. */
const byPhone = (digits: string): SQL =>
  sql`regexp_replace(${users.phone}, '[^0-9]', '', 'g') like ${contains(digits)}`;

function searchOf(text: string, scope: Scope): SQL | undefined {
  const digits = text.replace(/[.\-/\s]/g, '').toUpperCase();
  // Who may not see documents may not guess them either.
  const byDocument = scope === 'all' && digits.length >= 3;
  const phone = phoneDigitsOf(text);
  return or(
    holdsTyped(users.fullName, text),
    holdsTyped(users.email, text),
    ilike(users.phone, contains(text)),
    phone === null ? undefined : byPhone(phone),
    eq(users.representativeCode, text.toUpperCase()),
    byDocument ? ilike(users.document, contains(digits)) : undefined,
  );
}

export interface UserFilter {
  scope: Scope;
  q?: string;
  onlyRepresentatives: boolean;
}

/** Deleted accounts are not listed. */
const conditionOf = ({ scope, q, onlyRepresentatives }: UserFilter): SQL | undefined =>
  and(
    isNull(users.deletedAt),
    inScope(scope),
    onlyRepresentatives ? arrayContains(users.permissions, ['representante']) : undefined,
    q ? searchOf(q, scope) : undefined,
  );

/** A page of users, the newest first. */
export function listUserPage<Item>(
  db: Db,
  { page, ...filter }: UserFilter & { page: number },
  toItem: (row: UserRow) => Item,
) {
  const where = conditionOf(filter);
  const rows = db.select().from(users).where(where).orderBy(desc(users.createdAt), asc(users.id));
  return readPage(page, { total: db.$count(users, where), rows }, toItem);
}

/** The ids of the whole list in its order, `limit` at most. */
export async function listUserIds(db: Db, filter: UserFilter, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(conditionOf(filter))
    .orderBy(desc(users.createdAt), asc(users.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Users by their ids, in the order of these; who was deleted meanwhile is left out. */
export async function loadUserRows(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  const rows = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNull(users.deletedAt)));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export async function findUserInScope(db: Db, id: string, scope: Scope): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt), inScope(scope)));
  return row ?? null;
}

/** The user, held until the transaction ends. */
export async function lockUser(tx: Db, id: string): Promise<UserRow | null> {
  const [row] = await tx
    .select()
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
    .for('update');
  return row ?? null;
}

/** Every admin, held in one order until the transaction ends: the last two cannot go at the same moment. */
export async function lockAdminIds(tx: Db): Promise<string[]> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.admin, true), isNull(users.deletedAt)))
    .orderBy(asc(users.id))
    .for('update');
  return rows.map(({ id }) => id);
}

/** What a user bought of a brand and did not return, as far as the scope shows it: a representative sees what came by their code. */
export async function loadBought(db: Db, userId: string, brandId: string, scope: Scope) {
  const isOwn = scope === 'all' ? undefined : eq(orders.representativeCode, scope.code ?? '');
  const [row] = await db
    .select({
      count: count(),
      totalCents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::float8`,
      lastAt: sql<string | null>`max(${orders.createdAt})`,
    })
    .from(orders)
    .where(
      and(eq(orders.userId, userId), eq(orders.brandId, brandId), isOwn, inArray(orders.state, SOLD_STATES)),
    );
  return { count: row?.count ?? 0, totalCents: row?.totalCents ?? 0, lastAt: row?.lastAt ?? null };
}

export const listAddressRows = (db: Db, userId: string) =>
  db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.createdAt), asc(addresses.id));

/** Whether a code leads somewhere already: a representative's, former ones included, or a campaign's. */
export async function isCodeTaken(tx: Db, code: string): Promise<boolean> {
  const held = await tx.$count(users, eq(users.representativeCode, code));
  const isSame = eq(sql`lower(${redirects.code})`, code.toLowerCase());
  return held > 0 || (await tx.$count(redirects, isSame)) > 0;
}
