/**
 * Processor time of each kind of request to the API, of the shop and of Postgres apart. Time of the processor and not of the
 * clock: other work on the machine makes everything wait, and costs nothing here.
 *
 *   tsx bench/request-cost.ts [--requests 300]
 *
 * Needs a Postgres on this machine (TEST_DATABASE_URL, default postgres@127.0.0.1), where a database of its own is made and
 * dropped. Pages that are stored are measured by `npm run bench`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { makeOrder } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { seedTestCatalog } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { POSTGRES_SERVER } from './buyers/find-postgres';
import { makeDatabase } from './fleet/make-database';

const { values } = parseArgs({ options: { requests: { type: 'string', default: '300' } } });
const REQUESTS = Number(values.requests);
/** A tick of the kernel's count of processor time, in milliseconds. */
const TICK_MS = 10;
const WARM_UP = 20;

/** Fields 14 and 15 of /proc/<pid>/stat: user and system time. */
function readCpuMs(pid: number): number {
  // A connection that was idle was closed meanwhile: it did nothing.
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

async function measure({ services }: TestApp, name: string, ask: () => Promise<unknown>): Promise<void> {
  for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
  const answer: unknown = await services.db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'`,
  );
  const { rows } = answer as { rows: { pid: number }[] };
  const readPostgres = () => rows.reduce((sum, { pid }) => sum + readCpuMs(pid), 0);
  const [postgres, shop] = [readPostgres(), process.cpuUsage()];
  for (let turn = 0; turn < REQUESTS; turn += 1) await ask();
  const { user, system } = process.cpuUsage(shop);
  const own = (user + system) / 1_000 / REQUESTS;
  const theirs = Math.max(0, readPostgres() - postgres) / REQUESTS;
  console.log(`| ${name} | ${own.toFixed(2)} | ${theirs.toFixed(2)} |`);
}

async function main() {
  const place = await makeDatabase(POSTGRES_SERVER);
  const database = await openDatabase(readEnv({ DATABASE_URL: place.url, DATABASE_POOL_SIZE: '2' }));
  const shop = await makeTestApp({ database, env: { TRUSTED_PROXY: 'true' } });
  try {
    await seedTestCatalog(shop.services.db);
    const pack = await makeProduct(shop.services.db, { variations: [{ stock: 5_000 }] });
    const variationId = pack.variations[0]?.id ?? '';
    const people = await Promise.all(
      Array.from({ length: REQUESTS + WARM_UP }, () => makeUser(shop.services)),
    );
    const body = { items: [{ variationId, quantity: 1 }] };
    let turn = 0;
    let visitor = 0;
    // Limits count visitors: each request is one of its own.
    const request: TestApp['request'] = (method, path, options = {}) => {
      visitor += 1;
      const address = `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`;
      return shop.request(method, path, {
        ...options,
        headers: { ...options.headers, 'x-forwarded-for': address },
      });
    };
    const ask = async (method: string, path: string, sent: object = {}) => {
      const { status } = await request(method, path, sent);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    };
    const get = (path: string) => () => ask('GET', path);
    console.log('| what | shop, ms | Postgres, ms |\n| --- | ---: | ---: |');
    await measure(shop, 'answer without a database (`/health`)', get('/health'));
    await measure(shop, 'product', get('/product/seca-brava-40?locale=en'));
    await measure(shop, 'list of a category with facets', get('/product/?categoria=aves&locale=en'));
    await measure(shop, 'search', get('/search/?q=sal%20mineral&locale=en'));
    await measure(shop, 'suggestions', get('/search/suggestions/?q=sal&locale=en'));
    await measure(shop, 'quote of a cart', () => ask('POST', '/checkout/', { body }));
    await measure(shop, 'order by PIX, with its quote', async () => {
      await makeOrder({ request }, people[turn++]?.token ?? '', variationId);
    });
  } finally {
    await shop.close();
    await place.drop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
