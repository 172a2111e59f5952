import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Product } from '@/contract/schemas/catalog';
import { readEnv } from '@/env';
import { openDatabase, type Database } from '@/server/db/client';
import { readFromPrimary } from '@/server/ports/read-scope';
import { makeOrderBody, sendOrder, withHash } from '@/testing/make-order';
import { makeProduct } from '@/testing/make-product';
import { makeUser } from '@/testing/make-user';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import { findServerPrograms, openOwnServers, type OwnServers } from './own-servers';

const programs = findServerPrograms();
const skipped = programs ? '' : ' (SKIPPED: there are no programs of a Postgres server here)';
const TIMEOUT_MS = 120_000;
const SOON = { timeout: 30_000, interval: 100 };

describe.skipIf(!programs)(`a streaming replica for the public catalogue${skipped}`, () => {
  let servers: OwnServers;
  let database: Database;
  let shop: TestApp;
  let staff: string;
  let customer: string;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

  const open = async (lagSeconds: number) => {
    const env = readEnv({
      DATABASE_URL: servers.primary.url,
      DATABASE_REPLICA_URL: servers.replica.url,
      DATABASE_REPLICA_LAG_SECONDS: String(lagSeconds),
    });
    database = await openDatabase(env, { log });
    shop = await makeTestApp({ database, log });
    ({ token: staff } = await makeUser(shop.services, { permissions: ['products.write'] }));
    ({ token: customer } = await makeUser(shop.services));
  };
  const waitForUse = (isUsed: boolean) =>
    vi.waitFor(() => expect(database.replica?.isUsable()).toBe(isUsed), SOON);
  const pauseReplay = () => servers.replica.query('select pg_wal_replay_pause()');
  const resumeReplay = () => servers.replica.query('select pg_wal_replay_resume()');

  beforeAll(async () => {
    servers = await openOwnServers(programs ?? '');
  }, TIMEOUT_MS);
  afterAll(() => servers.close());
  afterEach(async () => {
    await resumeReplay();
    await shop.close();
  });

  const rename = (slug: string, name: string) =>
    servers.primary.query(`update products set title = '${name}' where slug = '${slug}'`);
  const nameFor = async (slug: string, token?: string) => {
    const response = await shop.request('GET', `/product/${slug}?locale=pt-BR`, token ? { token } : {});
    return response.status === 200 ? ((await response.json()) as Product).displayInfo.title : response.status;
  };
  const makeOne = async (name: string) => {
    const { slug, variations } = await makeProduct(shop.services.db, {
      title: name,
      variations: [{ stock: 10 }],
    });
    await database.replica?.caughtUp();
    return { slug, pack: variations[0]?.id ?? '' };
  };

  it(
    'answers visitors and customers; staff and pages that are made after a save see what was saved',
    async () => {
      await open(300);
      const { slug } = await makeOne('Antes');
      await waitForUse(true);
      await pauseReplay();
      await rename(slug, 'Depois');
      expect(await nameFor(slug)).toBe('Antes');
      expect(await nameFor(slug, customer)).toBe('Antes');
      expect(await nameFor(slug, staff)).toBe('Depois');
      expect(await readFromPrimary(() => nameFor(slug))).toBe('Depois');
      await resumeReplay();
      await vi.waitFor(async () => expect(await nameFor(slug)).toBe('Depois'), SOON);
    },
    TIMEOUT_MS,
  );

  it(
    'is never asked for prices and stock of a cart',
    async () => {
      await open(300);
      const { slug, pack } = await makeOne('Sal');
      await waitForUse(true);
      await pauseReplay();
      await servers.primary.query(`update variations set stock = 0 where id = '${pack}'`);
      const cart = await shop.request('POST', '/checkout/', {
        body: { items: [{ variationId: pack, quantity: 1 }] },
      });
      expect(JSON.stringify(await cart.json())).toContain('OUT_OF_STOCK');
      expect(await nameFor(slug)).toBe('Sal');
      await resumeReplay();
    },
    TIMEOUT_MS,
  );

  it(
    'is left out while it is further behind than the limit, and asked again when it has caught up',
    async () => {
      await open(1);
      const { slug } = await makeOne('Antes');
      await waitForUse(true);
      await pauseReplay();
      await rename(slug, 'Depois');
      await vi.waitFor(async () => expect(await nameFor(slug)).toBe('Depois'), SOON);
      expect(database.replica?.isUsable()).toBe(false);
      expect(log.warn).toHaveBeenCalledWith(
        { reason: expect.stringMatching(/ms behind/) as string },
        'the replica is not asked for now',
      );
      await resumeReplay();
      await waitForUse(true);
      expect(await nameFor(slug)).toBe('Depois');
    },
    TIMEOUT_MS,
  );

  it(
    'holds up a page that is made after a save until it has the save, or is left out',
    async () => {
      await open(300);
      const { slug } = await makeOne('Antes');
      await waitForUse(true);
      await pauseReplay();
      await rename(slug, 'Depois');
      let isCaughtUp = false;
      const waiting = database.replica?.caughtUp().then(() => {
        isCaughtUp = true;
      });
      expect(await nameFor(slug)).toBe('Antes');
      expect(isCaughtUp).toBe(false);
      await resumeReplay();
      await waiting;
      expect(await nameFor(slug)).toBe('Depois');
    },
    TIMEOUT_MS,
  );

  it(
    'may die while visitors read: each gets an answer from the primary, and it is asked again after its return',
    async () => {
      await open(5);
      const { slug } = await makeOne('Sal');
      await waitForUse(true);
      let isOver = false;
      const statuses = new Set<number>();
      const visitor = async () => {
        while (!isOver) {
          statuses.add((await shop.request('GET', `/product/${slug}`)).status);
          statuses.add((await shop.request('GET', '/product/?locale=pt-BR')).status);
        }
      };
      const visitors = [visitor(), visitor(), visitor(), visitor()];
      await servers.replica.kill();
      await waitForUse(false);
      await servers.replica.start();
      await waitForUse(true);
      isOver = true;
      await Promise.all(visitors);
      expect([...statuses]).toEqual([200]);
    },
    TIMEOUT_MS,
  );

  it(
    'goes on alone while the primary is away: the catalogue is shown, orders are asked to come again',
    async () => {
      await open(1);
      const { slug, pack } = await makeOne('Sal');
      const { token } = await makeUser(shop.services);
      const body = await withHash(shop, makeOrderBody(pack), token);
      await waitForUse(true);
      await servers.primary.kill();
      expect(await nameFor(slug)).toBe('Sal');
      expect((await shop.request('GET', '/product/?locale=pt-BR')).status).toBe(200);
      expect((await sendOrder(shop, body, token, 'a-key-of-this-test')).status).toBe(503);
      await servers.primary.start();
      await vi.waitFor(
        async () => expect((await sendOrder(shop, body, token, 'a-key-of-this-test')).status).toBe(201),
        SOON,
      );
      await waitForUse(true);
    },
    TIMEOUT_MS,
  );

  it(
    'is not asked when it is no replica',
    async () => {
      const address = servers.replica.url;
      servers.replica.url = servers.primary.url;
      try {
        await open(5);
      } finally {
        servers.replica.url = address;
      }
      expect(database.replica?.isUsable()).toBe(false);
      const { slug } = await makeOne('Sal');
      expect(await nameFor(slug)).toBe('Sal');
    },
    TIMEOUT_MS,
  );
});
