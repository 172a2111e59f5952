import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  TEST_REDIS_URL,
  makePrefix,
  openLine,
  openRedis,
  openSilentServer,
  skipped,
  type TestRedis,
} from '../testing/redis';
import { createRedisPages, type RedisPages } from './redis-pages';
import { eventually } from '@/testing/eventually';

const KEY = '/route-cache/PAGES/0a/$/pt-BR/produtos/sal';
const CONTROL = { revalidate: 300, expire: 31_536_000 };
const pageOf = (title: string) => ({
  kind: 'PAGES',
  html: `<h1>${title}</h1>`,
  pageData: { title },
  headers: { etag: title },
});

let opened: { close(): unknown }[] = [];
const log = { warn: vi.fn<(line: string) => void>() };
let nowMs: number;
beforeEach(() => {
  opened = [];
  nowMs = 1_000_000;
});
afterEach(async () => {
  for (const one of opened.reverse()) await one.close();
});

interface Instance {
  url?: string;
  prefix: string;
  copyMs?: number;
  commandMs?: number;
  connectMs?: number;
  retryMs?: number;
}

function openInstance({
  url = TEST_REDIS_URL,
  prefix,
  copyMs = 0,
  commandMs = 2_000,
  connectMs,
  retryMs = 20,
}: Instance) {
  const instance = createRedisPages({
    url,
    prefix,
    copyMs,
    now: () => nowMs,
    connection: { log, commandMs, connectMs, retryMs },
  });
  opened.push(instance);
  return instance;
}

const make = (instance: RedisPages, title: string | null, began = nowMs) =>
  instance.set(KEY, title === null ? null : pageOf(title), { began, cacheControl: CONTROL });
const read = async (instance: RedisPages) => (await instance.get(KEY))?.value?.html ?? null;
const lines = () => log.warn.mock.calls.map(([line]) => line);

