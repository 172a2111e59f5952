import { describe, expect, it, vi } from 'vitest';

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
  while (work.running > 0) {
    work.release.forEach((release) => release());
    work.release.clear();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return done;
}

describe('passwords', () => {
  it('are worked on eight at a time, and a crowd is told to come back', async () => {
    const results = await finishAll(Array.from({ length: 250 }, () => hashPassword('porteira azul')));
    expect(work.most).toBe(8);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(208);
    expect(results.at(-1)).toMatchObject({
      reason: { errorCode: 'UNAVAILABLE', extra: { retryAfterSeconds: 5 } },
    });
  });

  it('of an account that does not exist cost the same work and never match', async () => {
    work.calls = 0;
    const [result] = await finishAll([verifyPassword(null, 'porteira azul')]);
    expect(work.calls).toBe(1);
    expect(result).toMatchObject({ value: false });
  });
});
