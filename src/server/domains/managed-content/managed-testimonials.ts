import { randomUUID } from 'node:crypto';
import { asc, count, eq, sql } from 'drizzle-orm';
import { PAGE_SIZE } from '@config/commerce';
import type { Output, ParsedInput } from '@/contract/contract';
import type { CreateTestimonialBody, ManagedTestimonial } from '@/contract/schemas/managed-content';
import type { Db } from '@/server/db/client';
import { testimonials } from '@/server/db/schema/content';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { ContentContext } from './content-context';
import { hasUnknownBrand, requireFields, requireVersion } from './field-faults';
import { planTranslatedChanges, planWhole } from './plan-changes';

type TestimonialRow = typeof testimonials.$inferSelect;

const toManagedTestimonial = ({
  translations: _translations,
  ...row
}: TestimonialRow): ManagedTestimonial => ({
  ...row,
  state: row.state as ManagedTestimonial['state'],
});
const contentOf = ({ id: _id, version: _version, ...content }: TestimonialRow) => content;

/** The row, which nobody else changes before the transaction ends. @throws Fault NOT_FOUND */
async function lockTestimonial(tx: Db, id: string): Promise<TestimonialRow> {
  const [row] = await tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update');
  if (!row) throw notFound('Testimonial');
  return row;
}

/** Words that were changed are no longer what the translations say. */
const withoutStale = (before: TestimonialRow, values: Partial<TestimonialRow>): Partial<TestimonialRow> => {
  const { text, role } = { ...before, ...values };
  return text === before.text && role === before.role ? values : { ...values, translations: {} };
};

const requireTestimonial = ({ brandIds }: { brandIds?: string[] }) =>
  requireFields([['brandIds', 'unknownOption', hasUnknownBrand(brandIds)]]);

/** What customers say of the shop. */
export function createManagedTestimonials({ db, clock, revalidation }: ContentContext) {
  /** What belongs to every change: who made it, and the home page that shows it. */
  async function note(
    tx: Db,
    actor: SessionUser,
    action: `testimonial.${string}`,
    id: string,
    details: Record<string, unknown>,
  ) {
    const entry = { at: clock.now(), actorId: actor.id, entity: 'testimonial', entityId: id };
    await insertAudit(tx, { ...entry, action, details });
    await revalidation.request(tx, { type: 'testimonial', id });
  }

  return {
    /** Shown or not, by the name of who said it. */
    async listManagedTestimonials(page: number): Promise<Output<'listManagedTestimonials'>> {
      const [counted] = await db.select({ total: count() }).from(testimonials);
      const rows = await db
        .select()
        .from(testimonials)
        .orderBy(asc(testimonials.author), asc(testimonials.id))
        .limit(PAGE_SIZE)
        .offset((page - 1) * PAGE_SIZE);
      const total = counted?.total ?? 0;
      return { items: rows.map(toManagedTestimonial), total, page, pageCount: Math.ceil(total / PAGE_SIZE) };
    },

    /** @throws Fault VALIDATION */
    async createTestimonial(actor: SessionUser, body: CreateTestimonialBody): Promise<ManagedTestimonial> {
      requireTestimonial(body);
      const row = await db.transaction(async (tx) => {
        const [created] = await tx
          .insert(testimonials)
          .values({ ...body, id: randomUUID() })
          .returning();
        if (!created) throw new Error('The testimonial was not saved');
        await note(tx, actor, 'testimonial.create', created.id, { after: planWhole(contentOf(created)) });
        return created;
      });
      revalidation.kick();
      return toManagedTestimonial(row);
    },

    /** @throws Fault NOT_FOUND, STALE, VALIDATION */
    async updateTestimonial(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updateTestimonial'>['body'],
    ): Promise<ManagedTestimonial> {
      const row = await db.transaction(async (tx) => {
        const before = await lockTestimonial(tx, id);
        requireVersion(before, version, () => toManagedTestimonial(before));
        requireTestimonial(changes);
        const values = withoutStale(before, changes);
        const details = planTranslatedChanges(contentOf(before), { ...contentOf(before), ...values });
        if (!details) return before;
        const [after] = await tx
          .update(testimonials)
          .set({ ...values, version: sql`${testimonials.version} + 1` })
          .where(eq(testimonials.id, id))
          .returning();
        await note(tx, actor, 'testimonial.update', id, details);
        return after ?? before;
      });
      revalidation.kick();
      return toManagedTestimonial(row);
    },

    /** @throws Fault NOT_FOUND */
    async deleteTestimonial(actor: SessionUser, id: string): Promise<null> {
      await db.transaction(async (tx) => {
        const before = await lockTestimonial(tx, id);
        await tx.delete(testimonials).where(eq(testimonials.id, id));
        await note(tx, actor, 'testimonial.delete', id, { before: planWhole(contentOf(before)) });
      });
      revalidation.kick();
      return null;
    },
  };
}
