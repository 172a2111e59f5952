import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { ParsedInput, ReceivedFile } from '@/contract/contract';
import type {
  CreateLessonBody,
  ManagedLesson,
  ManagedLessonSummary,
} from '@/contract/schemas/managed-content';
import { lessons } from '@/server/db/schema/content';
import { requireFields } from '@/server/domains/editing/field-faults';
import { planTranslatedChanges } from '@/server/domains/editing/plan-changes';
import { createResourceWrites } from '@/server/domains/editing/resource-writes';
import { removeLessonFiles, storeLessonFile } from '@/server/domains/university/lesson-files';
import type { LessonRow } from '@/server/domains/university/university.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { ContentContext } from './content-context';
import { MOST_FILES, planFileName, planLessonValues, requirePdf } from './lesson-rules';
import { addFile, countPassed, findLessonById, listLessonSummaries } from './lessons.repo';

const contentOf = ({ id: _id, version: _version, ...content }: LessonRow) => content;
const toManaged = ({ translations: _translations, ...row }: LessonRow): ManagedLesson => row;
const idsOf = (row: LessonRow) => row.files.map(({ id }) => id);

/** The translated texts of a quiz; which option is right stands in the original alone. */
const wordsOf = ({ title, summary, module, bodyMarkdown, quiz }: LessonRow) => ({
  ...{ title, summary, module, bodyMarkdown },
  quiz: quiz.map(({ answerIndex: _answerIndex, ...words }) => words),
});

/** Translations of words that were changed are dropped. */
const withoutStale = (before: LessonRow, values: Partial<LessonRow>): Partial<LessonRow> =>
  isDeepStrictEqual(wordsOf({ ...before, ...values }), wordsOf(before))
    ? values
    : { ...values, translations: {} };

/** The university's lessons as editors write them. */
export function createManagedLessons({ db, clock, log, lessonFiles, revalidation }: ContentContext) {
  const writes = createResourceWrites(
    { db, clock, revalidation },
    {
      entity: 'lesson',
      uniqueField: 'slug',
      idOf: ({ id }: LessonRow) => id,
      lock: (tx, id) => tx.select().from(lessons).where(eq(lessons.id, id)).for('update'),
      insert: (tx, values: typeof lessons.$inferInsert) => tx.insert(lessons).values(values).returning(),
      update: (tx, id, values) => tx.update(lessons).set(values).where(eq(lessons.id, id)).returning(),
      remove: (tx, id) => tx.delete(lessons).where(eq(lessons.id, id)),
      view: toManaged,
      contentOf,
      changesOf: (before, after) => planTranslatedChanges(contentOf(before), contentOf(after)),
      eventOf: (rows) => ({
        type: 'lesson',
        id: rows[0].id,
        slugs: [...new Set(rows.map(({ slug }) => slug))],
      }),
    },
  );

  /** No lesson names these files any more: if one cannot be deleted, it only costs space. */
  const dropFiles = (ids: readonly string[]) =>
    removeLessonFiles(lessonFiles, ids).catch((error: unknown) =>
      log.warn({ ids, error }, 'files of a lesson were not taken away'),
    );

  return {
    /** Every lesson in its order, with how many passed each. */
    async listManagedLessons(): Promise<ManagedLessonSummary[]> {
      const rows = await listLessonSummaries(db);
      const passed = await countPassed(db);
      return rows.map((row) => ({ ...row, passedCount: passed.get(row.id) ?? 0 }));
    },

    /** @throws Fault NOT_FOUND */
    async getManagedLesson(id: string): Promise<ManagedLesson> {
      const row = await findLessonById(db, id);
      if (!row) throw notFound('Lesson');
      return toManaged(row);
    },

    /** @throws Fault VALIDATION */
    async createLesson(actor: SessionUser, body: CreateLessonBody): Promise<ManagedLesson> {
      const row = await writes.create(actor, async (tx) => ({
        ...body,
        ...(await planLessonValues(tx, body, null)),
        id: randomUUID(),
      }));
      return toManaged(row);
    },

    /** Changes what is given; the progress of students stays. @throws Fault NOT_FOUND, STALE, VALIDATION */
    async updateLesson(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updateLesson'>['body'],
    ): Promise<ManagedLesson> {
      const { before, after } = await writes.update(actor, { id, version }, async (tx, stored) =>
        withoutStale(stored, await planLessonValues(tx, changes, stored)),
      );
      const used = idsOf(after);
      await dropFiles(idsOf(before).filter((fileId) => !used.includes(fileId)));
      return toManaged(after);
    },

    /** With its files and the progress of students in it. @throws Fault NOT_FOUND */
    async deleteLesson(actor: SessionUser, id: string): Promise<null> {
      await dropFiles(idsOf(await writes.remove(actor, id)));
      return null;
    },

    /** Adds a PDF to a lesson. @throws Fault NOT_FOUND, UNSUPPORTED_MEDIA_TYPE, VALIDATION when there are 20 already */
    async uploadLessonFile(
      actor: SessionUser,
      id: string,
      { name, file }: { name: string; file: ReceivedFile },
    ): Promise<ManagedLesson> {
      requirePdf(file.bytes);
      // No file is written for a lesson that is not there.
      if (!(await findLessonById(db, id))) throw notFound('Lesson');
      const fileId = await storeLessonFile(lessonFiles, file.bytes);
      try {
        const row = await writes.versioned(actor, {
          lock: (tx) => writes.lock(tx, id),
          write: async (tx, before) => {
            requireFields([['file', 'tooMany', before.files.length >= MOST_FILES]]);
            const added = { id: fileId, name: planFileName(name), bytes: file.bytes.length };
            const after = await addFile(tx, before, added);
            const audit = [{ action: 'lesson.upload' as const, entityId: id, details: { after: added } }];
            return { result: after, audit, events: writes.eventsOf(after) };
          },
        });
        return toManaged(row);
      } catch (error) {
        await dropFiles([fileId]);
        throw error;
      }
    },
  };
}
