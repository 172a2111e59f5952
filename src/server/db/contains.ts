/** A pattern for `like` that finds a text anywhere: `%` and `_` typed by a person are letters, not wildcards. */
export const contains = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;
