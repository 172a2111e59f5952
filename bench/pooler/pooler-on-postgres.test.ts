import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ErrorBody } from '@/contract/errors';
import { readEnv } from '@/env';
import { openDatabase, type Database } from '@/server/db/client';
import { createLease } from '@/server/db/lease';
import { makeOrder, makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { findPostgres } from '../buyers/find-postgres';
import { runBuyers } from '../buyers/run-buyers';
import { makeDatabase } from '../fleet/make-database';
import { hasProgram } from '../has-program';
import { openOwnPgbouncer, PGBOUNCER, type OwnPgbouncer } from './own-pgbouncer';

const server = await findPostgres();
const isThere = server !== null && hasProgram(PGBOUNCER);
const skipped = isThere ? '' : ` (SKIPPED: there is no ${server ? PGBOUNCER : 'Postgres'} here)`;
const TIMEOUT_MS = 300_000;
/** Fewer than the two instances have between them, so that every connection changes its client all the time. */
const SERVER_CONNECTIONS = 4;

/** What a session still holds when nothing is under way in it. */
const LEFT_IN_SESSIONS = `select
  (select count(*)::int from pg_locks l join pg_database d on d.oid = l.database
     where l.locktype = 'advisory' and d.datname = current_database()) as locks,
  (select count(*)::int from pg_prepared_statements) as statements,
  (select count(*)::int from pg_listening_channels()) as channels,
  (select count(*)::int from pg_class where relpersistence = 't' and relkind = 'r') as tables,
  array(select name from pg_settings where source = 'session' and name not in
     ('application_name', 'client_encoding', 'DateStyle', 'TimeZone', 'standard_conforming_strings', 'extra_float_digits')) as settings`;

describe.skipIf(!isThere)(`two instances behind a pgbouncer that pools transactions${skipped}`, () => {
  let database: { url: string; drop(): Promise<void> };
  let pooler: OwnPgbouncer;
  let open: Database[] = [];
  let instances: TestApp[] = [];
  const error = vi.fn();
  const log = { info: vi.fn(), warn: vi.fn(), error };

  beforeAll(async () => {
    database = await makeDatabase(server ?? '');
    pooler = await openOwnPgbouncer(database.url, { serverConnections: SERVER_CONNECTIONS });
    const env = readEnv({ DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: database.url });
    // Both at once, on a database that is still empty.
    open = await Promise.all([openDatabase(env, { log }), openDatabase(env, { log })]);
    instances = await Promise.all(open.map((one) => makeTestApp({ database: one, log })));
  }, TIMEOUT_MS);
  afterAll(async () => {
    for (const instance of instances) await instance.close();
    await pooler.close();
    await database.drop();
  });

  const instance = (turn: number): TestApp => {
    const found = instances[turn % instances.length];
    if (!found) throw new Error('no instance');
    return found;
  };

  it(
    'migrate through it too, one after the other, when it is the only address',
    async () => {
      const empty = await makeDatabase(server ?? '');
      const own = await openOwnPgbouncer(empty.url, { serverConnections: SERVER_CONNECTIONS });
      try {
        const env = readEnv({ DATABASE_URL: own.url });
        const open = await Promise.all([openDatabase(env), openDatabase(env), openDatabase(env)]);
        await Promise.all(open.map((one) => one.close()));
      } finally {
        await own.close();
        await empty.drop();
      }
    },
    TIMEOUT_MS,
  );

  it(
    'sell exactly the units there are to a crowd of buyers',
    async () => {
      const outcome = await runBuyers(instance(0), { buyers: 60, units: 20 });
      expect(outcome).toMatchObject({ stock: 0, orders: 20, unitsSold: 20, payments: 20 });
      expect(outcome.answers).toEqual({ '201': 20, '409 OUT_OF_STOCK': 40 });
    },
    TIMEOUT_MS,
  );

  it('count the wrong passwords of an account together', async () => {
    const guess = async (turn: number) => {
      const body = { email: 'ninguem@cliente.example', password: 'uma senha errada' };
      return (await instance(turn).request('POST', '/auth/login', { body })).status;
    };
    const statuses: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push(await guess(turn));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('have one runner of the background work between them', async () => {
    const [one, two] = [createLease(pooler.url, 'work', log), createLease(pooler.url, 'work', log)];
    const fences = [await one.hold(), await two.hold(), await one.hold()];
    await one.release();
    fences.push(await two.hold());
    await two.release();
    expect(fences).toEqual([1, null, 1, 2]);
  });

  it('leave nothing in the sessions that they share', async () => {
    const clients = Array.from(
      { length: SERVER_CONNECTIONS },
      () => new Client({ connectionString: pooler.url }),
    );
    await Promise.all(clients.map((client) => client.connect()));
    // A transaction each, so that each client has another session.
    await Promise.all(clients.map((client) => client.query('begin')));
    const left = await Promise.all(clients.map((client) => client.query(LEFT_IN_SESSIONS)));
    await Promise.all(clients.map((client) => client.query('commit')));
    await Promise.all(clients.map((client) => client.end()));
    for (const { rows } of left)
      expect(rows).toEqual([{ locks: 0, statements: 0, channels: 0, tables: 0, settings: [] }]);
  });

  it('have jit off and room to sort without a word of theirs in the session', async () => {
    const client = new Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query(
      "select current_setting('jit') as jit, current_setting('work_mem') as room",
    );
    await client.end();
    expect(rows).toEqual([{ jit: 'off', room: '16MB' }]);
  });

  it(
    'ask shoppers to come again while it is gone, lose no order, and heal by themselves',
    async () => {
      const shop = instance(1);
      const { db } = shop.services;
      const product = await makeProduct(db, { variations: [{ stock: 10 }] });
      const pack = product.variations[0]?.id ?? '';
      const { token } = await makeUser(shop.services);
      const before = await makeOrder(shop, token, pack);
      const body = await withHash(shop, makeOrderBody(pack), token);
      const key = randomUUID();

      await pooler.kill();
      const refused = await Promise.all([
        shop.request('GET', '/product/'),
        shop.request('GET', `/product/${product.slug}`),
        shop.request('POST', '/checkout/', { body: { items: body.items } }),
        shop.request('GET', `/order/${before.number}`, { token }),
        sendOrder(shop, body, token, key),
      ]);
      for (const response of refused) {
        expect(response.status).toBe(503);
        expect(response.headers.get('retry-after')).toBe('5');
        expect(((await response.json()) as ErrorBody).errorCode).toBe('UNAVAILABLE');
      }

      await pooler.start();
      expect((await shop.request('GET', `/product/${product.slug}`)).status).toBe(200);
      const again = await sendOrder(shop, body, token, key);
      expect(again.status).toBe(201);
      const repeated = await sendOrder(shop, body, token, key);
      expect(await repeated.json()).toEqual(await again.json());
      const found = await shop.request('GET', `/product/${product.slug}`);
      expect(await found.json()).toMatchObject({ variations: [{ stock: 8 }] });
    },
    TIMEOUT_MS,
  );

  it(
    'answer every order once with 201 or 503 when it is killed in a rush, and sell each unit once',
    async () => {
      const shop = instance(0);
      const product = await makeProduct(shop.services.db, { variations: [{ stock: 1_000 }] });
      const pack = product.variations[0]?.id ?? '';
      const people = await Promise.all(Array.from({ length: 24 }, () => makeUser(shop.services)));
      const body = await withHash(shop, makeOrderBody(pack), people[0]?.token);
      let answered = 0;
      const order = async ({ token }: { token: string }) => {
        const key = randomUUID();
        const statuses: number[] = [];
        do {
          const response = await sendOrder(shop, body, token, key);
          statuses.push(response.status);
          answered += 1;
          if (answered === 8) await pooler.kill().then(() => pooler.start());
        } while (statuses.at(-1) === 503 && statuses.length < 200);
        return statuses;
      };
      const all = await Promise.all(people.map(order));
      expect(all.map((statuses) => statuses.at(-1))).toEqual(people.map(() => 201));
      expect(new Set(all.flat())).toEqual(new Set([201, 503]));
      const found = await shop.request('GET', `/product/${product.slug}`);
      expect(await found.json()).toMatchObject({ variations: [{ stock: 1_000 - people.length }] });
      const { total, idle, waiting } = open[0]?.connections() ?? {};
      expect({ inUse: (total ?? 0) - (idle ?? 0), waiting }).toEqual({ inUse: 0, waiting: 0 });
    },
    TIMEOUT_MS,
  );
});
