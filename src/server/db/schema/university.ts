import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
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
