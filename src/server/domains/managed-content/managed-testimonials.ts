import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { Output, ParsedInput } from '@/contract/contract';
import type { CreateTestimonialBody, ManagedTestimonial } from '@/contract/schemas/managed-content';
import { readPage } from '@/server/db/read-page';
import { testimonials } from '@/server/db/schema/content';
import { hasUnknownBrand, requireFields } from '@/server/domains/editing/field-faults';
import { planTranslatedChanges } from '@/server/domains/editing/plan-changes';
import { createResourceWrites } from '@/server/domains/editing/resource-writes';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import type { ContentContext } from './content-context';

type TestimonialRow = typeof testimonials.$inferSelect;

const toManagedTestimonial = ({
  translations: _translations,
  createdAt: _createdAt,
  ...row
}: TestimonialRow): ManagedTestimonial => ({
  ...row,
  state: row.state as ManagedTestimonial['state'],
});
const contentOf = ({ id: _id, version: _version, createdAt: _createdAt, ...content }: TestimonialRow) =>
  content;

/** Translations of words that were changed are dropped. */
const withoutStale = (before: TestimonialRow, values: Partial<TestimonialRow>): Partial<TestimonialRow> => {
  const { text, role } = { ...before, ...values };
  return text === before.text && role === before.role ? values : { ...values, translations: {} };
};

const requireTestimonial = ({ brandIds }: { brandIds?: string[] }) =>
  requireFields([['brandIds', 'unknownOption', hasUnknownBrand(brandIds)]]);

/** Testimonials about the shop; the home page shows them. */
export function createManagedTestimonials({ db, clock, revalidation }: ContentContext) {
  const writes = createResourceWrites(
    { db, clock, revalidation },
    {
      entity: 'testimonial',
      idOf: ({ id }: TestimonialRow) => id,
      lock: (tx, id) => tx.select().from(testimonials).where(eq(testimonials.id, id)).for('update'),
      insert: (tx, values: typeof testimonials.$inferInsert) =>
        tx.insert(testimonials).values(values).returning(),
      update: (tx, id, values) =>
        tx.update(testimonials).set(values).where(eq(testimonials.id, id)).returning(),
      remove: (tx, id) => tx.delete(testimonials).where(eq(testimonials.id, id)),
      view: toManagedTestimonial,
      contentOf,
      changesOf: (before, after) => planTranslatedChanges(contentOf(before), contentOf(after)),
      eventOf: ([{ id }]) => ({ type: 'testimonial', id }),
    },
  );

  return {
    /** Published or not, by the author's name. */
    listManagedTestimonials(page: number): Promise<Output<'listManagedTestimonials'>> {
      const rows = db.select().from(testimonials).orderBy(asc(testimonials.author), asc(testimonials.id));
      return readPage(page, { total: db.$count(testimonials), rows }, toManagedTestimonial);
    },

    /** @throws Fault VALIDATION */
    async createTestimonial(actor: SessionUser, body: CreateTestimonialBody): Promise<ManagedTestimonial> {
      requireTestimonial(body);
      const row = await writes.create(actor, async () => ({
        ...body,
        id: randomUUID(),
        createdAt: clock.now(),
      }));
      return toManagedTestimonial(row);
    },

    /** @throws Fault NOT_FOUND, STALE, VALIDATION */
    async updateTestimonial(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updateTestimonial'>['body'],
    ): Promise<ManagedTestimonial> {
      const { after } = await writes.update(actor, { id, version }, async (_tx, before) => {
        requireTestimonial(changes);
        return withoutStale(before, changes);
      });
      return toManagedTestimonial(after);
    },

    /** @throws Fault NOT_FOUND */
    async deleteTestimonial(actor: SessionUser, id: string): Promise<null> {
      await writes.remove(actor, id);
      return null;
    },
  };
}
