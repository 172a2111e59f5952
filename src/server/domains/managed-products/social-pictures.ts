import { and, eq, gt, sql } from 'drizzle-orm';
import { products } from '@/server/db/schema/catalog';
import { planSocialSubject } from '@/server/domains/catalog/product/product-page';
import { findSocialPicture } from '@/server/social-picture/social-picture-file';
import type { ProductContext } from './product-context';

/** The first round of a process looks back so long: at what was saved just before the last process ended. */
const FIRST_LOOK_MS = 86_400_000;

/** Pictures for link previews of what was saved: the seed draws those of the demo alone. */
export function createSocialPictures({ db, brand, clock, log, pictures, revalidation }: ProductContext) {
  let lookedAt: Date | null = null;

  async function draw(row: typeof products.$inferSelect): Promise<boolean> {
    const subject = planSocialSubject(row);
    if (await findSocialPicture(pictures, brand, subject)) return false;
    // Loaded for the first product that needs it: it is larger than the rest of the server.
    const { makeSocialPictures } = await import('@/server/social-picture/make-social-pictures');
    await makeSocialPictures({ brand, subjects: [subject], files: pictures });
    return true;
  }

  return {
    /**
     * Draws the missing pictures of products that were saved since the last round, and revalidates their pages. One
     * that cannot be drawn is logged and skipped: its page shows the packshot.
     * @returns how many were drawn
     */
    async drawSocialPictures(): Promise<number> {
      const now = clock.now();
      const since = lookedAt ?? new Date(now.getTime() - FIRST_LOOK_MS);
      const rows = await db
        .select()
        .from(products)
        .where(
          and(
            eq(products.published, true),
            sql`${brand.id} = any(${products.brandIds})`,
            gt(products.updatedAt, since),
          ),
        );
      lookedAt = now;
      const drawn: (typeof rows)[number][] = [];
      for (const row of rows) {
        try {
          if (await draw(row)) drawn.push(row);
        } catch (error) {
          log.warn({ productId: row.id, error }, 'a picture for link previews could not be drawn');
        }
      }
      // Its own page names the picture; other products, categories and articles show none of it.
      for (const { id, slug } of drawn) {
        const places = { slugs: [slug], categorySlugs: [], collectionSlugs: [] };
        await revalidation.request(db, { type: 'product', id, ...places });
      }
      if (drawn.length > 0) revalidation.kick();
      return drawn.length;
    },
  };
}
