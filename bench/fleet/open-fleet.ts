import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { POSTGRES_SERVER } from '../buyers/find-postgres';
import { freePort } from '../speed/free-port';
import { openProxy } from '../speed/open-proxy';
import { openShop, type Shop } from '../speed/open-shop';
import { makeDatabase } from './make-database';
import { openOwnRedis, type OwnRedis } from './own-redis';

/** Two instances of the shop on one Postgres and one Redis, behind nginx. */
export interface Fleet {
  /** By number, 0 and 1; one that was started again has the address of the one before. */
  instances: Shop[];
  /** Stops an instance. @returns its exit code */
  stop(index: number, signal: NodeJS.Signals): Promise<number | null>;
  /** Starts it again at the same address, and waits until it says that it is open. */
  start(index: number): Promise<void>;
  redis: OwnRedis;
  databaseUrl: string;
  /** Of nginx, by IPv4; null without it. */
  proxyOrigin: string | null;
  close(): Promise<void>;
}

/** How long nginx leaves out an instance that refused a connection. */
export const FAIL_TIMEOUT_SECONDS = 3;

export async function openFleet({ withProxy = true } = {}): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'fleet-'));
  const database = await makeDatabase(POSTGRES_SERVER);
  const redis = await openOwnRedis();
  const ports = [await freePort(), await freePort()];
  const envOf = (index: number) => ({
    PORT: String(ports[index]),
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    // One folder of pictures, as on shared storage. Making them takes a minute: those of an earlier run do as well.
    MEDIA_DIR: process.env.MEDIA_DIR ?? join(folder, 'media'),
    APP_SECRET: 'the secret both instances sign with, long enough',
    DEMO_PASSWORD: 'BoaLida-demo-2026',
    TRUSTED_PROXY: 'true',
    LOG_LEVEL: 'info',
  });
  // One after the other: the first builds and makes the pictures for both.
  const instances: Shop[] = [await openShop(envOf(0))];
  instances.push(await openShop(envOf(1)));
  const servers = ports.map((port) => `127.0.0.1:${port} fail_timeout=${FAIL_TIMEOUT_SECONDS}s`);
  const proxy = withProxy ? await openProxy(servers, Buffer.from('')) : null;
  const stop = async (index: number, signal: NodeJS.Signals) =>
    (await instances[index]?.stop(signal)) ?? null;
  return {
    instances,
    stop,
    async start(index) {
      instances[index] = await openShop(envOf(index));
    },
    redis,
    databaseUrl: database.url,
    proxyOrigin: proxy?.origin.replace('localhost', '127.0.0.1') ?? null,
    async close() {
      await proxy?.close();
      await Promise.all(instances.map((shop) => shop.close()));
      await redis.kill();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
