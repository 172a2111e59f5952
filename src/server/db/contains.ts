import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';

/** A pattern for `like` that finds a text anywhere: `%` and `_` typed by a person are letters, not wildcards. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A condition: a text holds what a person typed, regardless of accents and case (`fold_text`, migration 0036). */
export const holdsTyped = (text: SQLWrapper, typed: string): SQL =>
  sql`fold_text(${text}) like fold_text(${contains(typed)})`;
