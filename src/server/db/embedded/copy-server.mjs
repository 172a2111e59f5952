import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';

/**
 * Copies the files of an open PGlite database while no query runs. The copy is what a killed process would have left,
 * and Postgres recovers it with every committed transaction. Queries wait meanwhile; the event loop of the thread does
 * not, so the watchdog sees no hang. No SQL is sent, because a message between Parse and Execute of a query would break
 * that query.
 * @param {import('@electric-sql/pglite').PGlite} db
 * @param {string} from folder of the database
 * @param {string} to folder to be made; it must not exist
 */
const copyAtRest = (db, from, to) =>
  db.runExclusive(() =>
    cp(from, to, { recursive: true, errorOnExist: true, force: false, mode: constants.COPYFILE_FICLONE }),
  );

/**
 * `POST /copy` with the folder in the header `x-copy-to`, over a Unix socket that only the shop's own user can open:
 * how `npm run backup` gets a consistent copy while the shop is open (docs/backup.md).
 * @returns the server, listening
 */
export async function serveCopies(db, dataDir, socketPath) {
  const server = createServer((request, response) => {
    const to = request.headers['x-copy-to'];
    if (request.method !== 'POST' || request.url !== '/copy' || typeof to !== 'string')
      return response.writeHead(404).end();
    copyAtRest(db, dataDir, decodeURIComponent(to)).then(
      () => response.writeHead(204).end(),
      (error) => response.writeHead(500).end(String(error.message ?? error)),
    );
  });
  await new Promise((done, fail) => server.once('error', fail).listen(socketPath, done));
  // It must not keep a finished process running.
  server.unref();
  return server;
}
