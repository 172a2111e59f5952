/**
 * What a shop costs as its catalogue grows: pages made for the first time and cached pages, lists, the sitemap, disk,
 * memory and the start, over generated catalogues.
 *
 *   npm run bench:scale -- [--sizes 1000,10000,100000] [--engines postgres,embedded] [--write] [--short]
 *
 * `TEST_DATABASE_URL` names a Postgres server (default: postgres@127.0.0.1); a database of its own is made there and
 * dropped. The embedded database is filled up to 10,000 products. `--write` puts the figures into docs/scale.json and
 * the table of docs/performance.md, beside the search's own (`npm run bench:search`). Ends with 1 when a page is not
 * answered.
 */
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findStaleness } from '../scripts/steps/build-stamp.mjs';
import { distDir } from '../scripts/steps/environment.mjs';
import { run } from '../scripts/steps/run.mjs';
import { fillShop } from './scale/fill-shop';
import { measurePages } from './scale/measure-pages';
import { writeReport, type Step } from './scale/report';
import { sizeOf } from './scale/size-of';
import { readEngines } from './read-engines';
import type { Engine } from './search/open-empty';
import { inShort, shortOption } from './short';
import { openShop, type Shop } from './speed/open-shop';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: inShort('200', '1000,10000,100000') },
    engines: { type: 'string', default: inShort('embedded', 'postgres,embedded') },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const MOST_EMBEDDED = 10_000;

async function open(settings: Record<string, string>): Promise<{ shop: Shop; seconds: number }> {
  const started = performance.now();
  const shop = await openShop({ SEED_DEMO: 'false', SERVICE_WORKER: 'off', ...settings });
  return { shop, seconds: (performance.now() - started) / 1_000 };
}

async function measureShop(engine: Engine, size: number): Promise<Step> {
  const data = await fillShop(engine, size, SERVER);
  try {
    const first = await open(data.settings);
    const memoryIdleMb = first.shop.memoryMb() ?? 0;
    const pages = await measurePages(first.shop.origin, size);
    const memoryMb = first.shop.memoryMb() ?? 0;
    const load = loadavg()[0] ?? 0;
    const stored = sizeOf(join(distDir(), 'server', 'route-cache'), '.html');
    await first.shop.close();
    const second = await open(data.settings);
    await second.shop.close();
    return {
      engine,
      size,
      load,
      fillSeconds: data.fillSeconds,
      databaseBytes: data.databaseBytes,
      startSeconds: first.seconds,
      restartSeconds: second.seconds,
      memoryIdleMb,
      memoryMb,
      pageBytes: stored.bytes / Math.max(1, stored.files),
      pages,
    };
  } finally {
    await data.drop();
  }
}

async function main() {
  // A build is no part of a start.
  if (findStaleness()) await run(process.execPath, ['scripts/build.mjs']);
  const steps: Step[] = [];
  for (const engine of await readEngines(values.engines)) {
    for (const size of values.sizes.split(',').map(Number)) {
      if (engine === 'embedded' && size > MOST_EMBEDDED) continue;
      const step = await measureShop(engine, size);
      console.log(JSON.stringify(step, null, 2));
      steps.push(step);
      if (values.write) await writeReport(steps);
    }
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
