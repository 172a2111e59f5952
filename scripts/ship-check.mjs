// npm run ship:check: builds the standalone folder, moves it away, and runs it as a stranger would: looked at, ordered
// from, stopped under way, started again on the same data. With TEST_DATABASE_URL on Postgres too, and with
// TEST_REDIS_URL on that with shared pages.
//   npm run ship:check -- --built   takes the standalone folder that is there
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { letPagesBeWritten, moveShop, runOperatorScript, startShop, user } from './ship-check/moved-shop.mjs';
import {
  findOrder,
  lookAround,
  lookInside,
  makeVisitor,
  placeOrder,
  stopUnderWay,
} from './ship-check/visit.mjs';
import { SetupFault, distDir } from './steps/environment.mjs';
import { runScript, seconds } from './steps/progress.mjs';
import { run } from './steps/run.mjs';

const PASSWORD = randomBytes(12).toString('base64url');
const SECRET = randomBytes(32).toString('hex');

/** Receives spans as a collector does; `hasSpans` resolves with the first ones. */
async function openCollector() {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.end('{}'));
    if (request.url === '/v1/traces') server.emit('spans');
  });
  const hasSpans = once(server, 'spans');
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}`, hasSpans, close: () => server.close() };
}

/** A database of its own on the given Postgres, for as long as the work takes. */
async function withDatabase(address, work) {
  const name = `ship_check_${process.pid}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
    const own = new URL(address);
    own.pathname = `/${name}`;
    await work(own.href);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
}

async function tell(title, work) {
  const started = performance.now();
  const answer = await work();
  console.log(`  ✓ ${title} (${seconds(started)})`);
  return answer;
}

/** Two runs of the shop on the same data. */
async function tryShop(title, place, settings) {
  console.log(`${title}, as ${user}:`);
  const collector = await openCollector();
  const observed = { METRICS_TOKEN: SECRET, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url };
  const first = await tell('opens on empty data', () => startShop(place, { ...settings, ...observed }));
  const visitor = makeVisitor(first.origin);
  let placed;
  try {
    await tell('pages, API, pictures, worker', () => lookAround(visitor));
    await tell('metrics and spans', () => lookInside(visitor, { token: SECRET, ...collector }));
    placed = await tell('an order, and the same again', () => placeOrder(visitor, PASSWORD));
  } catch (error) {
    console.error(first.output().slice(-4_000));
    await first.stop();
    throw error;
  }
  await tell('SIGTERM: running requests are answered, exit code 0', () =>
    stopUnderWay(visitor, first.origin, first.stop),
  );
  collector.close();
  if (/Cannot find (module|package)/.test(first.output())) throw new SetupFault(first.output().slice(-4_000));
  await tell('the doctor finds no fault', () =>
    runOperatorScript(place, settings, ['scripts/doctor.mjs', '--json']),
  );
  if (!settings.DATABASE_URL)
    await tell('a backup', () =>
      runOperatorScript(place, settings, ['scripts/backup.mjs', '--to', join(place.data, 'backups')]),
    );
  if (existsSync(join(place.data, 'db.lock')))
    throw new SetupFault('The lock of the database is still there.');
  const second = await tell('opens again', () => startShop(place, settings));
  try {
    const again = makeVisitor(second.origin);
    await tell('the order and the session are there', () => findOrder(again, placed));
    await tell('pages, API, pictures, worker', () => lookAround(again));
  } finally {
    await second.stop();
  }
}

await runScript(async () => {
  const { values } = parseArgs({ options: { built: { type: 'boolean' } } });
  if (!values.built) await run(process.execPath, ['scripts/build.mjs', '--standalone']);
  const source = join(distDir(), 'standalone');
  if (!existsSync(join(source, 'server.mjs')))
    throw new SetupFault(`There is no ${source}: leave out --built.`);
  const settings = { DEMO_PASSWORD: PASSWORD, SITE_URL: '' };
  const root = mkdtempSync(join(tmpdir(), 'ship-check-'));
  try {
    const place = await tell('moved', async () => moveShop(source, root));
    await tryShop('Embedded database, in a folder it cannot write', place, settings);
    const address = process.env.TEST_DATABASE_URL;
    if (!address) return console.log('Not tried on Postgres: TEST_DATABASE_URL is not set.');
    letPagesBeWritten(place.folder);
    const shared = process.env.TEST_REDIS_URL ? { REDIS_URL: process.env.TEST_REDIS_URL } : {};
    const title = `Postgres${shared.REDIS_URL ? ' and Redis' : ''}, with a folder for the made pages`;
    await withDatabase(address, (own) =>
      tryShop(title, place, { ...settings, ...shared, DATABASE_URL: own, APP_SECRET: SECRET }),
    );
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
});
