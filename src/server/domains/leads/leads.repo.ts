import { and, count, desc, eq, isNull } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { LeadKind } from '@/contract/constants';
import type { Db } from '@/server/db/client';
import { leads } from '@/server/db/schema/content';

export type LeadRow = typeof leads.$inferSelect;

/** @returns whether it is new; the same id is kept once */
export async function insertLead(tx: Db, values: typeof leads.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(leads).values(values).onConflictDoNothing().returning({ id: leads.id });
  return rows.length > 0;
}

export interface LeadFilter {
  brandId: string;
  kind?: LeadKind;
  onlyOpen?: boolean;
  page: number;
}

/** A page of what was written to a brand, newest first. */
export async function listLeadRows(db: Db, { brandId, kind, onlyOpen, page }: LeadFilter) {
  const where = and(
    eq(leads.brandId, brandId),
    kind ? eq(leads.kind, kind) : undefined,
    onlyOpen ? isNull(leads.handledAt) : undefined,
  );
  const [counted] = await db.select({ total: count() }).from(leads).where(where);
  const rows = await db
    .select()
    .from(leads)
    .where(where)
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
  return { rows, total: counted?.total ?? 0 };
}

/** @returns the row as it is now, or null when the brand has no such message */
export async function updateHandledAt(
  db: Db,
  { id, brandId }: { id: string; brandId: string },
  handledAt: Date | null,
): Promise<LeadRow | null> {
  const [row] = await db
    .update(leads)
    .set({ handledAt })
    .where(and(eq(leads.id, id), eq(leads.brandId, brandId)))
    .returning();
  return row ?? null;
}
