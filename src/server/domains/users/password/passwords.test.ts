import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { readEnv } from '@/env';
import { rememberClient } from '@/server/http/client-scope';
import type { AppEnv } from '@/server/http/route';
import { readClient } from '@/server/kernel/current-client';

const work = vi.hoisted(() => ({ running: 0, most: 0, calls: 0, release: new Set<() => void>() }));

vi.mock('@node-rs/argon2', () => {
  const wait = async () => {
    work.calls += 1;
    work.running += 1;
    work.most = Math.max(work.most, work.running);
    await new Promise<void>((resolve) => work.release.add(resolve));
    work.running -= 1;
    return true;
  };
  return { hash: wait, verify: wait };
});

const { hashPassword, verifyPassword } = await import('./passwords');

async function finishAll(promises: Promise<unknown>[]) {
  const done = Promise.allSettled(promises);
  await new Promise((resolve) => setImmediate(resolve));
  while (work.running > 0) {
    work.release.forEach((release) => release());
    work.release.clear();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}

describe('passwords', () => {
  it('are worked on two at a time, and a crowd of one address is told to try again', async () => {
    const results = await finishAll(Array.from({ length: 250 }, () => hashPassword('porteira azul')));
    expect(work.most).toBe(2);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(152);
    expect(results.at(-1)).toMatchObject({
      reason: { errorCode: 'UNAVAILABLE', extra: { retryAfterSeconds: 5 } },
    });
  });

  it('of another address come after two of a crowd, and not after all of them', async () => {
    const app = new Hono<AppEnv>().use(rememberClient({ env: readEnv({ NODE_ENV: 'test' }) }));
    const order: string[] = [];
    app.post('/', async (c) => {
      await hashPassword('porteira azul');
      order.push(readClient());
      return c.body(null, 204);
    });
    const signIn = async (remoteAddress: string) =>
      app.request('/', { method: 'POST' }, { incoming: { socket: { remoteAddress } } });
    const crowd = Array.from({ length: 40 }, () => signIn('9.9.9.9'));
    await finishAll([...crowd, signIn('8.8.8.8')]);
    expect(order.indexOf('8.8.8.8')).toBeLessThan(6);
  });

  it('of an account that does not exist cost the same work and never match', async () => {
    work.calls = 0;
    const [result] = await finishAll([verifyPassword(null, 'porteira azul')]);
    expect(work.calls).toBe(1);
    expect(result).toMatchObject({ value: false });
  });
});
