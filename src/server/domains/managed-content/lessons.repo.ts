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

/** The lesson, which nobody else changes before the transaction ends. */
export async function lockLesson(tx: Db, id: string): Promise<LessonRow | null> {
  const [row] = await tx.select().from(lessons).where(eq(lessons.id, id)).for('update');
  return row ?? null;
}

export async function findLessonIdBySlug(tx: Db, slug: string): Promise<string | null> {
  const [row] = await tx.select({ id: lessons.id }).from(lessons).where(eq(lessons.slug, slug));
  return row?.id ?? null;
}

export async function insertLesson(tx: Db, values: typeof lessons.$inferInsert): Promise<LessonRow> {
  const [row] = await tx.insert(lessons).values(values).returning();
  if (!row) throw new Error('The lesson was not saved');
  return row;
}

export async function updateLessonRow(tx: Db, id: string, values: Partial<LessonRow>): Promise<LessonRow> {
  const [row] = await tx
    .update(lessons)
    .set({ ...values, version: sql`${lessons.version} + 1` })
    .where(eq(lessons.id, id))
    .returning();
  if (!row) throw new Error(`The lesson ${id} was not saved`);
  return row;
}

export async function deleteLessonRow(tx: Db, id: string): Promise<void> {
  await tx.delete(lessons).where(eq(lessons.id, id));
}
