import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/env';
import { createProcessLock, type ProcessLock } from '@/server/db/advisory-lock';
import { openDatabase, type Database } from '@/server/db/client';
import { products } from '@/server/db/schema/catalog';
import { seedRuns } from '@/server/db/schema/content';
import { seedWhenEmpty } from '@/server/db/seed/seed';
import { everyPicture } from '@/testing/seeded-catalog';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { findPostgres } from '../buyers/find-postgres';
import { makeDatabase, onServer } from './make-database';

const server = await findPostgres();
const skipped = server ? '' : ' (SKIPPED: no Postgres answers; name one in TEST_DATABASE_URL)';
const TIMEOUT_MS = 300_000;

/** What the embedded database cannot show: it belongs to one process. */
describe.skipIf(!server)(`two instances on one Postgres${skipped}`, () => {
  let database: { url: string; drop(): Promise<void> };
  let instances: TestApp[];
  beforeAll(async () => {
    database = await makeDatabase(server ?? '');
    // Both at once, on a database that is still empty.
    const open = () => openDatabase(readEnv({ DATABASE_URL: database.url }));
    const databases: Database[] = await Promise.all([open(), open()]);
    instances = await Promise.all(databases.map((one) => makeTestApp({ database: one })));
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const instance of instances) await instance.close();
    await database.drop();
  });

  it(
    'that start together on an empty database fill it once',
    async () => {
      await Promise.all(instances.map(({ services }) => seedWhenEmpty(services, async () => everyPicture)));
      const [first] = instances;
      expect(await first?.services.db.select().from(seedRuns)).toHaveLength(1);
      expect(await first?.services.db.select({ count: sql<number>`count(*)::int` }).from(products)).toEqual([
        { count: 72 },
      ]);
    },
    TIMEOUT_MS,
  );

  it('count the tries of an account together', async () => {
    const guess = async (turn: number) => {
      const body = { email: 'ninguem@cliente.example', password: 'uma senha errada' };
      return (await instances[turn % 2]?.request('POST', '/auth/login', { body }))?.status;
    };
    for (let turn = 0; turn < 5; turn += 1) expect(await guess(turn)).toBe(401);
    expect([await guess(0), await guess(1)]).toEqual([429, 429]);
  });
});

describe.skipIf(!server)(`the lock of the background work${skipped}`, () => {
  let locks: ProcessLock[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  afterEach(async () => {
    await Promise.all(locks.map((lock) => lock.release()));
    locks = [];
  });
  const open = (name: string) => {
    const lock = createProcessLock(server ?? '', name, log);
    locks.push(lock);
    return lock;
  };

  it('is held by one process at a time, for as long as that one wants', async () => {
    const [one, two] = [open('tests a'), open('tests a')];
    expect(await one.hold()).toBe(true);
    expect([await two.hold(), await one.hold(), await two.hold()]).toEqual([false, true, false]);
    await one.release();
    expect([await two.hold(), await one.hold()]).toEqual([true, false]);
  });

  it('is one for each brand', async () => {
    expect([await open('tests b').hold(), await open('tests c').hold()]).toEqual([true, true]);
  });

  it('goes to another process when the connection of its holder ends, and the holder learns of it', async () => {
    const [one, two] = [open('tests d'), open('tests d')];
    expect([await one.hold(), await two.hold()]).toEqual([true, false]);
    const holder = `application_name = 'storefront: tests d' and exists
      (select from pg_locks where pg_locks.pid = pg_stat_activity.pid and locktype = 'advisory')`;
    await onServer(server ?? '', `select pg_terminate_backend(pid) from pg_stat_activity where ${holder}`);
    await vi.waitFor(async () => expect(await two.hold()).toBe(true));
    expect(await one.hold()).toBe(false);
  });

  it('has no holder while Postgres does not answer, and nothing is thrown', async () => {
    const lost = createProcessLock('postgres://postgres@127.0.0.1:1/none', 'tests e', log);
    expect(await lost.hold()).toBe(false);
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
