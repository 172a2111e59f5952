import { eq, sql } from 'drizzle-orm';
import type { Brand } from '@config/brands/brand';
import { ROUTES } from '@config/routes';
import type { RedirectTarget } from '@/contract/schemas/people';
import { safeNext } from '@/lib/safe-next';
import type { Db } from '@/server/db/client';
import { redirects } from '@/server/db/schema/users';
import type { Clock } from '@/server/ports/clock';
import { findRepresentative } from './representatives.repo';

const HOME: RedirectTarget = { target: ROUTES.home, representativeCode: null };

/** A page of this site, or home; a link that leads to another link could lead in circles. */
function safeTarget(target: string): string {
  const path = safeNext(target);
  return path && !/^\/+redirect(?:\/|$)/i.test(path) ? path : ROUTES.home;
}

/** Campaign and representative links: `/redirect/{code}` (docs/rules.md). */
export function createRedirects({ db, brand, clock }: { db: Db; brand: Brand; clock: Clock }) {
  async function findLink(code: string) {
    const rows = await db
      .select()
      .from(redirects)
      // Printed codes are typed in any case of letters.
      .where(eq(sql`lower(${redirects.code})`, code.toLowerCase()));
    return rows.find((row) => row.code === code) ?? rows[0] ?? null;
  }

  return {
    /**
     * Where a link leads and who is credited, and counts the hit. What is unknown, switched off, of another brand or
     * leads elsewhere goes home; only a user who is a representative now is credited.
     */
    async resolveRedirect(code: string): Promise<RedirectTarget> {
      const link = await findLink(code);
      const representative = await findRepresentative(db, link ? link.representativeCode : code);
      if (!link && !representative) return HOME;
      // A representative is one for every brand; a campaign belongs to one.
      const isOwnCode = !link || link.code === link.representativeCode;
      if (link && (!link.active || (!isOwnCode && link.brandId !== brand.id))) return HOME;
      if (link) {
        await db
          .update(redirects)
          .set({ hits: sql`${redirects.hits} + 1` })
          .where(eq(redirects.code, link.code));
      } else if (representative) {
        await db
          .insert(redirects)
          .values({
            code: representative.code,
            brandId: brand.id,
            target: ROUTES.home,
            representativeCode: representative.code,
            hits: 1,
            createdAt: clock.now(),
          })
          .onConflictDoUpdate({ target: redirects.code, set: { hits: sql`${redirects.hits} + 1` } });
      }
      return {
        target: link ? safeTarget(link.target) : ROUTES.home,
        representativeCode: representative?.code ?? null,
      };
    },
  };
}
