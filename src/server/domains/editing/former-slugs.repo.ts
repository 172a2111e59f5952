import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { formerSlugs } from '@/server/db/schema/former-slugs';

type Kind = (typeof formerSlugs.$inferSelect)['kind'];

/** A slug that is in use again leads to its new owner alone. */
export async function takeSlugs(tx: Db, kind: Kind, slugs: string[]): Promise<void> {
  await tx.delete(formerSlugs).where(and(eq(formerSlugs.kind, kind), inArray(formerSlugs.slug, slugs)));
}

/** Lets the old slug of a product or article lead to it from now on. */
export async function moveSlug(
  tx: Db,
  { kind, id, from, to }: { kind: Kind; id: string; from: string; to: string },
): Promise<void> {
  await takeSlugs(tx, kind, [to]);
  await tx
    .insert(formerSlugs)
    .values({ kind, slug: from, entityId: id })
    .onConflictDoUpdate({ target: [formerSlugs.kind, formerSlugs.slug], set: { entityId: id } });
}
