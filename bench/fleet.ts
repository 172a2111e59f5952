/**
 * Two instances of the built shop on one Postgres and one Redis, behind nginx with the configuration of deploy/nginx:
 * what is saved on one and seen on the other, Redis killed, a rolling restart and a kill under load, and who does the
 * background work.
 *
 *   npm run bench:fleet -- [--write] [--short]
 *
 * Needs `nginx`, `redis-server` and a Postgres (TEST_DATABASE_URL, default postgres@127.0.0.1), where a database of its
 * own is made and dropped; a short run does without nginx what can be done without. `--write` puts the table into docs/reliability.md. Ends with 1 when a promise is broken.
 */
import { parseArgs } from 'node:util';
import { signInByApi } from '../e2e/support/shop-api';
import { findPostgres } from './buyers/find-postgres';
import { checkEdits, checkRedisKilled, pickProduct } from './fleet/check-pages';
import { checkKilled, checkRollingRestart, checkRunner } from './fleet/check-restarts';
import { openFleet, type Fleet } from './fleet/open-fleet';
import { tableOf, type Finding } from './fleet/report';
import { hasProgram } from './has-program';
import { isShort, shortOption, skipShortWithout } from './short';
import { writeBetween } from './write-doc';

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, ...shortOption },
});

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
  if (!fleet.proxyOrigin) console.log('Left out: nginx and the restarts behind it, for there is none here.');
  note(await checkRollingRestart(fleet, product));
  note(await checkKilled(fleet, product));
  return findings;
}

async function main() {
  skipShortWithout('Postgres', (await findPostgres()) !== null);
  skipShortWithout('redis-server', hasProgram('redis-server'));
  const fleet = await openFleet({ withProxy: !isShort || hasProgram('nginx') });
  try {
    const findings = await measure(fleet);
    const table = tableOf(findings);
    console.log(`\n${table}`);
    if (values.write) await writeBetween('docs/reliability.md#fleet', table);
    if (findings.some(({ holds }) => !holds)) process.exitCode = 1;
  } finally {
    await fleet.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
