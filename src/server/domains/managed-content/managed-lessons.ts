import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ParsedInput, ReceivedFile } from '@/contract/contract';
import type {
  CreateLessonBody,
  ManagedLesson,
  ManagedLessonSummary,
} from '@/contract/schemas/managed-content';
import type { Db } from '@/server/db/client';
import { insertAudit } from '@/server/domains/audit/audit.repo';
import { removeLessonFiles, storeLessonFile } from '@/server/domains/university/lesson-files';
import type { LessonRow } from '@/server/domains/university/university.repo';
import type { SessionUser } from '@/server/domains/users/sign-in/sessions.service';
import { notFound } from '@/server/kernel/fault';
import type { ContentContext } from './content-context';
import { refuseTaken, requireFields, requireVersion } from './field-faults';
import { MOST_FILES, planFileName, planLessonValues, requirePdf } from './lesson-rules';
import {
  countPassed,
  deleteLessonRow,
  findLessonById,
  insertLesson,
  listLessonSummaries,
  lockLesson,
  updateLessonRow,
} from './lessons.repo';
import { planTranslatedChanges, planWhole } from './plan-changes';

const contentOf = ({ id: _id, version: _version, ...content }: LessonRow) => content;
const toManaged = ({ translations: _translations, ...row }: LessonRow): ManagedLesson => row;
const idsOf = (row: LessonRow) => row.files.map(({ id }) => id);

/** What a translation says in its own words; which option is right it leaves to the original. */
const wordsOf = ({ title, summary, module, bodyMarkdown, quiz }: LessonRow) => ({
  ...{ title, summary, module, bodyMarkdown },
  quiz: quiz.map(({ answerIndex: _answerIndex, ...words }) => words),
});

/** Words that were changed are no longer what the translations say. */
const withoutStale = (before: LessonRow, values: Partial<LessonRow>): Partial<LessonRow> =>
  isDeepStrictEqual(wordsOf({ ...before, ...values }), wordsOf(before))
    ? values
    : { ...values, translations: {} };

/** The university's lessons as the shop's people write them. */
export function createManagedLessons({ db, env, clock, log, revalidation }: ContentContext) {
  /** What belongs to every change: who made it, and the pages that show it. */
  async function note(
    tx: Db,
    actor: SessionUser,
    action: `lesson.${string}`,
    { id, slugs, details }: { id: string; slugs: string[]; details: Record<string, unknown> },
  ) {
    const entry = { at: clock.now(), actorId: actor.id, entity: 'lesson', entityId: id };
    await insertAudit(tx, { ...entry, action, details });
    await revalidation.request(tx, { type: 'lesson', id, slugs: [...new Set(slugs)] });
  }

  /** @throws Fault NOT_FOUND */
  async function lock(tx: Db, id: string): Promise<LessonRow> {
    const row = await lockLesson(tx, id);
    if (!row) throw notFound('Lesson');
    return row;
  }

  /** No lesson names them any more, so that a disk that refuses costs space and nothing else. */
  const dropFiles = (ids: readonly string[]) =>
    removeLessonFiles(env, ids).catch((error: unknown) =>
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
      const row = await refuseTaken('slug', () =>
        db.transaction(async (tx) => {
          const values = { ...body, ...(await planLessonValues(tx, body, null)) };
          const created = await insertLesson(tx, { ...values, id: randomUUID() });
          const details = { after: planWhole(contentOf(created)) };
          await note(tx, actor, 'lesson.create', { id: created.id, slugs: [created.slug], details });
          return created;
        }),
      );
      revalidation.kick();
      return toManaged(row);
    },

    /** Changes what is given; progress of people stays. @throws Fault NOT_FOUND, STALE, VALIDATION */
    async updateLesson(
      actor: SessionUser,
      id: string,
      { version, ...changes }: ParsedInput<'updateLesson'>['body'],
    ): Promise<ManagedLesson> {
      const { before, after } = await refuseTaken('slug', () =>
        db.transaction(async (tx) => {
          const stored = await lock(tx, id);
          requireVersion(stored, version, () => toManaged(stored));
          const values = withoutStale(stored, await planLessonValues(tx, changes, stored));
          const details = planTranslatedChanges(contentOf(stored), { ...contentOf(stored), ...values });
          if (!details) return { before: stored, after: stored };
          const saved = await updateLessonRow(tx, id, values);
          await note(tx, actor, 'lesson.update', { id, slugs: [saved.slug, stored.slug], details });
          return { before: stored, after: saved };
        }),
      );
      revalidation.kick();
      const kept = idsOf(after);
      await dropFiles(idsOf(before).filter((fileId) => !kept.includes(fileId)));
      return toManaged(after);
    },

    /** With its files and the progress of people in it. @throws Fault NOT_FOUND */
    async deleteLesson(actor: SessionUser, id: string): Promise<null> {
      const gone = await db.transaction(async (tx) => {
        const before = await lock(tx, id);
        await deleteLessonRow(tx, id);
        const details = { before: planWhole(contentOf(before)) };
        await note(tx, actor, 'lesson.delete', { id, slugs: [before.slug], details });
        return before;
      });
      revalidation.kick();
      await dropFiles(idsOf(gone));
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
      const fileId = await storeLessonFile(env, file.bytes);
      try {
        const row = await db.transaction(async (tx) => {
          const before = await lock(tx, id);
          requireFields([['file', 'tooMany', before.files.length >= MOST_FILES]]);
          const added = { id: fileId, name: planFileName(name), bytes: file.bytes.length };
          const after = await updateLessonRow(tx, id, { files: [...before.files, added] });
          await note(tx, actor, 'lesson.upload', { id, slugs: [after.slug], details: { after: added } });
          return after;
        });
        revalidation.kick();
        return toManaged(row);
      } catch (error) {
        await dropFiles([fileId]);
        throw error;
      }
    },
  };
}
