/**
 * Measures the lists, reports and tables of the shop's people over many orders, through the API.
 *
 *   npm run bench:orders -- [--size 100000] [--engines postgres] [--runs 20] [--write] [--short]
 *
 * `TEST_DATABASE_URL` names a Postgres server (default: postgres@127.0.0.1); a database of its own is made there and
 * dropped. `--write` puts the figures into docs/orders-scale.md. Ends with 1 when a list takes more than 200 ms (p95) or
 * a report more than 300 ms.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { makeTestApp } from '@/testing/test-app';
import { makeUser } from '@/testing/make-user';
import { POSTGRES_SERVER } from './buyers/find-postgres';
import { LISTS, REPORTS } from './orders/calls';
import { makeOrders } from './orders/make-orders';
import { writeOrdersReport, type OrdersMeasure } from './orders/report';
import { readEngines } from './read-engines';
import { measure } from './search/measure';
import { openEmpty, type Engine } from './search/open-empty';
import { inShort, isShort, shortOption } from './short';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: inShort('300', '100000') },
    engines: { type: 'string', default: 'postgres' },
    runs: { type: 'string', default: inShort('1', '20') },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
const size = Number(values.size);
const runs = Number(values.runs);

const CALLS = [
  ...Object.entries(LISTS).map(([name, query]) => ({
    name,
    path: `/order/?${query}`,
    limitMs: 200,
    afterSeconds: 0,
  })),
  ...Object.entries(REPORTS).flatMap(([name, days]) =>
    [
      { when: 'again within a minute', afterSeconds: 0 },
      { when: 'first in a minute', afterSeconds: 61 },
    ].map(({ when, afterSeconds }) => ({
      ...{ name: `report of ${name}, ${when}`, path: `/report/?dias=${days}` },
      ...{ limitMs: 300, afterSeconds },
    })),
  ),
];

async function measureEngine(engine: Engine): Promise<OrdersMeasure[]> {
  const database = await openEmpty(engine, POSTGRES_SERVER);
  const shop = await makeTestApp({ database });
  try {
    const started = performance.now();
    await makeOrders(database.db, size);
    const { token } = await makeUser(shop.services, {
      permissions: ['orders.read', 'reports.read'],
    });
    console.log(
      `\n${engine}, ${size} orders, made in ${Math.round(performance.now() - started)} ms; ms: p50, p95, CPU`,
    );
    const ask = async (path: string) => {
      const answer = await shop.request('GET', path, { token });
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
      return answer.text();
    };
    const measures: OrdersMeasure[] = [];
    for (const { name, path, limitMs, afterSeconds } of CALLS) {
      const times = await measure(database, runs, () => {
        shop.clock.current = new Date(shop.clock.current.getTime() + afterSeconds * 1_000);
        return ask(path);
      });
      measures.push({ engine, size, name, limitMs, ...times });
      const figures = [times.p50, times.p95, times.cpu].map((ms) => (ms?.toFixed(1) ?? '-').padStart(7));
      console.log(name.padEnd(42), ...figures, times.p95 > limitMs ? '  TOO SLOW' : '');
    }
    const before = performance.now();
    const table = await ask('/order/export?');
    const tableMs = performance.now() - before;
    console.log(`table of orders: ${(table.length / 1e6).toFixed(1)} MB in ${Math.round(tableMs)} ms`);
    return measures;
  } finally {
    await shop.close();
  }
}

async function main() {
  const measures: OrdersMeasure[] = [];
  for (const engine of await readEngines(values.engines)) measures.push(...(await measureEngine(engine)));
  if (values.write) await writeOrdersReport(measures, { runs, load: loadavg()[0] ?? 0 });
  if (!isShort && measures.some(({ p95, limitMs }) => p95 > limitMs)) process.exitCode = 1;
}

void main();
