// npm run grant-admin -- maria@fazenda.example: makes an account an administrator (docs/operating.md). No dev dependency.
import { join } from 'node:path';
import { holdData } from './backup/data-lock.mjs';
import { SetupFault, checkDataDir, checkVariables, dataDir, loadEnvFiles } from './steps/environment.mjs';
import { runScript } from './steps/progress.mjs';

const GRANT = `with account as (
    update users set admin = true
    where email = $1 and deleted_at is null
    returning id, full_name
  ), noted as (
    insert into audit_log (at, actor_id, action, entity, entity_id, details)
    select now(), null, 'user.grant_admin', 'user', id, '{"by": "npm run grant-admin"}'::jsonb from account
  )
  select full_name as name from account`;

/** Opens the database that the settings name: Postgres, or the embedded one, whose shop must be stopped meanwhile. */
async function openDatabase() {
  if (process.env.DATABASE_URL) {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: process.env.DATABASE_URL,
      connectionTimeoutMillis: 5_000,
    });
    await client.connect();
    return { query: (...args) => client.query(...args), close: () => client.end() };
  }
  checkDataDir();
  const release = holdData(dataDir());
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
  const db = await PGlite.create({ dataDir: join(dataDir(), 'db'), extensions: { pg_trgm, unaccent } });
  return {
    query: (...args) => db.query(...args),
    close: async () => {
      await db.close();
      release();
    },
  };
}

const isEmpty = (error) => error.code === '42P01';

await runScript(async () => {
  loadEnvFiles();
  checkVariables();
  const [email = ''] = process.argv.slice(2);
  if (!email.includes('@')) throw new SetupFault('Whose? npm run grant-admin -- maria@fazenda.example');
  const database = await openDatabase().catch((error) => {
    if (error instanceof SetupFault) throw error;
    throw new SetupFault(`The database cannot be opened: ${error.message}`);
  });
  try {
    const { rows } = await database.query(GRANT, [email.trim().toLowerCase()]);
    if (!rows[0]) throw new SetupFault(`${email} has no account yet: sign up at /cadastrar first.`);
    console.log(`${rows[0].name} (${email}) is an administrator now: /dashboard.`);
  } catch (error) {
    throw isEmpty(error) ? new SetupFault('The database is empty: start the shop once first.') : error;
  } finally {
    await database.close();
  }
});
