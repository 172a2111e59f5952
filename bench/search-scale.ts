/**
 * Measures search, lists and suggestions over generated catalogues, on Postgres and on the embedded database.
 *
 *   npm run bench:search -- [--sizes 1000,10000,100000] [--engines postgres,embedded] [--runs 40] [--write]
 *
 * `TEST_DATABASE_URL` names a Postgres server (default: postgres@127.0.0.1); a database of its own is made there and
 * dropped. `--write` puts the figures into docs/search-scale.json and the table of docs/search.md.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { boaLida } from '@config/brands/boa-lida';
import { readEnv } from '@/env';
import { openDatabase, type Database } from '@/server/db/client';
import { makeCatalog } from '@/testing/seeded-catalog';
import { makeCatalogue } from './search/make-catalogue';
import { LISTS, SUGGESTIONS } from './search/queries';
import { writeReport, type Measure } from './search/report';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '1000,10000,100000' },
    engines: { type: 'string', default: 'postgres,embedded' },
    runs: { type: 'string', default: '40' },
    write: { type: 'boolean', default: false },
  },
});
const RUNS = Number(values.runs);
const WARM_UP = 3;
const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const percentile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;

async function time(work: () => Promise<unknown>): Promise<Pick<Measure, 'p50' | 'p95'>> {
  for (let i = 0; i < WARM_UP; i += 1) await work();
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}

async function onServer(sql: string) {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** An empty, migrated database of the engine; `close` leaves nothing behind. */
async function openEmpty(engine: string): Promise<Database> {
  if (engine === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'bench-search-'));
    const database = await openDatabase(readEnv({ DATA_DIR: folder }));
    return {
      ...database,
      async close() {
        await database.close();
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const name = `bench_search_${process.pid}`;
  await onServer(`create database ${name}`);
  const url = new URL(SERVER);
  url.pathname = name;
  const database = await openDatabase(readEnv({ DATABASE_URL: url.href }));
  return {
    ...database,
    async close() {
      await database.close();
      await onServer(`drop database ${name}`);
    },
  };
}

async function main() {
  const measures: Measure[] = [];
  for (const engine of values.engines.split(',')) {
    for (const size of values.sizes.split(',').map(Number)) {
      const started = performance.now();
      const database = await openEmpty(engine);
      try {
        await makeCatalogue(database.db, size);
        console.log(
          `\n${engine}, ${size} products, made in ${Math.round((performance.now() - started) / 1000)} s`,
        );
        const shop = makeCatalog(database.db, { brand: boaLida });
        const work = [
          ...Object.entries(LISTS).map(
            ([name, filters]) => [name, () => shop.listProducts(filters)] as const,
          ),
          ...Object.entries(SUGGESTIONS).map(([name, q]) => [name, () => shop.suggestSearch(q)] as const),
          ['categories', () => shop.listCategories()] as const,
        ];
        for (const [query, run] of work) {
          const measure = { engine, size, query, ...(await time(run)) };
          measures.push(measure);
          console.log(
            `${query.padEnd(46)} p50 ${measure.p50.toFixed(1).padStart(7)}  p95 ${measure.p95.toFixed(1).padStart(7)} ms`,
          );
        }
      } finally {
        await database.close();
      }
    }
  }
  if (values.write) await writeReport(measures, RUNS);
}

void main();
