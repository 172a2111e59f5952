import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/env';
import { openDatabase, type Database } from '@/server/db/client';
import { createLease, type Lease } from '@/server/db/lease';
import { products } from '@/server/db/schema/catalog';
import { seedRuns } from '@/server/db/schema/content';
import { seedWhenEmpty } from '@/server/seed/seed';
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

describe.skipIf(!server)(`the lease of the background work${skipped}`, () => {
  let database: { url: string; drop(): Promise<void> };
  let leases: Lease[] = [];
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  beforeAll(async () => {
    database = await makeDatabase(server ?? '');
    await (await openDatabase(readEnv({ DATABASE_URL: database.url }))).close();
  }, TIMEOUT_MS);
  afterEach(async () => {
    await Promise.all(leases.map((lease) => lease.release()));
    leases = [];
  });
  afterAll(() => database.drop());

  const open = (name: string) => {
    const lease = createLease(database.url, name, log);
    leases.push(lease);
    return lease;
  };
  /** As if the holder had not renewed it for as long as it lasts. */
  const expire = (name: string) =>
    onServer(database.url, `update leases set expires_at = now() where name = '${name}'`);

  it('is held by one process at a time, for as long as that one wants', async () => {
    const [one, two] = [open('tests a'), open('tests a')];
    const fence = await one.hold();
    expect(fence).not.toBeNull();
    expect([await two.hold(), await one.hold(), await two.hold()]).toEqual([null, fence, null]);
    await one.release();
    expect(await two.hold()).toBeGreaterThan(fence ?? 0);
    expect(await one.hold()).toBeNull();
  });

  it('is one for each brand', async () => {
    expect([await open('tests b').hold(), await open('tests c').hold()]).toEqual([1, 1]);
  });

  it('goes to one process, however many ask for a free one at once', async () => {
    const fences = await Promise.all(Array.from({ length: 6 }, () => open('tests d').hold()));
    expect(fences.filter((fence) => fence !== null)).toHaveLength(1);
  });

  it('goes to another process when it was not renewed in time, with a higher fence, and the holder learns of it', async () => {
    const [one, two] = [open('tests e'), open('tests e')];
    expect([await one.hold(), await two.hold()]).toEqual([1, null]);
    await expire('tests e');
    expect([await two.hold(), await one.hold()]).toEqual([2, null]);
    expect(log.warn).toHaveBeenCalledWith({ lease: 'tests e' }, 'this process lost the lease');
  });

  it('has a higher fence for a holder that comes back too late, though no other process took it', async () => {
    const one = open('tests f');
    expect([await one.hold(), await one.hold()]).toEqual([1, 1]);
    await expire('tests f');
    expect(await one.hold()).toBe(2);
  });

  it('does not depend on the connection of its holder', async () => {
    const [one, two] = [open('tests g'), open('tests g')];
    expect(await one.hold()).toBe(1);
    const connections = `application_name = 'storefront: tests g'`;
    await onServer(
      database.url,
      `select pg_terminate_backend(pid) from pg_stat_activity where ${connections}`,
    );
    await vi.waitFor(async () => expect(await one.hold()).toBe(1));
    expect(await two.hold()).toBeNull();
  });

  it('has no holder while Postgres does not answer, and nothing is thrown', async () => {
    const lost = createLease('postgres://postgres@127.0.0.1:1/none', 'tests h', log);
    expect(await lost.hold()).toBeNull();
    expect(log.warn).toHaveBeenCalledOnce();
  });
});
