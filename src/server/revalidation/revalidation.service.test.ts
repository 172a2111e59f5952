import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { revalidations } from '@/server/db/schema';
import type { Log } from '@/server/ports/log';
import { makeTestApp, type TestApp } from '@/testing/test-app';
import type { ShopEvent } from './shop-event';
import { eventually } from '@/testing/eventually';

const POST: ShopEvent = { type: 'post', id: 'a', slugs: ['seca'] };
const TESTIMONIAL: ShopEvent = { type: 'testimonial', id: 't' };
const PRODUCT: ShopEvent = {
  type: 'product',
  id: 'p',
  slugs: ['sal'],
  categorySlugs: ['aves'],
  collectionSlugs: [],
};
const inEveryLanguage = (path: string) => [
  `/pt-BR${path}`,
  path || '/',
  `/es${path}`,
  `/ar${path}`,
  `/he${path}`,
];

const warn = vi.fn<Log['warn']>();
const error = vi.fn<Log['error']>();
let shop: TestApp;
let made: string[];
let isReachable: boolean;
let onRemake: (address: string) => Promise<void>;
let catchUp: () => Promise<void>;

beforeEach(async () => {
  made = [];
  isReachable = true;
  onRemake = () => Promise.resolve();
  catchUp = () => Promise.resolve();
  shop = await makeTestApp({
    log: { info: () => undefined, warn, error },
    readsCaughtUp: () => catchUp(),
    pages: {
      isReachable: () => isReachable,
      async remake(address) {
        made.push(address);
        await onRemake(address);
      },
    },
  });
});
afterEach(() => shop.close());

const request = (event: ShopEvent) => {
  const { db, revalidation } = shop.services;
  return db.transaction((tx) => revalidation.request(tx, event));
};
const pass = (seconds: number) => {
  shop.clock.current = new Date(shop.clock.current.getTime() + seconds * 1000);
};

