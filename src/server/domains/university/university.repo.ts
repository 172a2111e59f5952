import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '@/server/db/client';
import { lessons } from '@/server/db/schema/content';
import { lessonProgress } from '@/server/db/schema/university';

export type LessonRow = typeof lessons.$inferSelect;
export type LessonAccess = LessonRow['access'];
export type ProgressRow = typeof lessonProgress.$inferSelect;

/** Lessons of one kind, in the order they are taught. */
export const listLessonRows = (db: Db, access: LessonAccess): Promise<LessonRow[]> =>
  db.select().from(lessons).where(eq(lessons.access, access)).orderBy(asc(lessons.position), asc(lessons.id));

/** A lesson of that kind, and no other: a free call never reaches an exclusive one. */
export async function findLessonRow(db: Db, slug: string, access: LessonAccess): Promise<LessonRow | null> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.slug, slug), eq(lessons.access, access)));
  return row ?? null;
}

export const listProgressRows = (db: Db, userId: string): Promise<ProgressRow[]> =>
  db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId));

/**
 * Keeps what somebody reached in a lesson: the first time it was read and passed, and the best score. In one
 * statement, so that two devices at once lose nothing.
 */
export async function saveProgress(
  db: Db,
  { userId, lessonId, readAt, passedAt, bestScore }: ProgressRow,
): Promise<ProgressRow> {
  const [row] = await db
    .insert(lessonProgress)
    .values({ userId, lessonId, readAt, passedAt, bestScore })
    .onConflictDoUpdate({
      target: [lessonProgress.userId, lessonProgress.lessonId],
      set: {
        readAt: sql`coalesce(${lessonProgress.readAt}, excluded.read_at)`,
        passedAt: sql`coalesce(${lessonProgress.passedAt}, excluded.passed_at)`,
        bestScore: sql`greatest(${lessonProgress.bestScore}, excluded.best_score)`,
      },
    })
    .returning();
  if (!row) throw new Error(`The progress in ${lessonId} was not kept`);
  return row;
}
