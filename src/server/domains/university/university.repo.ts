import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { hasPermission } from '@config/has-permission';
import type { Db } from '@/server/db/client';
import { lessons } from '@/server/db/schema/content';
import { certificates, lessonProgress } from '@/server/db/schema/university';
import { users } from '@/server/db/schema/users';

export type LessonRow = typeof lessons.$inferSelect;
export type LessonAccess = LessonRow['access'];
export type ProgressRow = typeof lessonProgress.$inferSelect;
export type CertificateRow = typeof certificates.$inferSelect;

const isShown = (access: LessonAccess) => and(eq(lessons.access, access), eq(lessons.published, true));

/** Published lessons of one kind, in the order they are taught. */
export const listLessonRows = (db: Db, access: LessonAccess): Promise<LessonRow[]> =>
  db.select().from(lessons).where(isShown(access)).orderBy(asc(lessons.position), asc(lessons.id));

/** A published lesson of that kind, and no other: a free call never reaches an exclusive one. */
export async function findLessonRow(db: Db, slug: string, access: LessonAccess): Promise<LessonRow | null> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(and(eq(lessons.slug, slug), isShown(access)));
  return row ?? null;
}

/** The published lesson a stored file belongs to. */
export async function findLessonOfFile(db: Db, fileId: string): Promise<LessonRow | null> {
  const [row] = await db
    .select()
    .from(lessons)
    .where(
      and(eq(lessons.published, true), sql`${lessons.files} @> ${JSON.stringify([{ id: fileId }])}::jsonb`),
    );
  return row ?? null;
}

/** Whether a user may read exclusive lessons now. */
export async function mayStudy(db: Db, userId: string): Promise<boolean> {
  const [user] = await db
    .select({ admin: users.admin, permissions: users.permissions })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return hasPermission(user, 'universidade');
}

export const listProgressRows = (db: Db, userId: string): Promise<ProgressRow[]> =>
  db.select().from(lessonProgress).where(eq(lessonProgress.userId, userId));

/**
 * Stores a user's progress in a lesson: the first time it was read and passed, and the best score. In one
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
  if (!row) throw new Error(`The progress in ${lessonId} was not stored`);
  return row;
}

export async function findCertificate(db: Db, userId: string): Promise<CertificateRow | null> {
  const [row] = await db.select().from(certificates).where(eq(certificates.userId, userId));
  return row ?? null;
}

/** Stores a person's certificate in the place of the one before. */
export async function saveCertificate(db: Db, certificate: CertificateRow): Promise<void> {
  const { userId: _userId, ...set } = certificate;
  await db.insert(certificates).values(certificate).onConflictDoUpdate({ target: certificates.userId, set });
}