describe('pages to revalidate', () => {
  it('are made in every language, the most important first, and each once', async () => {
    await request(PRODUCT);
    await request(PRODUCT);
    expect(await shop.services.revalidation.runDue()).toBe(6);
    expect(made).toEqual(
      ['/produtos/sal', '', '/shop', '/categoria/aves', '/categoria', '/collections'].flatMap(
        inEveryLanguage,
      ),
    );
    expect(await shop.services.revalidation.runDue()).toBe(0);
  });

  it('are made once for two things that stand on the same page', async () => {
    await request(TESTIMONIAL);
    await request({ type: 'testimonial', id: 'u' });
    expect(await shop.services.revalidation.runDue()).toBe(1);
    for (const id of ['t', 'u'])
      expect(await shop.services.revalidation.getFreshness('testimonial', id)).toMatchObject({ pending: 0 });
  });

  it('are made for each of many things first, and their lists once for all', async () => {
    for (const id of ['p', 'q', 'r']) await request({ ...PRODUCT, id, slugs: [id] });
    expect(await shop.services.revalidation.runDue()).toBe(8);
    const pages = ['/produtos/p', '/produtos/q', '/produtos/r', '', '/shop'];
    expect(made.slice(0, 25)).toEqual(pages.flatMap(inEveryLanguage));
  });

  it('are forgotten with a save that was taken back', async () => {
    const { db, revalidation } = shop.services;
    const failing = db.transaction(async (tx) => {
      await revalidation.request(tx, POST);
      throw new Error('the save failed');
    });
    await expect(failing).rejects.toThrow('the save failed');
    expect(await revalidation.runDue()).toBe(0);
  });

  it('are made again when something was saved while they were being made', async () => {
    await request(TESTIMONIAL);
    onRemake = async () => {
      onRemake = () => Promise.resolve();
      pass(1);
      await request(TESTIMONIAL);
    };
    await shop.services.revalidation.runDue();
    expect(made).toHaveLength(10);
  });

  it('are never made more than two at a time, however often they are requested', async () => {
    let now = 0;
    let most = 0;
    onRemake = async () => {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
    };
    await request(PRODUCT);
    const { revalidation } = shop.services;
    revalidation.kick();
    await Promise.all([revalidation.runDue(), revalidation.runDue()]);
    expect(most).toBe(2);
    expect(made).toHaveLength(30);
  });

  it('are made by a kick that came during a run, after its last look', async () => {
    await request(TESTIMONIAL);
    const { revalidation } = shop.services;
    const run = revalidation.runDue();
    await request(POST);
    revalidation.kick();
    await run;
    await revalidation.runDue();
    expect(await revalidation.getFreshness('post', 'a')).toMatchObject({ pending: 0 });
  });

  it('wait while the shop does not listen, without counting an attempt', async () => {
    isReachable = false;
    await request(POST);
    expect(await shop.services.revalidation.runDue()).toBe(0);
    expect(await shop.services.db.select().from(revalidations)).toSatisfy((rows: { attempts: number }[]) =>
      rows.every(({ attempts }) => attempts === 0),
    );
  });

  it('that fail are told, and tried again ever later until they work', async () => {
    onRemake = (address) =>
      address === '/es' ? Promise.reject(new Error('out of order')) : Promise.resolve();
    const { revalidation } = shop.services;
    await request(TESTIMONIAL);
    expect(await revalidation.runDue()).toBe(0);
    expect(warn).toHaveBeenCalledOnce();
    expect(await revalidation.getFreshness('testimonial', 't')).toMatchObject({ pending: 1, failed: 1 });
    for (const [seconds, tries] of [
      [4, 1],
      [2, 2],
      [6, 2],
      [5, 3],
    ] as const) {
      pass(seconds);
      await revalidation.runDue();
      expect(made.length / 5).toBe(tries);
    }
    onRemake = () => Promise.resolve();
    pass(60);
    expect(await revalidation.runDue()).toBe(1);
    expect(await revalidation.getFreshness('testimonial', 't')).toMatchObject({ pending: 0, failed: 0 });
  });

  it('wait five seconds, and no claim’s five minutes, when the primary did not say how far it is', async () => {
    catchUp = () => Promise.reject(new Error('the primary is slow'));
    const { revalidation } = shop.services;
    await request(POST);
    expect(await revalidation.runDue()).toBe(0);
    expect([made, warn.mock.calls.length]).toEqual([[], 2]);
    expect(await revalidation.getFreshness('post', 'a')).toMatchObject({ pending: 2, failed: 2 });
    catchUp = () => Promise.resolve();
    pass(6);
    expect(await revalidation.runDue()).toBe(2);
  });

  it('that failed are done when another save has the same page made', async () => {
    onRemake = () => Promise.reject(new Error('out of order'));
    const { revalidation } = shop.services;
    await request(TESTIMONIAL);
    await revalidation.runDue();
    onRemake = () => Promise.resolve();
    await request({ type: 'testimonial', id: 'u' });
    await revalidation.runDue();
    expect(await revalidation.getFreshness('testimonial', 't')).toMatchObject({ pending: 0, failed: 0 });
  });

  it('of a claim whose holder died are taken up by another process', async () => {
    await request(TESTIMONIAL);
    await shop.services.db
      .update(revalidations)
      .set({ nextAttemptAt: new Date(shop.clock.current.getTime() + 300_000), attempts: 1 });
    expect(await shop.services.revalidation.runDue()).toBe(0);
    pass(301);
    expect(await shop.services.revalidation.runDue()).toBe(1);
  });

  it('a kick never throws, though the database does', async () => {
    const { db, revalidation } = shop.services;
    vi.spyOn(db, 'select').mockImplementation(() => {
      throw new Error('the database is gone');
    });
    revalidation.kick();
    await eventually(() => expect(error).toHaveBeenCalledOnce());
  });

  it('wait for the next start once the shop stops', async () => {
    const { revalidation } = shop.services;
    await request(PRODUCT);
    onRemake = () => {
      void revalidation.stop();
      return Promise.resolve();
    };
    await revalidation.runDue();
    expect(made).toHaveLength(5);
  });
});

describe('the freshness of something', () => {
  it('is empty for what was never saved', async () => {
    expect(await shop.services.revalidation.getFreshness('coupon', 'x')).toEqual({
      savedAt: null,
      onShopSince: null,
      pending: 0,
      failed: 0,
      unpurged: 0,
    });
  });

  it('says since when the last save stands on every page', async () => {
    const { revalidation } = shop.services;
    await request(POST);
    expect(await revalidation.getFreshness('post', 'a')).toEqual({
      savedAt: '2026-11-21T12:00:00.000Z',
      onShopSince: null,
      pending: 2,
      failed: 0,
      unpurged: 0,
    });
    pass(2);
    await revalidation.runDue();
    expect(await revalidation.getFreshness('post', 'a')).toEqual({
      savedAt: '2026-11-21T12:00:00.000Z',
      onShopSince: '2026-11-21T12:00:02.000Z',
      pending: 0,
      failed: 0,
      unpurged: 0,
    });
  });

  it('is forgotten after 30 days', async () => {
    const { revalidation, retention } = shop.services;
    await request(POST);
    pass(29 * 86_400);
    await retention.forgetRows();
    expect(await revalidation.getFreshness('post', 'a')).toMatchObject({ pending: 2 });
    pass(2 * 86_400);
    await retention.forgetRows();
    expect(await revalidation.getFreshness('post', 'a')).toMatchObject({ savedAt: null });
  });
});
