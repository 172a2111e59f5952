import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Fault } from '@/server/kernel/fault';
import { createDiskFiles } from '@/server/ports/media/disk-files';
import { mediaRoutes } from './media.routes';

let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'media-'));
  await writeFile(join(directory, 'vaca-0123abcd-320.webp'), 'picture');
  await writeFile(join(directory, 'manifest.json'), '{}');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const get = (path: string) =>
  mediaRoutes({ pictures: createDiskFiles(directory) })
    .onError((error, c) => c.text('', error instanceof Fault ? 404 : 500))
    .request(path);

describe('pictures', () => {
  it('are served for ever under their hash, with their type', async () => {
    const response = await get('/media/vaca-0123abcd-320.webp');
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('picture');
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toContain('immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    '/media/vaca-0123abcd-999.webp',
    '/media/manifest.json',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/../package.json',
    '/media/%2e%2e/manifest.json',
    '/media/vaca-0123abcd-320.webp%00.json',
    '/media/',
    `/media/${'a'.repeat(400)}-320.webp`,
    '/media/vaca-0123abcd-320.svg',
  ])('%s is not found', async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
