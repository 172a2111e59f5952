import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rateLimits } from '@/server/db/schema/users';
import { makeTestDatabase, type TestDatabase } from '@/testing/test-database';
import { createRateLimiter } from './rate-limiter';

let database: TestDatabase;
const clock = { current: new Date('2026-11-21T12:00:00Z'), now: () => new Date(clock.current) };
beforeEach(async () => {
  database = await makeTestDatabase();
  clock.current = new Date('2026-11-21T12:00:00Z');
});
afterEach(() => database.close());

const TEN = { limit: 10, windowSeconds: 60 };

describe('the rate limiter', () => {
  it('lets exactly the limit through when everybody comes at once', async () => {
    const limiter = createRateLimiter({ db: database.db, clock });
    const results = await Promise.allSettled(Array.from({ length: 40 }, () => limiter.hit('door', TEN)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  });

  it('says how long to wait and opens again in the next window', async () => {
    const limiter = createRateLimiter({ db: database.db, clock });
    clock.current = new Date('2026-11-21T12:00:45Z');
    for (let i = 0; i < 10; i += 1) await limiter.hit('door', TEN);
    await expect(limiter.hit('door', TEN)).rejects.toMatchObject({
      errorCode: 'RATE_LIMITED',
      extra: { retryAfterSeconds: 15 },
    });
    await expect(limiter.hit('other door', TEN)).resolves.toBeUndefined();
    clock.current = new Date('2026-11-21T12:01:00Z');
    await expect(limiter.hit('door', TEN)).resolves.toBeUndefined();
  });

  it('forgets a key and takes single tries back, never below zero', async () => {
    const limiter = createRateLimiter({ db: database.db, clock });
    await limiter.forgive('door', TEN);
    await limiter.hit('door', TEN);
    await limiter.forgive('door', TEN);
    await limiter.forgive('door', TEN);
    expect(await database.db.select().from(rateLimits)).toMatchObject([{ count: 0 }]);
    await limiter.clear('door');
    expect(await database.db.select().from(rateLimits)).toHaveLength(0);
  });

  it('makes the sixth guess wait, also when twenty come at once, and keeps count over a day', async () => {
    const limiter = createRateLimiter({ db: database.db, clock });
    const rule = { limit: 5, windowSeconds: 900, maxDelaySeconds: 3_600 };
    const guess = () => limiter.hitWithDelay('account', rule);
    const results = await Promise.allSettled(Array.from({ length: 20 }, guess));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    await expect(guess()).rejects.toMatchObject({ extra: { retryAfterSeconds: 900 } });
    clock.current = new Date('2026-11-21T12:15:00Z');
    await guess();
    await expect(guess()).rejects.toMatchObject({ extra: { retryAfterSeconds: 1_800 } });
    clock.current = new Date('2026-11-22T12:00:00Z');
    await guess();
    await expect(guess()).rejects.toMatchObject({ extra: { retryAfterSeconds: 3_600 } });
    await limiter.clear('account');
    await expect(guess()).resolves.toBeUndefined();
  });

  it('refuses from memory what the database refused a moment ago, and asks it again five seconds later', async () => {
    const limiter = createRateLimiter({ db: database.db, clock, rememberRefusalsMs: 5_000 });
    const other = createRateLimiter({ db: database.db, clock, rememberRefusalsMs: 5_000 });
    const countRows = async () => (await database.db.select().from(rateLimits)).map(({ count }) => count);
    for (let i = 0; i < 10; i += 1) await limiter.hit('door', TEN);
    for (let i = 0; i < 30; i += 1)
      await expect(limiter.hit('door', TEN)).rejects.toMatchObject({ errorCode: 'RATE_LIMITED' });
    expect(await countRows()).toEqual([11]);
    // Another process takes tries back: this one sees it once it asks.
    await other.forgive('door', TEN);
    await other.forgive('door', TEN);
    await expect(limiter.hit('door', TEN)).rejects.toMatchObject({ extra: { retryAfterSeconds: 60 } });
    clock.current = new Date('2026-11-21T12:00:05Z');
    await expect(limiter.hit('door', TEN)).resolves.toBeUndefined();
  });

  it('lets a key pass at once that this process forgave or cleared, and one whose time is over', async () => {
    const limiter = createRateLimiter({ db: database.db, clock, rememberRefusalsMs: 5_000 });
    const one = { limit: 1, windowSeconds: 60 };
    await limiter.hit('door', one);
    await expect(limiter.hit('door', one)).rejects.toThrow();
    await limiter.forgive('door', one);
    await limiter.forgive('door', one);
    await limiter.hit('door', one);
    await expect(limiter.hit('door', one)).rejects.toThrow();
    await limiter.clear('door');
    await limiter.hit('door', one);
    clock.current = new Date('2026-11-21T12:00:58Z');
    await expect(limiter.hit('door', one)).rejects.toMatchObject({ extra: { retryAfterSeconds: 2 } });
    clock.current = new Date('2026-11-21T12:01:00Z');
    await expect(limiter.hit('door', one)).resolves.toBeUndefined();
  });

  it('throws old rows away and keeps no e-mail in clear', async () => {
    const limiter = createRateLimiter({ db: database.db, clock });
    await limiter.hit('login account ana@cliente.example', TEN);
    expect(JSON.stringify(await database.db.select().from(rateLimits))).not.toContain('ana@');
    clock.current = new Date('2026-11-24T12:00:00Z');
    await limiter.hit('door', TEN);
    expect(await database.db.select().from(rateLimits)).toHaveLength(1);
  });
});
