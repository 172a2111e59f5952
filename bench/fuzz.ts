/**
 * Requests made from the contract's schemas, right and wrong, of every role: no 5xx, nothing over two seconds, every
 * answer as the contract has it, no secret, no word of the inside, and the session of the role lives on.
 *
 *   npm run bench:fuzz -- [--requests 10000] [--roles all|admin,customer] [--engine embedded|postgres] [--seed N]
 *                         [--minutes 600] [--detail] [--write] [--short]
 *
 * Each role has a shop of its own, filled with the demo. `TEST_DATABASE_URL` names a Postgres server (default:
 * postgres@127.0.0.1); databases of its own are made there and dropped. `--write` puts the table into
 * docs/reliability.md. Ends with 1 when a fault is found.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { FUZZ_ROLES, openFuzzWorld } from '@/testing/fuzz/fuzz-world';
import { describeFault, isStillSignedIn, runFuzz, type FuzzOutcome } from '@/testing/fuzz/run-fuzz';
import { POSTGRES_SERVER } from './buyers/find-postgres';
import { fuzzTable } from './fuzz/report';
import { openEmpty, type Engine } from './search/open-empty';
import { inShort, shortOption } from './short';
import { writeBetween } from './write-doc';

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: inShort('80', '10000') },
    roles: { type: 'string', default: inShort('customer,admin', 'all') },
    engine: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    minutes: { type: 'string', default: '600' },
    detail: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});
const PATIENCE_MS = inShort(60_000, 2_000);
const seed = Number(values.seed);
const requests = Number(values.requests);
const engine: Engine = values.engine === 'postgres' ? 'postgres' : 'embedded';
const roles = FUZZ_ROLES.filter((role) => values.roles === 'all' || values.roles.split(',').includes(role));

function tell(outcome: FuzzOutcome) {
  const { role, ok, refused, waits, broken, slowestMs, slowest, reached, open, seconds, faults } = outcome;
  console.log(
    `${role}: ${outcome.requests} requests in ${seconds.toFixed(0)} s, ${((100 * ok) / outcome.requests).toFixed(0)} % 2xx, ${refused} 4xx, ${waits} told to wait, ${broken} 5xx, ${reached} of ${open} endpoints answered 2xx, slowest ${slowestMs.toFixed(0)} ms (${slowest}), ${faults.length} faults, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const fault of faults) console.log(describeFault(fault));
  if (!values.detail) return;
  for (const [endpoint, kinds] of outcome.answers)
    console.log(`  ${endpoint}: ${[...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ')}`);
}

async function main() {
  console.log(`seed ${seed}, ${engine}`);
  const outcomes: FuzzOutcome[] = [];
  const started = performance.now();
  for (const [index, role] of roles.entries()) {
    const world = await openFuzzWorld(await openEmpty(engine, POSTGRES_SERVER));
    try {
      const person = await world.makePerson(role);
      // The remaining time is shared equally among the remaining roles.
      const leftMs = Number(values.minutes) * 60_000 - (performance.now() - started);
      const enoughMs = leftMs / (roles.length - index);
      const outcome = await runFuzz(world, person, { requests, seed, patienceMs: PATIENCE_MS, enoughMs });
      outcomes.push(outcome);
      tell(outcome);
      const isSignedIn = await isStillSignedIn(world, person);
      if (!isSignedIn) console.log(`${role}: THE SESSION IS LOST`);
      if (!isSignedIn || outcome.faults.length > 0 || outcome.broken > 0) process.exitCode = 1;
    } finally {
      await world.close();
    }
  }
  const table = fuzzTable(outcomes, engine);
  console.log(`\n${table}`);
  if (values.write) await writeBetween('docs/reliability.md#fuzz', table);
}

void main();
