import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { orders, products, seedRuns } from '@/server/db/schema';
import { everyPicture } from '@/testing/seeded-catalog';
import { makeTestApp } from '@/testing/test-app';
import { seedWhenEmpty } from './seed';

const SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
const isThere = await onServer('select 1').then(
  () => true,
  (error: unknown) => {
    if (process.env.TEST_DATABASE_URL) throw error;
    return false;
  },
);

describe.skipIf(!isThere)('two seeds at once on Postgres', () => {
  it('fill the database once: one seeds, the other waits for it and leaves it alone', async () => {
    const name = `e_seed_${process.pid}`;
    await onServer(`create database ${name}`);
    const url = new URL(SERVER);
    url.pathname = name;
    const env = readEnv({ DATABASE_URL: url.href });
    const shops = [];
    try {
      for (let i = 0; i < 2; i += 1) shops.push(await makeTestApp({ database: await openDatabase(env) }));
      await Promise.all(shops.map(({ services }) => seedWhenEmpty(services, async () => everyPicture)));
      const db = shops[0]?.services.db;
      expect([await db?.$count(products), await db?.$count(orders), await db?.$count(seedRuns)]).toEqual([
        72, 25, 1,
      ]);
    } finally {
      for (const shop of shops) await shop.close();
      await onServer(`drop database ${name} with (force)`);
    }
  }, 180_000);
});
