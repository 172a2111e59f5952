/**
 * Two instances of the built shop on one Postgres and one Redis, behind nginx with the configuration of deploy/nginx:
 * what is saved on one and seen on the other, Redis killed, a rolling restart and a kill under load, and who does the
 * background work.
 *
 *   npm run bench:fleet -- [--write]
 *
 * Needs `nginx`, `redis-server` and a Postgres (TEST_DATABASE_URL, default postgres@127.0.0.1), where a database of its
 * own is made and dropped. `--write` puts the table into docs/reliability.md. Ends with 1 when a promise is broken.
 */
import { parseArgs } from 'node:util';
import { signInByApi } from '../e2e/shop-api';
import { checkEdits, checkRedisKilled, pickProduct } from './fleet/check-pages';
import { checkKilled, checkRollingRestart, checkRunner } from './fleet/check-restarts';
import { openFleet, type Fleet } from './fleet/open-fleet';
import { tableOf, writeTable, type Finding } from './fleet/report';

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

async function measure(fleet: Fleet): Promise<Finding[]> {
  const origin = fleet.instances[0]?.origin ?? '';
  const product = await pickProduct(origin);
  const staff = await signInByApi(origin);
  const findings: Finding[] = [];
  const note = (found: readonly Finding[]) => {
    findings.push(...found);
    found.forEach(({ name, figure, holds }) => console.log(`${holds ? 'ok  ' : 'FAIL'} ${name}: ${figure}`));
  };
  note(await checkRunner(fleet));
  note(await checkEdits(fleet, product, staff));
  note(await checkRedisKilled(fleet, product, staff));
  note(await checkRollingRestart(fleet, product));
  note(await checkKilled(fleet, product));
  return findings;
}

async function main() {
  const fleet = await openFleet();
  try {
    const findings = await measure(fleet);
    const table = tableOf(findings);
    console.log(`\n${table}`);
    if (values.write) writeTable('docs/reliability.md', table);
    if (findings.some(({ holds }) => !holds)) process.exitCode = 1;
  } finally {
    await fleet.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
