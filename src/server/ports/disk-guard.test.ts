import { describe, expect, it } from 'vitest';
import { makeTestApp } from '@/testing/test-app';
import { createDiskGuard, createFilesDisk } from './disk-guard';

describe('the disk guard', () => {
  it('refuses writes below 200 MB free, still allows reads, and recovers by itself', async () => {
    let free = 199 * 1024 * 1024;
    const clock = { current: 0, now: () => new Date(clock.current) };
    const disk = createDiskGuard('.', 200 * 1024 * 1024, clock, async () => free);
    const { request, close } = await makeTestApp({ disk });
    const login = () => request('POST', '/auth/login', { body: { email: 'a@b.example', password: 'x' } });

    const refused = await login();
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ errorCode: 'STORAGE_LOW' });
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await request('GET', '/category/')).status).toBe(200);

    free = 201 * 1024 * 1024;
    clock.current += 10_000;
    expect((await login()).status).toBe(401);
    await close();
  });

  it('lets the write tell when the disk cannot be asked', async () => {
    const disk = createDiskGuard('.', 1, { now: () => new Date(0) }, async () =>
      Promise.reject(new Error('no such disk')),
    );
    expect(await disk.isLow()).toBe(false);
  });

  it('beside Postgres tells what is free for files, refuses nothing, and tells nothing of a missing folder', async () => {
    const disk = createFilesDisk('.', async () => 1_000);
    expect([await disk.isLow(), await disk.freeBytes?.()]).toEqual([false, 1_000]);
    expect(await createFilesDisk('test-results/no-such-folder').freeBytes?.()).toBeNull();
  });
});
