import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { startLoad, type Ask, type LoadFigures } from './fleet-load';
import { FAIL_TIMEOUT_SECONDS, type Fleet } from './open-fleet';
import type { Product } from './check-pages';
import { inShort } from '../short';
import type { Finding } from './report';

const CLIENTS = inShort(4, 40);
const BEFORE_MS = 3_000;
/** A lease lasts 20 s and is asked for every 5 s; the rest is for a busy machine. */
const TAKE_OVER_MS = 45_000;
const LOOK_MS = 250;

const asksOf = ({ slug, variationId }: Product): Ask[] => [
  { kind: 'page', method: 'GET', path: `/produtos/${slug}` },
  { kind: 'read', method: 'GET', path: '/api/product/' },
  { kind: 'quote', method: 'POST', path: '/api/checkout/', body: { items: [{ variationId, quantity: 1 }] } },
  { kind: 'page', method: 'GET', path: '/pt-BR/shop' },
  { kind: 'quote', method: 'POST', path: '/api/checkout/', body: { items: [{ variationId, quantity: 2 }] } },
  { kind: 'read', method: 'GET', path: `/api/product/${slug}` },
];

const describeLoad = ({ requests, failures, p50Ms, p99Ms, maxMs }: LoadFigures) => {
  const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} ${kind}`);
  const which = kinds.length > 0 ? ` (${kinds.join(', ')})` : '';
  return {
    failed,
    text: `${failed} of ${requests} requests failed${which}; p50 ${p50Ms} ms, p99 ${p99Ms} ms, slowest ${maxMs} ms`,
  };
};

/** One instance after the other is stopped and started again, under load through nginx. */
export async function checkRollingRestart(fleet: Fleet, product: Product): Promise<Finding[]> {
  if (!fleet.proxyOrigin) return [];
  const load = startLoad(fleet.proxyOrigin, CLIENTS, asksOf(product));
  await pause(BEFORE_MS);
  const codes: (number | null)[] = [];
  for (const index of [1, 0]) {
    codes.push(await fleet.stop(index, 'SIGTERM'));
    await fleet.start(index);
    // Until nginx asks it again: the other one must not be stopped before.
    await pause((FAIL_TIMEOUT_SECONDS + 1) * 1_000);
  }
  const figures = await load.stop();
  figures.examples.forEach((line) => console.log(`  ${line}`));
  const { failed, text } = describeLoad(figures);
  return [
    {
      name: `Rolling restart (SIGTERM, start, next) under ${CLIENTS} clients: pages, reads and quotes`,
      figure: text,
      holds: failed === 0,
    },
    {
      name: 'Exit codes of the instances that were stopped',
      figure: codes.join(' and '),
      holds: codes.every((code) => code === 0),
    },
  ];
}

/** The processes that have the lease of the background work: names that they drew at their start. */
async function listRunners(databaseUrl: string): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ holder: string }>(
      `select holder from leases where name like 'background work of %' and expires_at > now()`,
    );
    return rows.map(({ holder }) => holder);
  } finally {
    await client.end();
  }
}

const tookLease = /background work of [\w-]+[^\n]*this process has the lease/;

/** @returns the number of the instance that does the background work, as soon as there is one */
async function waitForRunner({ instances }: Fleet): Promise<number> {
  const started = performance.now();
  for (;;) {
    const runner = instances.findIndex((shop) => tookLease.test(shop.output()));
    if (runner >= 0 || performance.now() - started > TAKE_OVER_MS) return runner;
    await pause(LOOK_MS);
  }
}

/** Who does the background work: one. */
export async function checkRunner(fleet: Fleet): Promise<Finding[]> {
  await waitForRunner(fleet);
  const runners = await listRunners(fleet.databaseUrl);
  const claims = fleet.instances.filter((shop) => tookLease.test(shop.output()));
  return [
    {
      name: 'Instances that do the background work of the shop',
      figure: `${runners.length} of ${fleet.instances.length}`,
      holds: runners.length === 1 && claims.length === 1,
    },
  ];
}

/**
 * The instance that does the background work dies of SIGKILL under load: what was under way in it is lost, nothing
 * after, and the other one takes the work over.
 */
export async function checkKilled(fleet: Fleet, product: Product): Promise<Finding[]> {
  if (!fleet.proxyOrigin) return [];
  const runner = await waitForRunner(fleet);
  const before = await listRunners(fleet.databaseUrl);
  const load = startLoad(fleet.proxyOrigin, CLIENTS, asksOf(product));
  await pause(BEFORE_MS);
  await fleet.stop(runner, 'SIGKILL');
  const killedAt = performance.now();
  await pause(BEFORE_MS);
  const figures = await load.stop();
  const { failed, text } = describeLoad(figures);
  let heirs: string[] = [];
  while (heirs.length === 0 && performance.now() - killedAt < TAKE_OVER_MS) {
    await pause(LOOK_MS);
    heirs = (await listRunners(fleet.databaseUrl)).filter((holder) => !before.includes(holder));
  }
  const seconds = ((performance.now() - killedAt) / 1_000).toFixed(0);
  return [
    {
      name: `kill -9 of an instance under ${CLIENTS} clients`,
      figure: text,
      // Pages and reads are asked of the other instance; a quote that was under way is not sent twice.
      holds: failed <= CLIENTS && failed === (figures.failures.quote ?? 0),
    },
    {
      name: 'Until the other instance has taken over the background work of the killed one',
      figure: heirs.length === 1 ? `${seconds} s` : 'never',
      holds: heirs.length === 1,
    },
  ];
}
