/**
 * Measures search, lists and suggestions over generated catalogues, on Postgres and on the embedded database.
 *
 *   npm run bench:search -- [--sizes 1000,10000,100000] [--engines postgres,embedded] [--runs 40] [--keep] [--write]
 *     [--short]
 *
 * `TEST_DATABASE_URL` names a Postgres server (default: postgres@127.0.0.1); a database of its own is made there and
 * dropped. With `--keep` a catalogue on Postgres stays (database `bench_search_<size>`), and the next run with `--keep`
 * measures it without filling it again. `--write` puts the figures into docs/search-scale.json and the table of docs/search.md. Ends
 * with 1 when nothing is found, or a query over 100,000 products misses its limit.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { boaLida } from '@config/brands/boa-lida';
import { NO_TRAITS } from '@/contract/list-options';
import type { Database } from '@/server/db/client';
import { indexProducts } from '@/server/domains/catalog/search/search-index.repo';
import { makeCatalog } from '@/testing/seeded-catalog';
import { makeCatalogue } from './search/make-catalogue';
import { measure } from './search/measure';
import { readEngines } from './read-engines';
import { openEmpty, openFilled, type Engine, type Filled } from './search/open-empty';
import { LISTS, SUGGESTIONS } from './search/queries';
import { missesOf, writeReport, type Fill, type Measure } from './search/report';
import { inShort, shortOption } from './short';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: inShort('300', '1000,10000,100000') },
    engines: { type: 'string', default: 'postgres,embedded' },
    runs: { type: 'string', default: inShort('2', '40') },
    keep: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
/** A product of the demo: it is in every catalogue. */
const WRITTEN = 'p001';
const RUNS = Number(values.runs);
const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

async function openCatalogue(engine: Engine, size: number): Promise<Filled> {
  const fill = ({ db }: Database) => makeCatalogue(db, size);
  if (values.keep && engine === 'postgres') return openFilled(SERVER, `bench_search_${size}`, fill);
  const started = performance.now();
  const database = await openEmpty(engine, SERVER);
  await fill(database);
  return { database, seconds: Math.round((performance.now() - started) / 1_000) };
}

async function measureCatalogue(engine: Engine, size: number): Promise<{ fill: Fill; measures: Measure[] }> {
  const { database, seconds } = await openCatalogue(engine, size);
  try {
    console.log(`\n${engine}, ${size} products, made in ${seconds} s; ms: p50, p95, first, CPU`);
    const shop = makeCatalog(database.db, { brand: boaLida });
    const work: [string, () => Promise<unknown>][] = [
      ...Object.entries(LISTS).map(([name, filters]): [string, () => Promise<unknown>] => [
        name,
        () => shop.listProducts(filters),
      ]),
      ...Object.entries(SUGGESTIONS).map(([name, q]): [string, () => Promise<unknown>] => [
        name,
        () => shop.suggestSearch(q),
      ]),
      ['categories', () => shop.listCategories()],
      ['write: texts of one product', () => indexProducts(database.db, [WRITTEN])],
    ];
    const { total } = await shop.listProducts({ pagina: 1, categoria: [], peso: [], ...NO_TRAITS });
    if (total === 0) throw new Error(`${engine}: a catalogue of ${size} products, and none is listed`);
    const measures: Measure[] = [];
    for (const [query, run] of work) {
      const times = await measure(database, RUNS, run);
      measures.push({ engine, size, query, ...times });
      const figures = [times.p50, times.p95, times.first, times.cpu].map((ms) =>
        (ms?.toFixed(1) ?? '-').padStart(6),
      );
      console.log(query.padEnd(46), figures.join('  '));
    }
    return { fill: { engine, size, seconds, load: loadavg()[0] ?? 0 }, measures };
  } finally {
    await database.close();
  }
}

async function main() {
  const fills: Fill[] = [];
  const measures: Measure[] = [];
  for (const engine of await readEngines(values.engines)) {
    for (const size of values.sizes.split(',').map(Number)) {
      const one = await measureCatalogue(engine, size);
      fills.push(one.fill);
      measures.push(...one.measures);
    }
  }
  if (values.write) await writeReport({ fills, measures, runs: RUNS });
  const misses = missesOf(measures);
  misses.forEach((miss) => console.log(`over its limit: ${miss}`));
  if (misses.length > 0) process.exitCode = 1;
}

void main();
