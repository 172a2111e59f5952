/**
 * The rush: many people order the last units of a pack at the same moment, through the API, on both databases. Exactly
 * as many get one as there are; nothing goes below zero.
 *
 *   npm run bench:buyers -- [--buyers 1000] [--units 100] [--engines postgres,embedded] [--write] [--short]
 *
 * `TEST_DATABASE_URL` names a Postgres server (default: postgres@127.0.0.1); a database of its own is made there and
 * dropped. `--write` puts the table into docs/reliability.md. Ends with 1 when the books are wrong.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { makeTestApp } from '@/testing/test-app';
import { POSTGRES_SERVER } from './buyers/find-postgres';
import { runBuyers } from './buyers/run-buyers';
import { readEngines } from './read-engines';
import { openEmpty } from './search/open-empty';
import { inShort, shortOption } from './short';
import { writeBetween } from './write-doc';

const { values } = parseArgs({
  options: {
    buyers: { type: 'string', default: inShort('30', '1000') },
    units: { type: 'string', default: inShort('10', '100') },
    engines: { type: 'string', default: 'postgres,embedded' },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
const buyers = Number(values.buyers);
const units = Number(values.units);
const HEAD = '| database | orders | sold out | stock left | payments | asked again | took | load |';
const RULE = '| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |';

async function main() {
  const rows: string[] = [];
  for (const engine of await readEngines(values.engines)) {
    const shop = await makeTestApp({ database: await openEmpty(engine, POSTGRES_SERVER) });
    try {
      const outcome = await runBuyers(shop, { buyers, units });
      const load = loadavg()[0]?.toFixed(1);
      console.log(`${engine}: ${buyers} buyers, ${units} units, load ${load}`, outcome);
      const expected = Math.min(buyers, units);
      const isRight =
        outcome.orders === expected &&
        outcome.unitsSold === expected &&
        outcome.payments === expected &&
        outcome.stock === units - expected &&
        outcome.answers['201'] === expected &&
        (outcome.answers['409 OUT_OF_STOCK'] ?? 0) === buyers - expected;
      console.log(isRight ? '  the books are right' : '  THE BOOKS ARE WRONG');
      if (!isRight) process.exitCode = 1;
      const { orders, stock, payments, askedAgain, seconds, answers } = outcome;
      const soldOut = answers['409 OUT_OF_STOCK'] ?? 0;
      rows.push(
        `| ${[engine, orders, soldOut, stock, payments, askedAgain, `${seconds.toFixed(0)} s`, load].join(' | ')} |`,
      );
    } finally {
      await shop.close();
    }
  }
  if (values.write) await writeBetween('docs/reliability.md#buyers', [HEAD, RULE, ...rows].join('\n'));
}

void main();
