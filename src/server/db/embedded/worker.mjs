// Runs PGlite in a thread of its own, so that a stuck disk or a long query cannot stop the event loop of the shop,
// and serves it over the Postgres protocol on a private socket: the rest of the code knows one driver only.
// Plain JavaScript, because Node loads it directly, outside Next's bundles.
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { parentPort, workerData } from 'node:worker_threads';
import { serveCopies } from './copy-server.mjs';

const db = await PGlite.create({
  dataDir: workerData.dataDir,
  extensions: { pg_trgm, unaccent },
  // Postgres' own default is 128 MB, and the memory of a WASM module never shrinks (docs/adr/0059).
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'],
});
const server = new PGLiteSocketServer({ db, path: workerData.socketPath, maxConnections: 4 });
await server.start();
const copies = await serveCopies(db, workerData.dataDir, workerData.copySocketPath);
parentPort.postMessage({ type: 'ready' });

parentPort.on('message', async (message) => {
  // The answer proves that this thread's event loop runs; a query stuck on a full disk would block it.
  if (message.type === 'ping') parentPort.postMessage({ type: 'pong', id: message.id });
  if (message.type === 'close') {
    copies.close();
    await server.stop();
    await db.close();
    parentPort.postMessage({ type: 'closed' });
    parentPort.close();
  }
});