describe.skipIf(!TEST_REDIS_URL)(`pages shared over Redis${skipped}`, () => {
  let prefix: string;
  let redis: TestRedis;
  beforeEach(async () => {
    prefix = makePrefix();
    redis = await openRedis();
  });
  afterEach(async () => {
    const keys = await redis.keys(`${prefix}*`);
    if (keys.length > 0) await redis.unlink(keys);
    redis.destroy();
  });

  it('are shown by an instance that did not make them, with their lifetime and the time they were made', async () => {
    const [one, two] = [openInstance({ prefix }), openInstance({ prefix })];
    await make(one, 'Sal');
    expect(await two.get(KEY)).toEqual({
      lastModified: nowMs,
      began: nowMs,
      cacheControl: CONTROL,
      value: pageOf('Sal'),
    });
  });

  it('are shown as they were for half a second at most after another instance rendered them again', async () => {
    const [one, two] = [openInstance({ prefix }), openInstance({ prefix, copyMs: 500 })];
    await make(one, 'Sal');
    expect(await read(two)).toContain('Sal');
    await make(one, 'Ureia');
    nowMs += 499;
    expect(await read(two)).toContain('Sal');
    nowMs += 1;
    expect(await read(two)).toContain('Ureia');
  });

  it('that are gone are gone for every instance', async () => {
    const [one, two] = [openInstance({ prefix }), openInstance({ prefix })];
    await make(one, 'Sal');
    await make(one, null);
    expect(await two.get(KEY)).toMatchObject({ value: null, cacheControl: CONTROL });
  });

  it('do not reach an instance of another build', async () => {
    const [one, two] = [openInstance({ prefix }), openInstance({ prefix: `${prefix}next:` })];
    await make(one, 'Sal');
    expect(await two.get(KEY)).toBeNull();
  });

  it('whose making began before an edit never take the place of the one made after it', async () => {
    const [one, two] = [openInstance({ prefix, copyMs: 500 }), openInstance({ prefix })];
    await make(two, 'new', 2_000);
    await make(one, 'old', 1_999);
    expect(await read(two)).toContain('new');
    expect(await read(one)).toContain('new');
  });

  it('go by themselves: a page after a week, "not found" after two minutes', async () => {
    const one = openInstance({ prefix });
    await make(one, 'Sal');
    const week = await redis.pTTL(prefix + KEY);
    expect(week).toBeLessThanOrEqual(7 * 86_400_000);
    expect(week).toBeGreaterThan(6 * 86_400_000);
    await make(one, null);
    expect(await redis.pTTL(prefix + KEY)).toBeLessThanOrEqual(120_000);
  });

  it('that cannot be read count as missing', async () => {
    await redis.hSet(prefix + KEY, { page: '{' });
    expect(await openInstance({ prefix }).get(KEY)).toBeNull();
  });

  it('go on from what an instance has while Redis is cut off, and the outage is told once', async () => {
    const line = await openLine();
    opened.push(line);
    const one = openInstance({ url: line.url, prefix });
    await make(one, 'Sal');
    line.cut();
    for (let turn = 0; turn < 5; turn += 1) expect(await read(one)).toContain('Sal');
    await make(one, 'Ureia');
    expect(await read(one)).toContain('Ureia');
    expect(lines()).toEqual([expect.stringContaining('Redis is away')]);
  });

  it('heal by themselves, and no instance is shown the page of before the outage', async () => {
    const line = await openLine();
    opened.push(line);
    const [one, two] = [openInstance({ url: line.url, prefix }), openInstance({ prefix })];
    await make(one, 'before');
    line.cut();
    await make(one, 'during');
    expect(await read(two)).toContain('before');
    line.mend();
    await eventually(() => expect(one.isUp()).toBe(true));
    expect(await two.get(KEY)).toBeNull();
    await make(one, 'after');
    expect(await read(two)).toContain('after');
    expect(lines()).toEqual([expect.stringContaining('Redis is away'), 'Redis is back']);
  });

  it('that an edit could not reach during an outage are taken out as well', async () => {
    const line = await openLine();
    opened.push(line);
    const [one, two] = [openInstance({ url: line.url, prefix }), openInstance({ prefix })];
    expect(await one.get(KEY)).toBeNull();
    await make(two, 'before');
    line.cut();
    expect(await one.get(KEY, { isRevalidation: true })).toBeNull();
    line.mend();
    await eventually(() => expect(one.isUp()).toBe(true));
    expect(await two.get(KEY)).toBeNull();
  });

  it('are asked of a Redis that falls silent once, and then no more until it speaks again', async () => {
    const line = await openLine();
    opened.push(line);
    const one = openInstance({ url: line.url, prefix, commandMs: 50, retryMs: 60_000 });
    await make(one, 'Sal');
    line.silence();
    expect(await read(one)).toContain('Sal');
    const heard = line.heard();
    for (let turn = 0; turn < 20; turn += 1) expect(await read(one)).toContain('Sal');
    expect(line.heard()).toBe(heard);
    expect(lines()).toHaveLength(1);
  });
});

describe('pages without a Redis that answers', () => {
  it('are held by the instance itself when Redis takes connections and never answers', async () => {
    const silent = await openSilentServer();
    opened.push(silent);
    const one = openInstance({ url: silent.url, prefix: 'p:', connectMs: 20, retryMs: 60_000 });
    expect(await one.get(KEY)).toBeNull();
    await make(one, 'Sal');
    expect(await read(one)).toContain('Sal');
    // On a busy machine it hears of the connection only after the instance has given up.
    await vi.waitFor(() => expect(silent.connections()).toBe(1));
  });

  it('are held by the instance itself when no Redis listens', async () => {
    const gone = await openSilentServer();
    await gone.close();
    const one = openInstance({ url: gone.url, prefix: 'p:' });
    expect(await one.get(KEY)).toBeNull();
    await make(one, 'Sal');
    expect(await read(one)).toContain('Sal');
    expect(lines()).toEqual([expect.stringContaining('Redis is away')]);
  });

  it('are held up to a size, and the longest unread go first', async () => {
    const gone = await openSilentServer();
    await gone.close();
    const one = openInstance({ url: gone.url, prefix: 'p:' });
    const large = { kind: 'PAGES', html: 'x'.repeat(20 * 1024 * 1024), pageData: {} };
    const keep = (key: string) => one.set(key, large, { began: nowMs });
    await keep('a');
    await keep('b');
    await one.get('a');
    await keep('c');
    expect(await one.get('b')).toBeNull();
    expect(await one.get('a')).not.toBeNull();
    expect(await one.get('c')).not.toBeNull();
  });
});
