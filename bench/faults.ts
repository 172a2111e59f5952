/**
 * The faults that need a built shop, a disk of its own or minutes: each is made to happen, and what it did is measured.
 *
 *   npm run bench:faults -- [--only full-disk,drain] [--requests 100000] [--clients 40] [--write] [--short]
 *
 * `--write` puts the table into docs/reliability.md. `full-disk` mounts a file system in memory and needs the rights
 * for it; `stale-pages` needs a Postgres (`TEST_DATABASE_URL`, default: postgres@127.0.0.1). On a busy machine take fewer
 * `--clients`: a stop waits ten seconds for them. A short run leaves out those that take minutes. Ends with 1 when anything did not hold.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findPostgres } from './buyers/find-postgres';
import { runDrain } from './faults/drain';
import type { Finding } from './faults/finding';
import { runFullDisk } from './faults/full-disk';
import { runMailAway } from './faults/mail-away';
import { runMemory } from './faults/memory';
import { runSecondProcess } from './faults/second-process';
import { runStalePages } from './faults/stale-pages';
import { stopAllShops } from './faults/start-shop';
import { runStuckDatabase } from './faults/stuck-database';
import { inShort, isShort, shortOption } from './short';
import { writeBetween } from './write-doc';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: inShort('second-process,drain,stale-pages,memory', '') },
    requests: { type: 'string', default: inShort('200', '100000') },
    clients: { type: 'string', default: inShort('4', '40') },
    write: { type: 'boolean', default: false },
    ...shortOption,
  },
});

const FAULTS: Record<string, (folder: string) => Promise<Finding[]>> = {
  'second-process': runSecondProcess,
  'stuck-database': runStuckDatabase,
  'full-disk': runFullDisk,
  drain: (folder) => runDrain(folder, Number(values.clients)),
  'mail-away': runMailAway,
  'stale-pages': runStalePages,
  memory: (folder) => runMemory(folder, Number(values.requests)),
};

const PLACE = 'docs/reliability.md#faults';

function tableOf(findings: readonly Finding[]) {
  const rows = findings.map(
    ({ fault, figure, holds }) => `| ${fault} | ${figure} | ${holds ? 'yes' : 'NO'} |`,
  );
  return ['| fault | what was measured | holds |', '| --- | --- | --- |', ...rows].join('\n');
}

/** What is wanted of it; without a Postgres a short run leaves out what needs one. */
async function chooseFaults(): Promise<string[]> {
  const wanted = values.only ? values.only.split(',') : Object.keys(FAULTS);
  const hasPostgres = !isShort || (await findPostgres()) !== null;
  const chosen = wanted.filter((name) => hasPostgres || name !== 'stale-pages');
  const left = Object.keys(FAULTS).filter((name) => !chosen.includes(name));
  if (left.length > 0) console.log(`Left out: ${left.join(', ')}.`);
  return chosen;
}

async function main() {
  const findings: Finding[] = [];
  for (const name of await chooseFaults()) {
    const run = FAULTS[name];
    if (!run) throw new Error(`There is no fault ${name}: ${Object.keys(FAULTS).join(', ')}`);
    const folder = mkdtempSync(join(tmpdir(), 'faults-'));
    console.log(`… ${name}`);
    const found = await run(folder).catch((error: unknown): Finding[] => [
      { fault: name, figure: `broke off: ${String(error)}`, holds: false },
    ]);
    await stopAllShops();
    rmSync(folder, { recursive: true, force: true });
    found.forEach(({ fault, figure, holds }) =>
      console.log(`${holds ? 'ok  ' : 'FAIL'} ${fault}: ${figure}`),
    );
    findings.push(...found);
  }
  if (values.write) await writeBetween(PLACE, tableOf(findings));
  if (findings.some(({ holds }) => !holds)) process.exitCode = 1;
}

void main();
