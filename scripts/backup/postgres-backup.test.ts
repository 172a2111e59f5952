import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { readEnv } from '@/env';
import { openDatabase } from '@/server/db/client';
import { describeSchema } from '@/server/db/snapshots/describe-schema';
import { makeProduct } from '@/testing/make-product';
import { makeOrder } from '@/testing/make-order';
import { makeUser } from '@/testing/make-user';
import { makeTestApp } from '@/testing/test-app';

const SERVER = process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
const folder = mkdtempSync(join(tmpdir(), 'postgres-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function onServer(statement: string): Promise<void> {
  const client = new Client({ connectionString: SERVER, connectionTimeoutMillis: 2_000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
const addressOf = (name: string) => {
  const url = new URL(SERVER);
  url.pathname = name;
  return url.href;
};
const has = (program: string) => spawnSync(program, ['--version']).status === 0;
const canTry =
  has('pg_dump') &&
  has('pg_restore') &&
  (await onServer('select 1').then(
    () => true,
    () => false,
  ));

/** A command of docs/backup.md as it stands there, with the addresses of the test. */
function commandOf(program: string, values: Record<string, string>): string[] {
  const line = readFileSync('docs/backup.md', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${program} `));
  const filled = Object.entries(values).reduce(
    (text, [name, value]) => text.replace(name, value),
    line ?? '',
  );
  return filled.split(' ').slice(1);
}

describe.skipIf(!canTry)('the commands of docs/backup.md for Postgres', () => {
  it('bring a dropped shop back into a new database, with its order and its schema', async () => {
    const names = [`e_dump_${process.pid}`, `e_restored_${process.pid}`] as const;
    const file = join(folder, 'shop.dump');
    for (const name of names) await onServer(`create database ${name}`);
    try {
      const database = await openDatabase(readEnv({ DATABASE_URL: addressOf(names[0]) }));
      const shop = await makeTestApp({ database });
      const product = await makeProduct(database.db, {
        variations: [{ stock: 3, shippingWeightGrams: 900 }],
      });
      const { token } = await makeUser(shop.services);
      const { number } = await makeOrder(shop, token, `${product.id}-v1`);
      const schema = await describeSchema(database.db);
      const dump = spawnSync(
        'pg_dump',
        commandOf('pg_dump', { 'shop.dump': file, '"$DATABASE_URL"': addressOf(names[0]) }),
        { encoding: 'utf8' },
      );
      expect([dump.status, dump.stderr]).toEqual([0, '']);
      await shop.close();
      await onServer(`drop database ${names[0]} with (force)`);

      const restored = spawnSync(
        'pg_restore',
        commandOf('pg_restore', { 'shop.dump': file, '"$RESTORED_URL"': addressOf(names[1]) }),
        { encoding: 'utf8' },
      );
      expect([restored.status, restored.stderr]).toEqual([0, '']);
      const again = await openDatabase(readEnv({ DATABASE_URL: addressOf(names[1]) }));
      const back = await makeTestApp({ database: again });
      expect((await back.request('GET', `/order/${number}`, { token })).status).toBe(200);
      expect(await describeSchema(again.db)).toEqual(schema);
      await back.close();
    } finally {
      for (const name of names) await onServer(`drop database if exists ${name} with (force)`);
    }
  }, 180_000);
});
