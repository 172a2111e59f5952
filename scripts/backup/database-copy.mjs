import { constants, existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { request } from 'node:http';
import { join, resolve } from 'node:path';
import { SetupFault } from '../steps/environment.mjs';

/** Asks the running shop for a copy of its database (src/server/db/embedded/copy-server.mjs). */
function askForCopy(socketPath, to) {
  return new Promise((done, fail) => {
    const call = request(
      { socketPath, path: '/copy', method: 'POST', headers: { 'x-copy-to': encodeURIComponent(to) } },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          response.statusCode === 204
            ? done()
            : fail(new SetupFault(`The shop could not copy its database: ${Buffer.concat(chunks)}`)),
        );
      },
    );
    call.once('error', (error) =>
      fail(new SetupFault(`The running shop does not answer (${error.message}). Stop it and try again.`)),
    );
    call.end();
  });
}

/**
 * Copies the embedded database: by the shop that has it open, at a moment at which no query runs, or from the disk.
 * @param holder the process that has it open, or null when the caller holds the lock
 */
export async function copyDatabase(directory, to, holder) {
  const from = join(directory, 'db');
  if (holder === null) return cp(from, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const address = `${from}.copies`;
  if (!existsSync(address))
    throw new SetupFault(`Process ${holder} has the database open and gives no copies: stop it first.`);
  return askForCopy(readFileSync(address, 'utf8'), resolve(to));
}

const quote = (name) => `"${name.replaceAll('"', '""')}"`;

/**
 * Opens a copied database, which recovers it as after a kill, reads every table once, and closes it cleanly.
 * @returns the version of Postgres, the migrations it has seen and how many rows each table holds
 * @throws SetupFault when it cannot be read
 */
export async function inspectDatabase(folder) {
  const { PGlite } = await import('@electric-sql/pglite');
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  const { unaccent } = await import('@electric-sql/pglite/contrib/unaccent');
  let db;
  try {
    db = await PGlite.create({ dataDir: folder, extensions: { pg_trgm, unaccent } });
    const names = await db.query(
      `select c.relname as name from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`,
    );
    const counts = {};
    for (const { name } of names.rows) {
      const counted = await db.query(`select count(*)::int as rows from public.${quote(name)}`);
      counts[name] = counted.rows[0].rows;
    }
    const seen = await db.query(
      'select created_at::text as when from drizzle.__drizzle_migrations order by 1',
    );
    return {
      postgres: readFileSync(join(folder, 'PG_VERSION'), 'utf8').trim(),
      migrations: seen.rows.map(({ when }) => Number(when)),
      counts,
    };
  } catch (error) {
    throw new SetupFault(`The database in ${folder} cannot be read: ${error.message}`);
  } finally {
    await db?.close();
  }
}
