import { and, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { LeadKind } from '@/contract/constants';
import type { Db } from '@/server/db/client';
import { contains, holdsTyped } from '@/server/db/contains';
import { readPage } from '@/server/db/read-page';
import { leads } from '@/server/db/schema/content';

export type LeadRow = typeof leads.$inferSelect;

/** @returns whether it is new; the same id is stored once */
export async function insertLead(tx: Db, values: typeof leads.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(leads).values(values).onConflictDoNothing().returning({ id: leads.id });
  return rows.length > 0;
}

/** A message by its id; ids are of the whole database, as `insertLead` is. */
export async function findLead(db: Db, id: string): Promise<LeadRow | null> {
  const [row] = await db.select().from(leads).where(eq(leads.id, id));
  return row ?? null;
}

export interface LeadFilter {
  brandId: string;
  kind?: LeadKind;
  onlyOpen?: boolean;
  /** Somewhere in the name, the e-mail, the phone or the reference. */
  q?: string;
}

/** A phone is found by its digits; the reference is the first eight characters of the id (plan-lead.ts). */
function searchOf(q: string): SQL | undefined {
  const digits = q.replace(/\D/g, '');
  return or(
    holdsTyped(leads.name, q),
    holdsTyped(leads.email, q),
    digits.length >= 4 && digits.length === q.replace(/[\s()+.-]/g, '').length
      ? sql`regexp_replace(${leads.phone}, '[^0-9]', '', 'g') like ${contains(digits)}`
      : undefined,
    sql`left(${leads.id}, 8) = lower(${q})`,
  );
}

const conditionOf = ({ brandId, kind, onlyOpen, q }: LeadFilter) =>
  and(
    eq(leads.brandId, brandId),
    kind ? eq(leads.kind, kind) : undefined,
    onlyOpen ? isNull(leads.handledAt) : undefined,
    q ? searchOf(q) : undefined,
  );

/** A page of what was written to a brand, newest first. */
export function listLeadPage<Item>(
  db: Db,
  { page, ...filter }: LeadFilter & { page: number },
  toItem: (row: LeadRow) => Item,
) {
  const where = conditionOf(filter);
  const rows = db.select().from(leads).where(where).orderBy(desc(leads.createdAt), desc(leads.id));
  return readPage(page, { total: db.$count(leads, where), rows }, toItem);
}

/** The ids of the whole list in its order, `limit` at most. */
export async function listLeadIds(db: Db, filter: LeadFilter, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: leads.id })
    .from(leads)
    .where(conditionOf(filter))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Messages by their ids, in the order of these. */
export async function loadLeadRows(db: Db, ids: readonly string[]): Promise<LeadRow[]> {
  const rows = await db
    .select()
    .from(leads)
    .where(inArray(leads.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The message of a brand, locked until the transaction ends. */
export async function lockLead(
  tx: Db,
  { id, brandId }: { id: string; brandId: string },
): Promise<LeadRow | null> {
  const [row] = await tx
    .select()
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.brandId, brandId)))
    .for('update');
  return row ?? null;
}

/** @param handledAt when it was handled; null opens it again */
export async function updateHandledAt(tx: Db, id: string, handledAt: Date | null): Promise<void> {
  await tx.update(leads).set({ handledAt }).where(eq(leads.id, id));
}
