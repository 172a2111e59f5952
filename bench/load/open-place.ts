import { readFileSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { POSTGRES_SERVER } from '../buyers/find-postgres';
import { openFleet } from '../fleet/open-fleet';
import { openShop } from '../speed/open-shop';

/** A shop that is open, and what can be read of it. */
export interface Place {
  name: string;
  base: string;
  databaseUrl: string;
  memoryMb(): number | null;
  readBuildId(): Promise<string>;
  /** Delay of its event loop since this was read last, in milliseconds; null where it does not tell. */
  readLoop(): Promise<{ mean: number; p99: number } | null>;
  close(): Promise<void>;
}

async function onServer(statement: string) {
  const client = new Client({ connectionString: POSTGRES_SERVER });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function readBuildId(base: string): Promise<string> {
  const html = await (await fetch(base)).text();
  const id = /\/_next\/static\/([\w-]+)\/_buildManifest\.js/.exec(html)?.[1];
  if (!id) throw new Error(`${base} is no page of the shop`);
  return id;
}

async function readLoop(base: string, token: string | undefined) {
  if (!token) return null;
  const answer = await fetch(`${base}/api/metrics`, { headers: { authorization: `Bearer ${token}` } });
  if (!answer.ok) return null;
  const text = await answer.text();
  const read = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? NaN) * 1_000;
  return { mean: read('nodejs_eventloop_lag_mean_seconds'), p99: read('nodejs_eventloop_lag_p99_seconds') };
}

function memoryOf(pid: string | undefined): number | null {
  if (!pid) return null;
  try {
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kB ? Number(kB) / 1_024 : null;
  } catch {
    return null;
  }
}

/** Both of them behind nginx, as they are deployed. */
async function openTwo(): Promise<Place> {
  const fleet = await openFleet();
  const base = fleet.proxyOrigin ?? '';
  return {
    name: 'Two instances on Postgres and Redis, behind nginx',
    base,
    databaseUrl: fleet.databaseUrl,
    memoryMb: () => fleet.instances.reduce((sum, shop) => sum + (shop.memoryMb() ?? NaN), 0),
    readBuildId: () => readBuildId(base),
    readLoop: async () => null,
    close: fleet.close,
  };
}

interface Wanted {
  instances?: string;
  base?: string;
  database?: string;
  metrics?: string;
  pid?: string;
}

/**
 * The shop at `base`, or one or two instances that are built and started here on a database of their own.
 * @throws Error when a base comes without its database
 */
export async function openPlace({ instances, base, database, metrics, pid }: Wanted): Promise<Place> {
  if (base) {
    if (!database) throw new Error('--base needs --database: customers and stock are put there');
    const origin = base.replace(/\/$/, '');
    return {
      name: `The shop at ${origin}, Postgres`,
      base: origin,
      databaseUrl: database,
      memoryMb: () => memoryOf(pid),
      readBuildId: () => readBuildId(origin),
      readLoop: () => readLoop(origin, metrics),
      close: async () => undefined,
    };
  }
  if (instances === '2') return openTwo();
  const name = `bench_load_${process.pid}`;
  await onServer(`create database ${name}`);
  const url = new URL(POSTGRES_SERVER);
  url.pathname = name;
  const token = randomBytes(24).toString('base64url');
  const shop = await openShop({ DATABASE_URL: url.href, METRICS_TOKEN: token });
  return {
    name: 'One instance on Postgres',
    base: shop.origin,
    databaseUrl: url.href,
    memoryMb: shop.memoryMb,
    readBuildId: () => readBuildId(shop.origin),
    readLoop: () => readLoop(shop.origin, token),
    async close() {
      await shop.close();
      await onServer(`drop database ${name} with (force)`);
    },
  };
}
