import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { Output, ParsedInput } from '@/contract/contract';
import type { CreateRedirectBody, Redirect } from '@/contract/schemas/managed-content';
import type { Db } from '@/server/db/client';
import { redirects, users } from '@/server/db/schema/users';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { findRepresentative } from '@/server/domains/people/representatives.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { ContentContext } from './content-context';
import { refuseTaken, requireFields, requireVersion } from './field-faults';
import { isOwnPage } from './own-page';
import { planChanges, planWhole } from './plan-changes';

type RedirectRow = typeof redirects.$inferSelect;
type RedirectChanges = Omit<ParsedInput<'updateRedirect'>['body'], 'version'>;

const toRedirect = ({ brandId: _brandId, createdAt, ...row }: RedirectRow): Redirect => ({
  ...row,
  createdAt: createdAt.toISOString(),
});
const contentOf = ({ target, representativeCode, active }: RedirectRow) => ({
  target,
  representativeCode,
  active,
});

/** A page of this site; a link that leads to another link could lead in circles. */
const isPage = (target: string) => isOwnPage(target, ['redirect']);

/** A code is one in any case of letters, and those of representatives are theirs. */
async function isCodeTaken(tx: Db, code: string): Promise<boolean> {
  const [link] = await tx
    .select({ code: redirects.code })
    .from(redirects)
    .where(eq(sql`lower(${redirects.code})`, code.toLowerCase()));
  const [person] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.representativeCode, code.toUpperCase()));
  return link !== undefined || person !== undefined;
}

/** Campaign links (decisions, Routes: `/redirect/{code}`). They are resolved anew with every hit: no page is kept. */
export function createManagedRedirects({ db, brand, clock }: ContentContext) {
  const audit = (
    tx: Db,
    actor: SessionUser,
    action: `redirect.${string}`,
    code: string,
    details: Record<string, unknown>,
  ) =>
    insertAudit(tx, {
      at: clock.now(),
      actorId: actor.id,
      action,
      entity: 'redirect',
      entityId: code,
      details,
    });

  /** The link of this brand, which nobody else changes before the transaction ends. @throws Fault NOT_FOUND */
  async function lockRedirect(tx: Db, code: string): Promise<RedirectRow> {
    const [row] = await tx
      .select()
      .from(redirects)
      .where(and(eq(redirects.code, code), eq(redirects.brandId, brand.id)))
      .for('update');
    if (!row) throw notFound('Redirect');
    return row;
  }

  /** What is kept of a change: who is credited, by the code as it is kept. @throws Fault VALIDATION */
  async function planValues<Changes extends RedirectChanges>(
    tx: Db,
    changes: Changes,
    before: RedirectRow | null,
  ) {
    const { target, representativeCode } = changes;
    const representative = await findRepresentative(tx, representativeCode);
    // The own link of a representative credits nobody else.
    const isOwnLink = !!before && before.code === before.representativeCode;
    const isOther = representativeCode !== undefined && representative?.code !== before?.representativeCode;
    requireFields([
      ['target', 'invalid', target !== undefined && !isPage(target)],
      ['representativeCode', 'unknownOption', !!representativeCode && !representative],
      ['representativeCode', 'invalid', isOwnLink && isOther],
    ]);
    return representative ? { ...changes, representativeCode: representative.code } : changes;
  }

  return {
    /** The links of this brand with their hits, newest first. */
    async listRedirects(page: number): Promise<Output<'listRedirects'>> {
      const where = eq(redirects.brandId, brand.id);
      const [counted] = await db.select({ total: count() }).from(redirects).where(where);
      const rows = await db
        .select()
        .from(redirects)
        .where(where)
        .orderBy(desc(redirects.createdAt), asc(redirects.code))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE);
      const total = counted?.total ?? 0;
      return { items: rows.map(toRedirect), total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
    },

    /** @throws Fault VALIDATION: a code that is taken, a target that is no page, a code of no representative */
    async createRedirect(actor: SessionUser, body: CreateRedirectBody): Promise<Redirect> {
      const row = await refuseTaken('code', () =>
        db.transaction(async (tx) => {
          requireFields([['code', 'taken', await isCodeTaken(tx, body.code)]]);
          const values = await planValues(tx, body, null);
          const [created] = await tx
            .insert(redirects)
            .values({ ...values, brandId: brand.id, createdAt: clock.now() })
            .returning();
          if (!created) throw new Error('The redirect was not saved');
          await audit(tx, actor, 'redirect.create', created.code, { after: planWhole(contentOf(created)) });
          return created;
        }),
      );
      return toRedirect(row);
    },

    /** Its hits stay. @throws Fault NOT_FOUND, also for another brand's; STALE, VALIDATION */
    async updateRedirect(
      actor: SessionUser,
      code: string,
      { version, ...changes }: ParsedInput<'updateRedirect'>['body'],
    ): Promise<Redirect> {
      const row = await db.transaction(async (tx) => {
        const before = await lockRedirect(tx, code);
        requireVersion(before, version, () => toRedirect(before));
        const values = await planValues(tx, changes, before);
        const details = planChanges(contentOf(before), { ...contentOf(before), ...values });
        if (!details) return before;
        const [after] = await tx
          .update(redirects)
          .set({ ...values, version: sql`${redirects.version} + 1` })
          .where(eq(redirects.code, code))
          .returning();
        await audit(tx, actor, 'redirect.update', code, details);
        return after ?? before;
      });
      return toRedirect(row);
    },

    /** @throws Fault NOT_FOUND */
    async deleteRedirect(actor: SessionUser, code: string): Promise<null> {
      await db.transaction(async (tx) => {
        const before = await lockRedirect(tx, code);
        await tx.delete(redirects).where(eq(redirects.code, code));
        await audit(tx, actor, 'redirect.delete', code, {
          before: planWhole({ ...contentOf(before), hits: before.hits }),
        });
      });
      return null;
    },
  };
}
