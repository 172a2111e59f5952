import { asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { lessons } from '@/server/db/schema/content';
import { lessonProgress } from '@/server/db/schema/university';
import type { LessonRow } from '@/server/domains/university/university.repo';

/** Every lesson in its order, without its text. */
export const listLessonSummaries = (db: Db) =>
  db
    .select({
      id: lessons.id,
      slug: lessons.slug,
      position: lessons.position,
      access: lessons.access,
      module: lessons.module,
      title: lessons.title,
      minutes: lessons.minutes,
      published: lessons.published,
      questionCount: sql<number>`jsonb_array_length(${lessons.quiz})`,
      fileCount: sql<number>`jsonb_array_length(${lessons.files})`,
    })
    .from(lessons)
    .orderBy(asc(lessons.position), asc(lessons.id));

/** How many people passed the quiz of each lesson. */
export async function countPassed(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .select({ lessonId: lessonProgress.lessonId, passed: count() })
    .from(lessonProgress)
    .where(isNotNull(lessonProgress.passedAt))
    .groupBy(lessonProgress.lessonId);
  return new Map(rows.map(({ lessonId, passed }) => [lessonId, passed]));
}

export async function findLessonById(db: Db, id: string): Promise<LessonRow | null> {
  const [row] = await db.select().from(lessons).where(eq(lessons.id, id));
  return row ?? null;
}

export async function findLessonIdBySlug(tx: Db, slug: string): Promise<string | null> {
  const [row] = await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.slug, slug));
  return row?.id ?? null;
}

/** Adds a file to a lesson that is locked, and raises its version. */
export async function addFile(
  tx: Db,
  { id, files, version }: LessonRow,
  file: LessonRow['files'][number],
): Promise<LessonRow> {
  const [row] = await tx
    .update(lessons)
    .set({ files: [...files, file], version: version + 1 })
    .where(eq(lessons.id, id))
    .returning();
  if (!row) throw new Error(`The lesson ${id} was not saved`);
  return row;
}
