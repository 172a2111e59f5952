import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Db } from '@/server/db/client';

const QUERIES = {
  columns: sql`select table_name || '.' || column_name as name,
    concat_ws(' ', data_type, udt_name, is_nullable, column_default, generation_expression) as is
    from information_schema.columns where table_schema = 'public'`,
  indexes: sql`select indexname as name, indexdef as is from pg_indexes where schemaname = 'public'`,
  constraints: sql`select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as is
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'`,
  triggers: sql`select tgname as name, pg_get_triggerdef(oid) as is from pg_trigger where not tgisinternal`,
  functions: sql`select p.proname as name, md5(pg_get_functiondef(p.oid)) as is from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prokind = 'f'
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
};

const Rows = z.object({ rows: z.array(z.object({ name: z.string(), is: z.string() })) });

/** What a database is made of, by name: columns, indexes, constraints, triggers and functions, without the rows. */
export async function describeSchema(db: Db): Promise<Record<string, Record<string, string>>> {
  const parts: Record<string, Record<string, string>> = {};
  for (const [part, query] of Object.entries(QUERIES)) {
    const { rows } = Rows.parse(await db.execute(query));
    rows.sort((a, b) => (a.name + a.is < b.name + b.is ? -1 : 1));
    parts[part] = Object.fromEntries(rows.map(({ name, is }) => [name, is]));
  }
  return parts;
}
