import { customType } from 'drizzle-orm/pg-core';

/** Postgres full-text vector; written by SQL only. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
