import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useBuiltConfig } from './built-config';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('hands Next the configuration of the build, with the paths and the cache of here and now', () => {
  const config = {
    distDir: '.next',
    outputFileTracingRoot: '/where/it/was/built',
    cacheHandler: '/where/it/was/built/handler.mjs',
    experimental: { built: 1 },
  };
  writeFileSync(join(folder, 'required-server-files.json'), JSON.stringify({ config }));
  const env: Record<string, string | undefined> = { NEXT_DIST_DIR: folder };
  useBuiltConfig(env);
  const handed: unknown = JSON.parse(env.__NEXT_PRIVATE_STANDALONE_CONFIG ?? '');
  expect(handed).toMatchObject({ distDir: '.next', outputFileTracingRoot: process.cwd() });
  expect(handed).not.toHaveProperty('cacheHandler');
  expect(handed).toHaveProperty('experimental', { built: 1, isrFlushToDisk: true });
});
