import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { lessons } from './content';
import { users } from './users';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** A person's progress in an exclusive lesson. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text()
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    readAt: at(),
    passedAt: at(),
    /** Right answers of the best try. */
    bestScore: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_lesson').on(table.lessonId),
  ],
);

/** A lesson as a certificate names it: it may be another one by now, or gone. */
export interface CertifiedLesson {
  id: string;
  minutes: number;
  title: string;
  /** Its title by language. */
  translations: Partial<Record<string, string>>;
}

/** That a person did every exclusive lesson there was. A later lesson does not take it away. */
export const certificates = pgTable('certificates', {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** When the last of them was done. */
  issuedAt: at().notNull(),
  lessons: jsonb().$type<CertifiedLesson[]>().notNull(),
});
